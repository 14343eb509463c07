// What is this? A finger that stays on a thing, a mouse that rests on it, and `?` are told in two
// lines, in a game against bots: every system, gauge, panel, badge and role, by touch on a small
// phone. A press that asks does nothing else. Every help of every language fits there.
// node tests/e2e/helps.mjs URL

import { begin } from './against-bots.mjs';
import { count, launch, person, until } from './browser.mjs';
import { LANGUAGES } from './look.mjs';
import { book, schoolWord } from './school-words.mjs';
import { run } from './table.mjs';

const url = process.argv[2];
const SMALL = { width: 360, height: 640 };
const TABS = ['captain', 'first_mate', 'engineer', 'radio_operator'];
const WANTED = ['system-torpedo', 'system-mine', 'system-drone', 'system-sonar', 'system-silence',
  'course', 'surface', 'badge', 'gauge', 'panel', 'hull', 'kind-weapon', 'kind-radiation',
  'role-captain', 'role-engineer', 'tape'];
const MOST_LINES = 4;
const THIN = 'circuit'; // a line, for a mouse

const shown = (page) => page.evaluate(() => document.querySelector('.about')?.textContent ?? '');
const told = (page, key) => until(`the help of ${key}`, async () =>
  await shown(page) === schoolWord(`about-${key}`));
const gone = (page) => until('no help', async () => !await shown(page));

// Things on the screen that have a help, one of each kind, where a finger can reach them.
const things = (page) => page.evaluate(() => {
  const found = {};
  for (const e of document.querySelectorAll('[data-about]')) {
    if (!e.checkVisibility()) continue;
    e.scrollIntoView({ block: 'center' });
    const r = e.getBoundingClientRect(), x = r.x + r.width / 2;
    const down = [0.5, 0.05].find((share) => document.elementFromPoint(x, r.y + r.height * share)
      ?.closest('[data-about]') === e);
    if (down && !found[e.dataset.about]) found[e.dataset.about] = [e, down];
  }
  for (const [key, [e, down]] of Object.entries(found)) {
    e.setAttribute('data-asked', key);
    e.setAttribute('data-down', down);
  }
  return Object.keys(found);
});

// Stays until it is told, then lets go.
async function press(page, wire, key) {
  const at = await page.evaluate((about) => {
    const e = document.querySelector(`[data-asked="${about}"]`);
    e.scrollIntoView({ block: 'center' });
    const r = e.getBoundingClientRect();
    return { x: r.x + r.width / 2, y: r.y + r.height * Number(e.getAttribute('data-down')) };
  }, key);
  await wire.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await told(page, key);
  const outside = await page.evaluate(() => {
    const r = document.querySelector('.about').getBoundingClientRect();
    return r.left < 0 || r.top < 0 || r.right > innerWidth || r.bottom > innerHeight;
  });
  if (outside) throw new Error(`the help of ${key} is not all on the screen`);
  await wire.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function byFinger(page) {
  const wire = await page.context().newCDPSession(page), seen = new Set();
  for (const tab of TABS) {
    await page.evaluate((id) => document.getElementById(`tab-${id}`).click(), tab);
    await until(tab, () => count(page, `#tab-${tab}[aria-selected="true"]`));
    for (const key of await things(page)) {
      if (seen.has(key) || key === THIN) continue;
      seen.add(key);
      await press(page, wire, key);
      if (await count(page, 'dialog[open], .aim-text')) throw new Error(`${key} was also tapped`);
    }
  }
  const missing = WANTED.filter((key) => !seen.has(key));
  if (missing.length) throw new Error(`no help for: ${missing.join(', ')}`);
  console.log(`${seen.size} helps asked for by a finger`);
}

// Every help of every language in the place of one that is shown.
async function measure(page) {
  const texts = LANGUAGES.flatMap((language) => book(language)
    .filter((m) => m.id.startsWith('about-')).map((m) => [`${language} ${m.id}`, m.value]));
  const bad = await page.evaluate(([all, most]) => {
    const box = document.querySelector('.about');
    const line = parseFloat(getComputedStyle(box).lineHeight);
    const pad = box.clientHeight - line * Math.round(box.clientHeight / line);
    return all.filter(([, text]) => {
      box.textContent = text;
      return (box.clientHeight - pad) / line > most + 0.5 || box.scrollWidth > box.clientWidth + 1;
    }).map(([id]) => id);
  }, [texts, MOST_LINES]);
  if (bad.length) throw new Error(`too long: ${bad.join(', ')}`);
}

// In a game, on a first turn.
async function dive(page) {
  await page.goto(url);
  await begin(page);
  await page.click('.target .row .main');
  await until('the helm', () => count(page, '.compass .course:not([aria-disabled])'));
}

async function byMouseAndKey(browser) {
  const page = await person(browser, 'Bob', { viewport: { width: 1366, height: 768 } });
  await dive(page);
  await page.hover('.system-button.torpedo');
  await told(page, 'system-torpedo');
  await page.keyboard.press('Escape');
  await gone(page);
  const { x, y, width, height } = await page.locator('.circuit.gray path').first().boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  await told(page, THIN);
  await page.locator('.system-button.sonar').focus();
  await page.keyboard.press('?');
  await told(page, 'system-sonar');
  await page.context().close();
}

// On a narrow window a course brings another task under the mouse: no help over it before the mouse
// is moved.
async function byStillMouse(browser) {
  const page = await person(browser, 'Cem');
  await dive(page);
  await page.evaluate(() => {
    globalThis.helps = [];
    new MutationObserver(() => {
      const text = document.querySelector('.about')?.textContent;
      if (text) globalThis.helps.push(text);
    }).observe(document.querySelector('.about-live'), { childList: true });
  });
  await page.click('.compass .course:not([aria-disabled])');
  await until('a task', () => count(page, '.quick-button'));
  await page.hover('.quick-button');
  await until('a help', () => shown(page));
  await page.click('.quick-button');
  await until('the next task', () => count(page, '.quick-button.orange, .quick-button.yellow'));
  await page.waitForTimeout(1500); // longer than a mouse rests
  const helps = await page.evaluate(() => globalThis.helps.length);
  if (helps !== 1) throw new Error(`${helps} helps, and one was asked for`);
  await page.context().close();
}

async function main() {
  const browser = await launch();
  const page = await person(browser, 'Ann', { viewport: SMALL, hasTouch: true, isMobile: true });
  await dive(page);
  await byFinger(page);
  await page.keyboard.press('Escape');
  await page.locator('.tabs button').last().focus();
  await page.keyboard.press('?'); // the box in which all of them are measured
  await until('a help', () => shown(page));
  await measure(page);
  await byMouseAndKey(browser);
  await byStillMouse(browser);
  if (page.errors_.length) throw new Error(page.errors_.join('; '));
  await browser.close();
}

await run(main);
