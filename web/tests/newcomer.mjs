// A newcomer's way, by real touches: from the link through every lesson to a battle against cadets.
// Prints the taps and seconds of each lesson, what the coach has said, and how the battles ended; a
// picture of each step goes into FOLDER.
// node tests/newcomer.mjs URL WIDTHxHEIGHT FOLDER [BATTLES [battles]]      the battles alone

import { mkdirSync } from 'node:fs';
import { act } from './e2e/act.mjs';
import { count, launch, until } from './e2e/browser.mjs';
import { drawSection } from './e2e/hull.mjs';
import { schoolWord } from './e2e/school-words.mjs';

const [url, size, folder, battles = '1', only] = process.argv.slice(2);
const [width, height] = size.split('x').map(Number);
const READ_MS = 40; // of a person, for each character; counted, not waited for
mkdirSync(folder, { recursive: true });
let taps = 0, read = 0;

const visible = (page, selector) => page.locator(selector).filter({ visible: true }).first();

// A finger on the middle of it, where it can be seen.
async function tap(page, selector) {
  const target = visible(page, selector);
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) return false;
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  taps++;
  return true;
}

const text = (page, selector) => page.evaluate((s) =>
  document.querySelector(s)?.innerText ?? '', selector);

async function step(page, said) {
  if (await count(page, '.trace-area[data-pointed]')) {
    await drawSection(page);
    taps++;
  } else if (await count(page, '[data-pointed]')) await tap(page, '[data-pointed]');
  else if (await count(page, '.coach-next')) await tap(page, '.coach-next');
  await page.waitForTimeout(250);
  return await text(page, '.coach-text') !== said;
}

async function lesson(page, name) {
  const before = { taps, read, at: Date.now() };
  for (let i = 1; !await count(page, '.coach-card.done'); i++) {
    const said = await text(page, '.coach-text');
    read += said.length;
    await page.waitForTimeout(400);
    await page.screenshot({ path: `${folder}/${name}-${i}.png` });
    await until(said, () => step(page, said));
  }
  await page.screenshot({ path: `${folder}/${name}-done.png` });
  const seconds = (Date.now() - before.at + (read - before.read) * READ_MS) / 1000;
  console.log(`${name}: ${taps - before.taps} taps, ${seconds.toFixed(0)} s`);
}

async function lessons(page) {
  await tap(page, '.button.big');
  for (;;) {
    await until('the teacher', () => count(page, '.coach-card'));
    await lesson(page, new URL(page.url()).pathname.split('/').pop());
    if (!await count(page, '.coach-on')) return;
    await tap(page, '.coach-on');
    await page.waitForTimeout(300);
  }
}

// The place on the chart where the enemy is likeliest, among those that can be aimed at, and how
// many places there are: what a person sees on his own chart.
const likeliest = (page) => page.evaluate(() => {
  const spots = [...document.querySelectorAll('.captain .heat > *')].map((e) => {
    const r = e.getBoundingClientRect();
    return { x: r.x + r.width / 2, y: r.y + r.height / 2, hot: Number(e.getAttribute('opacity') ??
      getComputedStyle(e).opacity) };
  });
  const here = document.querySelector('.captain .submarine, .captain .boat')
    ?.getBoundingClientRect();
  const open = [...document.querySelectorAll('.captain .chart .cell.can')].map((e) =>
    e.getBoundingClientRect());
  const side = open[0]?.width ?? 1;
  const far = (p) => !here || Math.max(Math.abs(p.x - here.x - here.width / 2),
    Math.abs(p.y - here.y - here.height / 2)) > 1.5 * side;
  const aims = spots.filter((p) => far(p) && open.some((r) =>
    p.x > r.left && p.x < r.right && p.y > r.top && p.y < r.bottom));
  const middle = (axis) => spots.reduce((sum, p) => sum + p[axis], 0) / spots.length;
  const off = here && spots.length && { x: (middle('x') - here.x - here.width / 2) / side,
    y: (middle('y') - here.y - here.height / 2) / side };
  return { places: spots.length, best: aims.sort((a, b) => b.hot - a.hot)[0] ?? null, off };
});

