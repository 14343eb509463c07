// Every station, and the bridge of one person, at every size in both modes, with calls and warnings
// in sight: nothing scrolls, every control lies inside the window with nothing over it, and nothing
// moves when a call comes or a button explains itself. Pictures stay in web/artefacts.
// node tests/e2e/layouts.mjs URL

import { mkdirSync } from 'node:fs';
import { count, launch, person, until } from './browser.mjs';
import { keySection, surface } from './hull.mjs';
import { noProblems, OUT, problem, settled, speak } from './look.mjs';
import {
  answer, noErrors, openRoom, place, press, pressed, quickSail, ROLES, run, sail, spaceOf,
} from './table.mjs';

const url = process.argv[2];
const SIZES = [[390, 620], [360, 640], [390, 844], [740, 360], [1024, 768], [1280, 720],
  [1366, 768], [1440, 900]];
// The tightest of a phone, of one on its side and of a laptop, for the languages of longer words.
const TIGHT = [[360, 640], [740, 360], [1024, 768], [1280, 720]];
const OTHERS = ['uk', 'fr'];
const UNHURRIED = { stop: 0, aim: 0, answer: 0, confirm: 0 };
const FREE = ['weapon'];

// Controls outside the window or under something else, and a page that would scroll.
const misplaced = (page) => page.evaluate(() => {
  const bad = [];
  const high = document.documentElement.scrollHeight - innerHeight;
  if (high > 1) bad.push(`the page is ${high} px too high`);
  const controls = 'button, select, input, a[href], [role="button"], .cell.can';
  for (const e of document.querySelectorAll(controls)) {
    if (!e.checkVisibility({ visibilityProperty: true })) continue;
    const { left, top, right, bottom } = e.getBoundingClientRect();
    const name = `${e.getAttribute('class')?.replace(/\s+/g, ' ') ?? e.tagName} ` +
      `"${(e.getAttribute('aria-label') ?? e.textContent).slice(0, 30)}"`;
    if (top < -1 || left < -1 || bottom > innerHeight + 1 || right > innerWidth + 1) {
      bad.push(`outside the window: ${name}`);
    } else if (!e.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))) {
      bad.push(`covered: ${name}`);
    }
  }
  return bad;
});

async function measured(page, name, sizes = SIZES, pictures = true) {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await settled(page);
    for (const what of await misplaced(page)) problem(`${name} at ${width} x ${height}: ${what}`);
    if (pictures) await page.screenshot({ path: `${OUT}layout-${name}-${width}x${height}.png` });
  }
  await page.setViewportSize({ width: 360, height: 640 });
}

// On a phone the posts of one person are tabs.
async function measuredTabs(page, name, sizes = SIZES, pictures = true) {
  for (const [i, role] of ROLES.entries()) {
    await pressed(page, `[role="tab"]:nth-child(${i + 1})`);
    await measured(page, `${name}-${role}`, sizes.filter(([w, h]) => w < 900 || h < 500), pictures);
  }
  await pressed(page, '[role="tab"]:first-child');
  await measured(page, `${name}-all`, sizes.filter(([w, h]) => w >= 900 && h >= 500), pictures);
}

const boxes = (page) => page.evaluate(() => [...document.querySelectorAll(
  '.bridge button, .bridge [role="button"], .bridge .chart, .bridge .board')].map((e) => {
  const { x, y, width, height } = e.getBoundingClientRect();
  return [x, y, width, height].map(Math.round).join(' ');
}).join('\n'));

// Where everything is before and after something is said is the same.
async function still(page, name, { happens, seen }) {
  for (const [width, height] of TIGHT) {
    await page.setViewportSize({ width, height });
    await settled(page);
    const before = await boxes(page);
    await happens();
    await until(`${name}: it is there`, () => count(page, seen));
    await settled(page);
    if (await boxes(page) !== before) problem(`${name} at ${width} x ${height}: things moved`);
    await until('it is gone', async () => !await count(page, '.toast'));
  }
  await page.setViewportSize({ width: 360, height: 640 });
}

// Four people on one boat, one on the other.
async function fiveAtSea(browser, real) {
  const viewport = { width: 360, height: 640 };
  const [ann, ...others] = await Promise.all(['Ann', 'Cem', 'Dia', 'Eve', 'Bob'].map((name) =>
    person(browser, name, { viewport })));
  const wishes = { map: 'charlie', blue: 4, yellow: 1, hull: 4 };
  const unhurried = real ? { least: 2, ...UNHURRIED } : {};
  const code = await openRoom(ann, url, { real, ...wishes, ...unhurried });
  const crew = [ann, ...others], bob = others.at(-1);
  for (const [i, page] of crew.entries()) {
    if (page !== ann) await page.goto(`${url}r/${code}`);
    const seat = page === bob ? '.crew.yellow .seat' : `.crew.blue .seat:nth-child(${i + 1})`;
    await pressed(page, `${seat} .main`);
    await until('seated', () => count(page, '.seat.mine'));
    if (page !== ann) await pressed(page, '.start-bar .button.main');
  }
  await until('the start', () => press(ann, '.start-bar .main:not([aria-disabled])'));
  for (const page of crew) await until('the game', () => count(page, '.bridge'));
  return { crew: Object.fromEntries(ROLES.map((role, i) => [role, crew[i]])), bob };
}

