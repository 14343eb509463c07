// Where is he? From the home screen: today's three grades with a wrong answer and the right one,
// the last by keyboard, the result in the clipboard, the streak, an earlier day without a network.
// Every language is looked at on a small phone.
// node tests/e2e/puzzle.mjs URL

import { load } from '../../../wasm/fathom.mjs';
import { filesAreKept } from './against-bots.mjs';
import { count, launch, person, until } from './browser.mjs';
import { everywhere, look, noProblems, PHONE } from './look.mjs';
import { pressed, run, spaceOf } from './table.mjs';

const url = process.argv[2];
const SMALL = { width: 360, height: 640 };
const DAY_MS = 86_400_000;
const GRADES = [1, 2, 3];

const now = new Date();
const today = Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY_MS);
const nameOf = (day) => new Date(day * DAY_MS).toISOString().slice(0, 10);

const kept = await (await fetch(`${url}sw.js`)).text();
const fathom = await load(url + /assets\/fathom-[^"]*\.wasm/.exec(kept)[0]);

// A wrong answer that can be given, and the right one.
function answersTo(day, grade) {
  const puzzle = fathom.puzzle(day, grade), { chart, kind, reach } = puzzle.asked;
  const sea = chart.flatMap((row, y) => [...row].map((sign, x) => sign === '.' &&
    String.fromCharCode(65 + x) + (y + 1))).filter(Boolean);
  const wrong = (reach ?? sea).filter((s) => s !== puzzle.solution);
  const answers = { kind, right: puzzle.solution, wrong };
  puzzle.free();
  return answers;
}

const dayWith = (kind, grade) => {
  for (let day = today - 1; ; day--) if (answersTo(day, grade).kind === kind) return day;
};

const cell = (space) => `.puzzle .cell[data-at="${spaceOf(space)}"]`;

// From tool to tool, as the button says; the last one answers.
async function answer(page, space) {
  const ready = '.puzzle-bar .answer:not([aria-disabled])';
  for (;;) {
    await pressed(page, cell(space));
    await until('the next step', async () => await count(page, '.next-tool') ||
      await count(page, ready));
    if (!await count(page, '.next-tool')) break;
    await pressed(page, '.next-tool');
  }
  await pressed(page, ready);
}

async function byKeyboard(page, space) {
  if (await count(page, '.puzzle-bar .segmented')) {
    await page.focus('.puzzle-bar .segmented button >> nth=-1');
    await page.keyboard.press('Enter');
  }
  await page.focus('.puzzle .cell[tabindex="0"]');
  const from = await page.evaluate(() => Number(document.activeElement.dataset.at));
  const to = spaceOf(space), down = (to >> 4) - (from >> 4), right = (to & 15) - (from & 15);
  const move = async (times, key) => {
    for (let i = 0; i < times; i++) await page.keyboard.press(key);
  };
  await move(Math.abs(down), down > 0 ? 'ArrowDown' : 'ArrowUp');
  await move(Math.abs(right), right > 0 ? 'ArrowRight' : 'ArrowLeft');
  await page.keyboard.press('Enter');
  await page.focus('.puzzle-bar .answer');
  await page.keyboard.press('Enter');
}

// The pencil marks a place, and takes the mark away.
async function mark(page, space) {
  await pressed(page, cell(space));
  for (const marks of [1, 0]) {
    await page.click('.puzzle-answer .button >> nth=1');
    await until('a mark', async () => await count(page, '.marked') === marks);
  }
}

const tries = (page, verdict) => count(page, `.tries .${verdict}`);

async function solve(page, day, grade) {
  const { right, wrong, kind } = answersTo(day, grade);
  const give = grade === 3 ? byKeyboard : answer;
  await page.click(`.puzzle > .segmented button >> nth=${grade - 1}`);
  await until('the puzzle', () => count(page, '.puzzle-answer'));
  await look(page, `puzzle-${kind}-${grade}`, { axe: true });
  await give(page, wrong[0]);
  await until('it is wrong', async () => await tries(page, 'miss') + await tries(page, 'near'));
  const why = await page.textContent('.told');
  if (why.length < 20) throw new Error(`nothing is explained: ${why}`);
  await look(page, `puzzle-${kind}-${grade}-wrong`);
  await give(page, right);
  await until('it is right', () => count(page, '.told.right'));
  await look(page, `puzzle-${kind}-${grade}-right`, { axe: true });
}

async function goBackOverTheTape(page) {
  const words = await page.locator('.tape .word').count();
  const places = [];
  for (let i = 0; i <= words; i++) {
    places.push(await count(page, '.puzzle-chart .heat rect'));
    if (i < words) await page.click('.review .icon-button >> nth=0');
  }
  if (places[0] !== 1 || places.at(-1) < 60) throw new Error(`places by word: ${places}`);
}

async function fiveWrong(page, day, grade) {
  const { wrong, right } = answersTo(day, grade);
  await page.goto(`${url}puzzle/${nameOf(day)}`);
  await page.click(`.puzzle > .segmented button >> nth=${grade - 1}`);
  for (const space of wrong.slice(0, 5)) await answer(page, space);
  await until('it is over', () => count(page, '.review'));
  if (!(await page.textContent('.told')).includes(right)) throw new Error('no solution is told');
}

async function main() {
  const browser = await launch();
  const page = await person(browser, 'Ann', { viewport: SMALL });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(url);
  await page.click('.puzzle-link');
  await until('the puzzle of today', () => count(page, '.puzzle-grid'));
  await mark(page, answersTo(today, 1).right);
  for (const grade of GRADES) await solve(page, today, grade);
  await page.click('.puzzle-bar .share');
  const shared = await until('the result', () => page.evaluate(() =>
    navigator.clipboard.readText()));
  const [, ...lines] = shared.split('\n');
  if (lines.slice(0, 3).some((line) => !/^[123] [🟥🟨]🟩$/u.test(line)) ||
    !lines[3].endsWith(`/puzzle/${nameOf(today)}`)) throw new Error(`shared: ${shared}`);
  await page.goto(url);
  await until('the streak', async () => /1 day/.test(await page.textContent('.puzzle-link')));

  await page.goto(`${url}puzzle/${nameOf(dayWith('place', 1))}`);
  const day = dayWith('place', 1);
  await solve(page, day, 1);
  await goBackOverTheTape(page);
  await page.goto(`${url}puzzle/${nameOf(today + 1)}`);
  await until('tomorrow is today', () => count(page, '.review'));
  await page.goto(url);
  await filesAreKept(page);
  await page.context().setOffline(true);
  await fiveWrong(page, dayWith('shot', 3), 3);
  await page.context().setOffline(false);
  await page.click(`.puzzle-head .button >> nth=1`);
  await until('the days', () => count(page, '.puzzle-days'));
  await look(page, 'puzzle-days', { axe: true });
  await page.goto(`${url}puzzle/${nameOf(dayWith('shot', 3))}`);
  await until('it is still over', async () => {
    await page.click('.puzzle > .segmented button >> nth=2');
    return count(page, '.review');
  });
  await everywhere(page, 'puzzle', '.puzzle-grid', { sizes: PHONE });
  if (page.errors_.length) throw new Error(page.errors_.join('\n'));
  await browser.close();
  noProblems();
}

await run(main);
