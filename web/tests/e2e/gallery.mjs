// Every station in every language at three widths: nothing overflows, axe finds nothing. The
// pictures stay in web/artefacts; with GALLERY=folder a few of them go there for the docs.
// node tests/e2e/gallery.mjs URL

import { copyFileSync, mkdirSync } from 'node:fs';
import { act } from './act.mjs';
import { count, launch, person, until } from './browser.mjs';
import {
  everywhere, look, noProblems, OUT, PHONE, problem, settled, SIZES, wish,
} from './look.mjs';
import { duel, giveUp, press, run } from './table.mjs';

const url = process.argv[2];
const TABS = ['captain', 'first_mate', 'engineer', 'radio_operator'];
const WIDE = SIZES.slice(0, 1), NARROW = SIZES.slice(1);

// A game of one person against bots, a few turns in.
async function turnGame(browser) {
  const page = await person(browser, 'Ann', { viewport: { width: 360, height: 740 } });
  await page.goto(url);
  await page.click('.button.big');
  await page.click('.play-card.turn >> nth=0');
  await playOn(page, 45);
  return page;
}

async function playOn(page, looks) {
  await until('the game', () => count(page, '.target'));
  await page.click('.target .row .button:nth-child(2)');
  for (let i = 0; i < looks && !await count(page, '.ending'); i++) {
    await act(page);
    await page.waitForTimeout(25);
  }
}

// A real-time game in which one person holds all four posts.
async function realGame(browser) {
  const page = await person(browser, 'Ann', { viewport: { width: 360, height: 740 } });
  await duel(page, url, { real: true, least: 2, stop: 0, hull: 8 });
  await playOn(page, 30);
  return page;
}

async function stations(page, mode) {
  for (const [i, role] of TABS.entries()) {
    const tab = `[role="tab"]:nth-child(${i + 1})`;
    await everywhere(page, `${mode}-${role}`, `${tab}[aria-selected="true"]`,
      { again: (p) => press(p, tab), sizes: NARROW });
  }
  await everywhere(page, `${mode}-all`, '.side-by-side', { sizes: WIDE });
}

// Own wishes: each theme with the colours for the colour-blind, for the left hand.
async function wishes(page) {
  for (const theme of ['paper', 'night']) {
    const all = { theme, 'safe-colours': true, 'left-handed': true, speed: 'none' };
    for (const [key, value] of Object.entries(all)) await wish(page, key, value);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await look(page, `wishes-${theme}-${width}`, { axe: true });
    }
  }
}

async function screens(browser) {
  const page = await person(browser, 'Ann');
  await page.goto(url);
  await everywhere(page, 'home', '.home', { anew: true });
  await page.click('.home-pair .button');
  await until('the lobby', () => count(page, '.lobby'));
  await everywhere(page, 'lobby', '.lobby');
  await page.goto(`${url}rules`);
  await everywhere(page, 'rules', '.rules', { anew: true });
}

// The end of a game and its debrief.
async function debrief(page) {
  await giveUp(page);
  await everywhere(page, 'ending', '.ending', { sizes: PHONE });
  await page.click('.to-debrief');
  await until('the debrief', () => count(page, '.debrief'));
  await everywhere(page, 'debrief', '.debrief:has(.curve):has(.decisive-panel)');
}

const LAPTOPS = [[1024, 768], [1280, 720], [1366, 768]];

// Which of these are not wholly in sight, or lie under something.
const outOfSight = (page, ...things) => page.evaluate((list) => list.filter((thing) => {
  const found = document.querySelector(thing);
  const { left, top, bottom } = found.getBoundingClientRect();
  const seen = (y) => found.contains(document.elementFromPoint(left + 20, y));
  return top < 0 || bottom > innerHeight || !seen(top + 8) || !seen(bottom - 8);
}), things);

// Nothing shifts while the debrief is being worked out. On a laptop the whole chart and the
// timeline are in sight; on a phone the chart stays there while the last moment is touched.
async function steady(page) {
  for (const [width, height] of [...LAPTOPS, ...SIZES]) {
    await page.setViewportSize({ width, height });
    await page.reload();
    await until('all of it', () =>
      count(page, '.debrief:has(.decisive-panel.found):has(polyline[points*=","])'));
    await settled(page);
    const shift = await page.evaluate(() => new Promise((done) => {
      let sum = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) sum += entry.value;
        done(sum);
      }).observe({ type: 'layout-shift', buffered: true });
      requestAnimationFrame(() => requestAnimationFrame(() => done(sum)));
    }));
    if (shift > 0.01) problem(`the debrief shifts by ${shift} at ${width} x ${height}`);
    for (const thing of width < 900 ? [] : await outOfSight(page, '.debrief .chart-box',
      '.debrief-chart .segmented', '.player input', '.player .button.main')) {
      problem(`the debrief: ${thing} is out of sight at ${width} x ${height}`);
    }
    await page.locator('.moments .moment').last().scrollIntoViewIfNeeded();
    const seen = await page.evaluate(() => {
      const { top, bottom } = document.querySelector('.debrief .chart').getBoundingClientRect();
      return Math.min(bottom, innerHeight) - Math.max(top, 0);
    });
    if (seen < 200) problem(`the debrief's chart is out of sight at ${width} x ${height}`);
  }
}

async function inTurns(browser) {
  const page = await turnGame(browser);
  await stations(page, 'turn');
  await debrief(page);
  await steady(page);
}

async function inRealTime(browser) {
  const page = await realGame(browser);
  await stations(page, 'real');
  await wishes(page);
}

async function main() {
  const browser = await launch();
  await Promise.all([inTurns(browser), inRealTime(browser), screens(browser)]);
  await browser.close();
  if (process.env.GALLERY) gallery(process.env.GALLERY);
  noProblems();
}

function gallery(folder) {
  mkdirSync(folder, { recursive: true });
  for (const tab of TABS) copyFileSync(`${OUT}turn-${tab}-en-360.png`, `${folder}/${tab}.png`);
  for (const name of ['turn-all-en-1440', 'real-all-en-1440', 'debrief-en-1440']) {
    copyFileSync(`${OUT}${name}.png`, `${folder}/${name}.png`);
  }
}

await run(main);