const endTurn = (page, real) => (real ? undefined : pressed(page, '.orders .button.main'));

// The calls of the crew, each through its own dialog.
async function called(page, nth) {
  await pressed(page, '.top-bar [aria-label="Calls to the crew"]');
  await pressed(page, `.calls .call-group:nth-of-type(${nth}) .button`);
}

// Three courses each; then the torpedo and the other side's sonar are ready, and panels are full
// enough for warnings.
async function threeRounds(crew, bob, real) {
  const blueFirst = real || await until('somebody has the turn', async () =>
    (await count(bob, '.boat-badge.blue.turn') ? 'blue'
      : await count(bob, '.boat-badge.yellow.turn') && 'yellow')) === 'blue';
  const blue = async (last) => {
    await sail(crew, 'E', 'torpedo', FREE);
    if (last) await measured(crew.captain, `${real ? 'real' : 'turn'}-ready`, TIGHT);
    if (last) await aiming(crew.captain, real);
    if (last) await endTurn(crew.captain, real);
  };
  const yellow = () => quickSail(bob, 'W', 'sonar', ['detection']);
  for (let i = 0; i < 3; i++) {
    if (blueFirst) await blue(i === 2);
    await yellow();
    if (!blueFirst && i < 2) await blue(false);
  }
  await pressed(bob, '.system-button.sonar:not([aria-disabled])');
  await until('the question', () => count(crew.captain, '.controls.answer'));
  await measured(crew.captain, `${real ? 'real' : 'turn'}-answer`);
  await answer(crew.captain);
  if (!blueFirst) await blue(true);
  return blueFirst;
}

// One more each: four of six symbols are crossed out, and both boards warn.
async function fourthRound(crew, bob, { real, blueFirst }) {
  const blue = () => sail(crew, 'E', 'mine', FREE);
  const yellow = () => quickSail(bob, 'W', 'mine', ['detection']);
  if (blueFirst) await blue();
  if (blueFirst) await endTurn(crew.captain, real);
  await yellow();
  if (!blueFirst) await blue();
  await until('a warning', () => count(crew.engineer, '.news .danger'));
}

async function aiming(captain, real) {
  await pressed(captain, '.system-button.torpedo:not([aria-disabled])');
  await pressed(captain, `.chart .cell.can[data-at="${spaceOf('E6')}"]`);
  await until('a warning', () => count(captain, '.target .alert'));
  await measured(captain, `${real ? 'real' : 'turn'}-aim`);
  await pressed(captain, '.target .row .button:nth-child(2)');
}

// The hull to trace by hand and by keys, and to be confirmed.
async function surfaced(crew, bob) {
  await surface(bob);
  await until('the hull', () => count(bob, '.trace-area'));
  await measured(bob, 'real-tracing');
  await pressed(bob, '.tracing .button.small');
  await measured(bob, 'real-tracing-keys');
  for (let i = 0; i < 4; i++) await keySection(bob);
  await until('the question', () => count(crew.engineer, '.confirming'));
  await measured(crew.engineer, 'real-confirming');
}

async function translated(crew, bob, language) {
  for (const [role, page] of Object.entries(crew)) {
    await speak(page, language, '.station');
    await measured(page, `${role}-${language}`, TIGHT, false);
  }
  await speak(bob, language, '.station');
  await measuredTabs(bob, `one-${language}`, TIGHT, false);
}

async function mode(browser, real) {
  const name = real ? 'real' : 'turn';
  const { crew, bob } = await fiveAtSea(browser, real);
  await until('placing', () => count(crew.captain, '.target'));
  await measured(crew.captain, `${name}-placing`);
  await place(crew.captain, 'B5');
  await place(bob, 'J1');
  const blueFirst = await threeRounds(crew, bob, real);
  await fourthRound(crew, bob, { real, blueFirst });
  await still(crew.captain, `${name}, a call`,
    { happens: () => called(crew.first_mate, 2), seen: '.toast.of-call' });
  await still(crew.captain, `${name}, a refusal`, { seen: '.toast.of-why',
    happens: () => pressed(crew.captain, '.compass .course[aria-disabled]') });
  await still(crew.engineer, `${name}, a call to the Engineer`,
    { happens: () => called(crew.captain, 3), seen: '.toast.of-call' });
  await called(crew.engineer, 4);
  await called(crew.radio_operator, 1);
  for (const [role, page] of Object.entries(crew)) await measured(page, `${name}-${role}`);
  await measuredTabs(bob, `${name}-one`);
  if (real) await surfaced(crew, bob);
  for (const language of real ? [] : OTHERS) await translated(crew, bob, language);
  noErrors({ ...crew, bob });
  for (const page of [...Object.values(crew), bob]) await page.context().close();
}

async function main() {
  mkdirSync(OUT, { recursive: true });
  const browser = await launch();
  for (const real of [false, true]) await mode(browser, real);
  await browser.close();
  noProblems();
}

await run(main);