// Towards where he may be, unless that course would damage the boat; close by, any will do.
async function courseTo(page, off) {
  if (!off || Math.abs(off.x) + Math.abs(off.y) < NEAR) return undefined;
  const sideways = off.x > 0 ? 'E' : 'W', along = off.y > 0 ? 'S' : 'N';
  const wanted = Math.abs(off.x) > Math.abs(off.y) ? [sideways, along] : [along, sideways];
  for (const dir of wanted) {
    if (await count(page, `.compass .${dir}:not([aria-disabled]):not(.hurts)`)) return dir;
  }
  return undefined;
}

const FEW = 5, NEAR = 4;
const MARKS = ['torpedo', 'sonar', 'drone', 'silence', 'mine']; // one after the other

async function strike(page) {
  await tap(page, '.system-button.torpedo');
  await page.waitForTimeout(150);
  const { best } = await likeliest(page);
  if (best) {
    await page.touchscreen.tap(best.x, best.y);
    await page.waitForTimeout(100);
    await tap(page, '.target .row .button:first-child');
    taps++;
  } else await tap(page, '.target .row .button:last-child');
  return !!best;
}

const ready = (page, system) => count(page, `.system-button.${system}.ready:not([aria-disabled])`);

// The first that is not full.
const toCharge = (page) => page.evaluate((marks) => marks.find((system) => document.querySelector(
  `.quick [data-system="${system}"]:not([disabled])`)), MARKS);

async function turn(page, wishes) {
  const { places, off } = await likeliest(page);
  if (await ready(page, 'torpedo') && places && places <= FEW && wishes.shots !== wishes.turn) {
    wishes.shots = wishes.turn;
    if (await strike(page)) return;
  }
  const looks = wishes.hide ? ['silence'] : places > FEW ? ['sonar', 'drone'] : [];
  let system = 'none';
  for (const one of looks) if (await ready(page, one)) system = one;
  const done = await act(page, { system, mark: await toCharge(page), spare: ['weapon'],
    dir: await courseTo(page, off) });
  if (done) taps++;
  if (done?.includes('.compass')) wishes.turn++;
}

async function battle(page, number) {
  const before = { taps, at: Date.now() }, wishes = { turn: 0 }, coached = [];
  await until('the chart', () => count(page, '.target'));
  await page.screenshot({ path: `${folder}/battle-${number}-0.png` });
  await tap(page, '.target .row .button:last-child');
  for (let i = 0; i < 6000 && !await count(page, '.ending'); i++) {
    await turn(page, wishes);
    await page.waitForTimeout(60);
    const toast = await text(page, '.toast.of-news');
    if (toast && toast !== coached.at(-1)) {
      coached.push(toast);
      wishes.hide = toast === schoolWord('coach-heard');
      console.log(`  turn ${wishes.turn}: ${toast}`);
      await page.screenshot({ path: `${folder}/battle-${number}-coach-${coached.length}.png` });
    }
  }
  await page.screenshot({ path: `${folder}/battle-${number}-end.png` });
  console.log(`battle ${number}: ${await text(page, '.ending h1')} after ${wishes.turn} turns, ${
    taps - before.taps} taps, ${((Date.now() - before.at) / 1000).toFixed(0)} s`);
}

async function main() {
  const browser = await launch();
  const context = await browser.newContext({ viewport: { width, height },
    locale: 'en-GB', hasTouch: true, isMobile: true, reducedMotion: 'reduce' });
  await context.addInitScript(() => localStorage.setItem('fathom.bot-pace', '0'));
  const page = await context.newPage();
  page.on('pageerror', (e) => console.log(`error: ${e.message}`));
  await page.goto(url);
  await until('home', () => count(page, '.button.big'));
  await page.screenshot({ path: `${folder}/0-home.png` });
  const from = Date.now();
  if (!only) await lessons(page);
  const seconds = (Date.now() - from + read * READ_MS) / 1000;
  console.log(`all lessons: ${taps} taps, ${seconds.toFixed(0)} s`);
  for (let i = 1; i <= Number(battles); i++) {
    const first = i === 1 && !only;
    if (!first) {
      await page.goto(`${url}learn`);
      await until('the list', () => count(page, '.battle'));
    }
    await tap(page, first ? '.coach-battle' : '.battle');
    await battle(page, i);
  }
  await browser.close();
}

await main();
