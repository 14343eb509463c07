// People around one table: a room, seats, courses, duties and orders through their screens.

import { mkdirSync } from 'node:fs';
import { count, person, pictures, until, word } from './browser.mjs';

export const ROLES = ['captain', 'first_mate', 'engineer', 'radio_operator'];

// The number of a space in the page: C7 is column 2, row 6.
export const spaceOf = (name) => (Number(name.slice(1)) - 1) * 16 + name.charCodeAt(0) - 65;

export const press = (page, selector) => page.evaluate((s) => {
  const found = document.querySelector(s);
  found?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  return !!found;
}, selector);

export async function pressed(page, selector) {
  await until(`${selector} can be pressed`, () => press(page, selector));
}

export async function choose(page, label, value) {
  await until(`the field ${label}`, () => page.evaluate(([text, to]) => {
    const field = [...document.querySelectorAll('label.field')]
      .find((l) => l.firstChild.textContent === text);
    const select = field?.querySelector('select');
    if (![...select?.options ?? []].some((o) => o.value === to)) return false;
    select.value = to;
    select.dispatchEvent(new Event('change', { bubbles: true }));
    return true;
  }, [label, value]));
}

const FIELDS = {
  map: 'map', blue: 'crew-blue', yellow: 'crew-yellow', help: 'radio-help', hull: 'rule-hull',
  stop: 'rule-stop_hold_ms', aim: 'rule-aim_limit_ms', answer: 'rule-answer_limit_ms',
  confirm: 'rule-confirm_limit_ms', least: 'rule-realtime_min_players',
};

// Opens a room; the options are changed one after the other, as fast as they can be clicked.
export async function openRoom(page, url, { real = false, time, ...wishes } = {}) {
  await page.goto(url);
  await until('home', () => count(page, '.home'));
  await page.click('text=Create a room');
  await until('the lobby', () => count(page, '.lobby details'));
  await page.evaluate(() => { document.querySelector('details').open = true; });
  if (real) await pressed(page, '.options .segmented button:nth-child(2)');
  if (time) await page.click(`.options .segmented >> text="${word(`clocks-${time}`)}"`);
  for (const [name, value] of Object.entries(wishes)) {
    await choose(page, word(FIELDS[name]), String(value));
  }
  const seats = (team) => count(page, `.crew.${team} .seat`);
  await until('the crews', async () => await seats('blue') === Number(wishes.blue ?? 4) &&
    await seats('yellow') === Number(wishes.yellow ?? 4));
  return page.textContent('.code');
}

// One person against a bot, each with all four posts of a submarine.
export async function duel(page, url, wishes) {
  await openRoom(page, url, { blue: 1, yellow: 1, ...wishes });
  await pressed(page, '.crew.blue .seat .main');
  await until('seated', () => count(page, '.seat.mine'));
  await pressed(page, '.start-bar .button:not(.main)');
  await until('the start', () => press(page, '.start-bar .main:not([aria-disabled])'));
  await until('placing', () => count(page, '.target'));
}

// Opens a room, seats one person a role, and starts.
export async function table(browser, url, wishes, names) {
  const pages = {};
  const host = await person(browser, names[0]);
  const code = await openRoom(host, url, wishes);
  let i = 0;
  for (const team of ['blue', 'yellow']) {
    for (const role of ROLES) {
      const page = i === 0 ? host : await person(browser, names[i]);
      if (i > 0) await page.goto(`${url}r/${code}`);
      i++;
      await sits(page, team, ROLES.indexOf(role));
      pages[`${team}.${role}`] = page;
      if (page !== host) await pressed(page, '.start-bar .button.main');
    }
  }
  await until('all are ready', () => press(host, '.start-bar .main:not([aria-disabled])'));
  for (const page of Object.values(pages)) await until('the game', () => count(page, '.bridge'));
  return { pages, code, host };
}

// Takes the seat of that crew, counted from 0.
export const sits = (page, team, place) => until(`${team} ${place} sits`, () =>
  page.evaluate(([crew, nth]) => {
    const seat = document.querySelectorAll(`.crew.${crew} .seat`)[nth];
    if (seat?.classList.contains('mine')) return true;
    [...seat?.querySelectorAll('button') ?? []].find((b) => b.textContent === 'Sit here')?.click();
    return false;
  }, [team, place]));

