// Every station, and the bridge of one person, at every size in both modes, with calls and warnings
// in sight: nothing scrolls, every control lies inside the window with nothing over it, and nothing
// moves when a call comes or a button explains itself. With larger text pages may scroll, but every
// control can be reached.
// node tests/e2e/layouts.mjs URL

import { count, launch, person, until } from './browser.mjs';
import { keySection, surface } from './hull.mjs';
import { found, inLanguage, noProblems, settled, usable, wish } from './look.mjs';
import {
  answer, noErrors, openRoom, place, press, pressed, quickSail, ROLES, run, sail, spaceOf,
} from './table.mjs';

const url = process.argv[2];
const SIZES = [[390, 620], [360, 640], [390, 844], [740, 360], [1024, 768], [1280, 720],
  [1366, 768], [1440, 900]];
// The tightest of a phone, of one on its side and of a laptop, for the languages of longer words.
const TIGHT = [[360, 640], [740, 360], [1024, 768], [1280, 720]];
const OTHERS = ['uk', 'fr'];
const TEXT_SIZES = ['130', '150'];
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

const upright = { width: 360, height: 640 };

async function measured(page, name, sizes = SIZES) {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await settled(page);
    await found(page, `layout-${name}-${width}x${height}`, await misplaced(page));
  }
  await page.setViewportSize(upright);
}

// With the text as large as the player can wish it; `each` brings about what there is to see.
async function enlarged(page, name, each = (see) => see('')) {
  for (const text of TEXT_SIZES) {
    await wish(page, 'text-size', text);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await settled(page);
      await each((what) => usable(page, `layout-${name}${what}-${width}x${height}-text-${text}`));
    }
  }
  await wish(page, 'text-size', '100');
  await page.setViewportSize(upright);
}

// One person's posts, which may be tabs or side by side.
const tabByTab = (page) => async (see) => {
  const tabs = await count(page, '[role="tab"]');
  if (!tabs) await see('-all');
  for (let i = 0; i < tabs; i++) {
    await pressed(page, `[role="tab"]:nth-child(${i + 1})`);
    await see(`-${ROLES[i]}`);
  }
};

// On a phone the posts of one person are tabs.
async function eachTab(page, name, sizes = SIZES) {
  const tabs = await count(page, '[role="tab"]');
  if (!tabs) return measured(page, name, sizes);
  for (let i = 0; i < tabs; i++) {
    await pressed(page, `[role="tab"]:nth-child(${i + 1})`);
    await measured(page, `${name}-${i + 1}`, sizes.filter(([w, h]) => w < 900 || h < 500));
  }
  await pressed(page, '[role="tab"]:first-child');
  return measured(page, `${name}-all`, sizes.filter(([w, h]) => w >= 900 && h >= 500));
}

const boxes = (page) => page.evaluate(() => [...document.querySelectorAll(
  '.bridge button, .bridge [role="button"], .bridge .chart, .bridge .board')].map((e) => {
  const { x, y, width, height } = e.getBoundingClientRect();
  return [x, y, width, height].map(Math.round).join(' ');
}).join('\n'));

// Where everything is at each of these sizes.
async function everyBox(page) {
  const all = [];
  for (const [width, height] of TIGHT) {
    await page.setViewportSize({ width, height });
    await settled(page);
    all.push(await boxes(page));
  }
  return all;
}

// Everything is in the same place before something is said and while it can be read.
async function still(page, name, { happens, seen }) {
  const before = await everyBox(page);
  const after = await until(`${name}: it was there all the time`, async () => {
    await happens();
    await until(`${name}: it is there`, () => count(page, seen));
    const now = await everyBox(page);
    return await count(page, seen) && now;
  });
  for (const [i, [width, height]] of TIGHT.entries()) {
    await found(page, `${name} at ${width} x ${height}`,
      before[i] === after[i] ? [] : ['things moved']);
  }
  await page.setViewportSize(upright);
}

// Some people on one boat, and one on the other, who is the last.
async function atSea(browser, real, names) {
  const viewport = upright;
  const [ann, ...others] = await Promise.all(names.map((name) =>
    person(browser, name, { viewport })));
  const wishes = { map: 'charlie', blue: others.length, yellow: 1, hull: 4 };
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
  return [...crew.slice(0, -1), bob];
}

async function fiveAtSea(browser, real) {
  const pages = await atSea(browser, real, ['Ann', 'Cem', 'Dia', 'Eve', 'Bob']);
  return { crew: Object.fromEntries(ROLES.map((role, i) => [role, pages[i]])), bob: pages.at(-1) };
}

// Two or three people share a boat: somebody has several posts, and mates.
async function sharedBoat(browser, real, names) {
  const pages = await atSea(browser, real, [...names, 'Bob']);
  const [ann] = pages, bob = pages.at(-1);
  await until('placing', () => count(ann, '.target'));
  await place(ann, 'B5');
  await place(bob, 'J1');
  for (const [i, name] of names.entries()) {
    await until('the game', () => count(pages[i], '.bridge:not(:has(.target))'));
    await eachTab(pages[i], `${real ? 'real' : 'turn'}-of-${names.length}-${name}`);
  }
  noErrors({ ann, bob });
  for (const page of pages) await page.context().close();
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
    await inLanguage(page, language);
    await measured(page, `${role}-${language}`, TIGHT);
  }
  await inLanguage(bob, language);
  await eachTab(bob, `one-${language}`, TIGHT);
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
  for (const [role, page] of Object.entries(crew)) {
    await measured(page, `${name}-${role}`);
    await enlarged(page, `${name}-${role}`);
  }
  await eachTab(bob, `${name}-one`);
  await enlarged(bob, `${name}-one`, tabByTab(bob));
  await pressed(bob, '[role="tab"]:first-child');
  if (real) await surfaced(crew, bob);
  for (const language of real ? [] : OTHERS) await translated(crew, bob, language);
  noErrors({ ...crew, bob });
  for (const page of [...Object.values(crew), bob]) await page.context().close();
}

async function main() {
  const browser = await launch();
  await Promise.all([mode(browser, false), mode(browser, true)]);
  await Promise.all([sharedBoat(browser, false, ['Ann', 'Cem', 'Dia']),
    sharedBoat(browser, true, ['Ann', 'Cem'])]);
  await browser.close();
  noProblems();
}

await run(main);
