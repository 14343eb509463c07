// A real-time game set up and won by keyboard alone: the lobby, the start on the chart, courses,
// duties, a sonar's answer, the hull traced with the arrows, the torpedo, the debrief. After every
// key the focus is somewhere, and can be seen. The other side is played by mouse.
// node tests/e2e/keyboard.mjs URL

import { count, launch, person, until, word } from './browser.mjs';
import { noErrors, place, pressed, quickSail, run, spaceOf } from './table.mjs';

const url = process.argv[2];

// Where the focus is, in words; null when it is nowhere or out of sight.
const focus = (page) => page.evaluate(() => {
  const at = document.activeElement;
  if (!at || at === document.body) return null;
  const { left, right, top, bottom } = at.getBoundingClientRect();
  const inSight = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  const ring = getComputedStyle(at).outlineStyle !== 'none' || at.matches('main, .symbol, .cell');
  return inSight && ring ? `${at.tagName} ${at.getAttribute('class')}` : null;
});

async function key(page, name) {
  await page.keyboard.press(name);
  await until(`the focus is somewhere after ${name}`, () => focus(page));
}

// Tab until the focus is on the thing; fails when it cannot be reached.
async function tabTo(page, selector) {
  for (let i = 0; i < 200; i++) {
    if (await page.evaluate((s) => document.activeElement?.matches(s), selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${selector}`);
}

async function hit(page, selector, name = 'Enter') {
  await until(`${selector} is there`, () => count(page, selector));
  await tabTo(page, selector);
  await key(page, name);
}

// A choice of a list, by its first letters; the label finds the list.
async function pick(page, label, text) {
  const id = await until(label, () => page.evaluate((l) => {
    const field = [...document.querySelectorAll('label')].find((e) =>
      e.textContent.startsWith(l));
    const select = field?.querySelector('select');
    if (select) select.dataset.key = l;
    return select && `select[data-key="${l}"]`;
  }, label));
  await tabTo(page, id);
  await page.keyboard.type(text);
  await until(`${label}: ${text}`, () => page.evaluate(([s, start]) =>
    document.querySelector(s)?.selectedOptions[0]?.text.startsWith(start), [id, text]));
}

function arrowFrom(at, to) {
  const dx = (to & 15) - (at & 15), dy = (to >> 4) - (at >> 4);
  if (dx) return dx > 0 ? 'ArrowRight' : 'ArrowLeft';
  return dy > 0 ? 'ArrowDown' : 'ArrowUp';
}

// Walks over the chart to a space and picks it; looks after each step where it is, for a chart that
// opens moves the focus to where one would begin.
async function walkTo(page, space) {
  const to = spaceOf(space);
  await until(`at ${space}`, async () => {
    await tabTo(page, '.chart .cell');
    const at = Number(await page.evaluate(() => document.activeElement.dataset.at ?? -1));
    if (at !== to && at >= 0) await key(page, arrowFrom(at, to));
    return at === to;
  });
  await key(page, 'Enter');
}

async function setUp(page) {
  await page.goto(url);
  await hit(page, '.home-pair .button');
  await until('the lobby', () => count(page, '.lobby details'));
  await hit(page, '.options .segmented button:nth-child(2)');
  await pick(page, 'Chart', 'Charlie');
  await pick(page, 'Blue crew', '1');
  await pick(page, 'Yellow crew', '1');
  await hit(page, 'details summary');
  await pick(page, word('rule-hull'), '2');
  await pick(page, word('rule-realtime_min_players'), '2');
  await pick(page, word('rule-stop_hold_ms'), word('rule-stop_hold_ms-0'));
  await until('the small crews', async () => await count(page, '.seat') === 2);
  await hit(page, '.crew.blue .seat .main');
  return page.textContent('.code');
}

// The other side comes by its link and sits down.
async function other(browser, code) {
  const page = await person(browser, 'Bob');
  await page.goto(`${url}r/${code}`);
  await pressed(page, '.crew.yellow .seat .main');
  await pressed(page, '.start-bar .button.main');
  return page;
}

// A course with an arrow, then both duties where the focus has gone to: what is charged, and which
// kind is kept.
async function keySail(page, arrow, gauge, keep) {
  await until('a course', () => count(page, '.compass .course:not([aria-disabled])'));
  await key(page, arrow);
  await hit(page, `.quick [data-system="${gauge}"]:not([disabled])`);
  await until('the cross', () => count(page, '.quick [data-symbol]'));
  await hit(page, `.quick [data-symbol]:not(.${keep}):not([disabled])`);
  await until('done', async () => !await count(page, '.quick'));
}

async function keyAnswer(page) {
  await until('the question', () => count(page, '.controls.answer'));
  await pick(page, 'Row', '5');
  await pick(page, 'Sector', '9');
  await hit(page, '.controls.answer .main:not([aria-disabled])');
}

async function keyTrace(page) {
  await hit(page, '.turn-bar .orders .button');
  await hit(page, 'dialog .main');
  await hit(page, '.tracing .button.small');
  for (let section = 1; section <= 4; section++) {
    await until(`section ${section}`, () => page.evaluate((n) =>
      document.querySelector('.tracing .now')?.textContent.includes(n), String(section)));
    for (let turn = 0; turn < 12; turn++) {
      for (const arrow of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft']) {
        if (await count(page, `.hull-section.done >> nth=${section - 1}`)) break;
        await key(page, arrow);
      }
    }
  }
}

async function debrief(page) {
  await hit(page, '.to-debrief');
  await until('the debrief', () => count(page, '.debrief .player input'));
  await tabTo(page, '.player input');
  for (const name of ['Home', 'ArrowRight', 'ArrowRight', 'ArrowLeft']) await key(page, name);
  const value = await page.inputValue('.player input');
  if (value !== '1') throw new Error(`the replay is at ${value}`);
  await hit(page, '.player .icon-button:last-child');
  await until('a step on', async () => await page.inputValue('.player input') === '2');
  await hit(page, '.moments .moment');
  await hit(page, '.debrief-head .button');
  await hit(page, '.ending > .row .button:last-child');
  await until('home', () => count(page, '.home'));
  await until('the focus is there', () => focus(page));
}

async function main() {
  const browser = await launch();
  const page = await person(browser, 'Ann');
  const bob = await other(browser, await setUp(page));
  await hit(page, '.start-bar .main:not([aria-disabled])');
  await until('placing', () => count(page, '.target'));
  await walkTo(page, 'B5');
  await hit(page, '.target .main');
  await place(bob, 'J6');
  await keySail(page, 'ArrowRight', 'torpedo', 'weapon');
  for (const dir of ['N', 'W', 'W']) await quickSail(bob, dir, 'sonar', ['detection']);
  await pressed(bob, '.system-button.sonar:not([aria-disabled])');
  await keyAnswer(page);
  console.log('answered');
  await keyTrace(page);
  await pressed(bob, '.confirming .main');
  await hit(page, '.tracing .main');
  console.log('traced and dived');
  for (const arrow of ['ArrowRight', 'ArrowRight']) {
    await keySail(page, arrow, 'torpedo', 'weapon');
  }
  await hit(page, '.system-button.torpedo:not([aria-disabled])');
  await walkTo(page, 'H5');
  await hit(page, '.target .row .button:first-child:not([aria-disabled], [disabled])');
  await until('the end', () => count(page, '.ending.won'));
  console.log('won by keyboard alone');
  await debrief(page);
  noErrors({ page, bob });
  await browser.close();
}

await run(main);