export const crewOf = (pages, team) =>
  Object.fromEntries(ROLES.map((r) => [r, pages[`${team}.${r}`]]));

const touch = (captain, space) =>
  pressed(captain, `.chart .cell.can[data-at="${spaceOf(space)}"]`);

export async function place(captain, space) {
  await touch(captain, space);
  await pressed(captain, '.target .main:not([aria-disabled])');
}

// One course with both duties. `spare` are the kinds that the Engineer leaves alone.
export async function sail(crew, dir, gauge, spare = []) {
  await pressed(crew.captain, `.compass .course.${dir}:not([aria-disabled])`);
  await duties(crew, gauge, spare);
}

export async function duties(crew, gauge, spare = []) {
  await until('both are asked', async () => await count(crew.captain, '.light.busy') === 2);
  await pressed(crew.first_mate, gauge ? `.gauge.can[data-system="${gauge}"]` : '.gauge.can');
  await until('the cross', () => cross(crew.engineer, spare));
  await until('both OK', async () => await count(crew.captain, '.light.ok') === 2);
}

const cross = (page, spare) => page.evaluate((kinds) => {
  const can = [...document.querySelectorAll('.symbol.can')];
  const free = can.filter((s) => !kinds.some((k) => s.classList.contains(k)));
  const good = free.filter((s) => !s.classList.contains('damage'));
  const best = good.find((s) => !s.classList.contains('radiation')) ?? good[0] ?? free[0] ??
    can[0];
  best?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  return !!best;
}, spare);

// The first button of the bar; beside it is the one that puts the weapon away.
const GIVE_THE_WORD = '.target .row .button:first-child:not([aria-disabled])';

// One person with all four posts on a phone: a course, and both duties where they come up.
export async function quickSail(page, dir, gauge, keep) {
  await pressed(page, `.compass .course.${dir}:not([aria-disabled])`);
  await pressed(page, `.quick [data-system="${gauge}"]:not([disabled])`);
  const spared = keep.map((kind) => `:not(.${kind})`).join('');
  await pressed(page, `.quick [data-symbol]${spared}:not([disabled])`);
  await until('done', async () => !await count(page, '.quick'));
}

// Aims a system at a space, and gives the word.
export async function fire(captain, system, space) {
  await pressed(captain, `.system-button.${system}:not([aria-disabled])`);
  await touch(captain, space);
  await pressed(captain, GIVE_THE_WORD);
}

export async function drone(captain, sector) {
  await pressed(captain, '.system-button.drone:not([aria-disabled])');
  await pressed(captain, `.sector-pad .button:nth-child(${sector})`);
  await pressed(captain, GIVE_THE_WORD);
}

// The enemy Captain answers a sonar: his row, and a sector that is not his.
export async function answer(captain) {
  await until('the question', () => count(captain, '.controls.answer'));
  for (const index of [0, 2]) {
    const select = captain.locator('.controls.answer select').nth(index);
    const options = await select.locator('option').count();
    for (let i = 1; i < options; i++) {
      await select.selectOption({ index: i });
      if (index === 0 && await count(captain, '.answer-row.true')) break;
      if (index === 2 && await count(captain, '.judged.good')) break;
    }
  }
  await pressed(captain, '.controls.answer .main');
}

const MENU = `[aria-label="${word('menu')}"]`, RESIGN = '.menu-buttons .warn:has(svg)';

// Resigns by the menu; a game that ends by itself meanwhile is over too.
export async function giveUp(page) {
  const over = () => count(page, '.ending');
  for (const step of [MENU, RESIGN, 'dialog .warn.grow']) {
    await until(step, async () => await over() || press(page, step));
  }
  await until('the end', over);
  if (await count(page, 'dialog[open]')) await page.keyboard.press('Escape');
}

export function noErrors(pages) {
  const errors = Object.values(pages).flatMap((p) => p.errors_);
  if (errors.length) throw new Error(errors.join('\n'));
}

const OUT = new URL('../../artefacts/', import.meta.url).pathname;

// Runs a script to its end: what went wrong is told, and is the exit status. What everyone saw then
// is kept in web/artefacts.
export async function run(main) {
  await main().catch(async (e) => {
    mkdirSync(OUT, { recursive: true });
    await pictures(OUT);
    console.error(e.message.slice(0, 3000), e.stack?.slice(-600));
    process.exit(1);
  });
}
