// Something to learn, and the moment played again: a game against bots that is given up, its
// debrief, what there is to learn leads to its moment, and from there a game goes on to its end.
// The same from a game that a host's room has played.
// node tests/e2e/moment.mjs URL

import { act } from './act.mjs';
import { begin, play } from './against-bots.mjs';
import { count, launch, person, until, word } from './browser.mjs';
import { look, noProblems } from './look.mjs';
import { duel, giveUp, run } from './table.mjs';

const url = process.argv[2];
const SIZES = [[360, 640], [390, 844], [1366, 768]];

async function playAndGiveUp(page, looks) {
  await play(page, looks);
  await giveUp(page);
}

const step = (page) => page.evaluate(() =>
  Number(document.querySelector('.player input[type="range"]').value));

async function lookEverywhere(page, name) {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await look(page, `${name}-${width}`, { axe: width === 360 });
  }
  await page.setViewportSize({ width: 360, height: 640 });
}

async function debriefed(page) {
  await page.click('.ending .to-debrief');
  await until('the debrief', () => count(page, '.debrief'));
  await until('what was learnt from it', () => count(page, '.decisive-panel.found'));
}

// At the end it cannot go on; at the thing to learn it can, or else in its midst.
async function toAMoment(page) {
  const end = await step(page);
  if (!await count(page, '.take-over[aria-disabled]')) throw new Error('it goes on after its end');
  if (await count(page, '.learnt')) {
    await page.click('.learnt >> nth=0');
    await until('its moment', async () => await step(page) < end);
  }
  if (!await count(page, '.take-over:not([aria-disabled])')) {
    await page.locator('.player input[type="range"]').fill(String(Math.floor(end / 2)));
  }
  await until('a moment before the end', () => count(page, '.take-over:not([aria-disabled])'));
  return step(page);
}

async function takeOver(page, boat) {
  const at = await toAMoment(page);
  await page.click('.take-over');
  await until('whose seats', () => count(page, 'dialog .play-card'));
  await page.click(`dialog .segmented >> text=${word(`boat-${boat}`)}`);
  await lookEverywhere(page, 'moment-dialog');
  await page.click('dialog .play-card >> nth=0');
  await until('the game goes on', () => count(page, '.bridge'));
  return at;
}

// Against bots in this browser.
async function alone(browser) {
  const page = await person(browser, 'Ann', { viewport: { width: 360, height: 640 } });
  await page.goto(url);
  await begin(page);
  await playAndGiveUp(page, 150);
  await debriefed(page);
  const learnt = await count(page, '.learnt');
  await lookEverywhere(page, 'moment-debrief');
  const at = await takeOver(page, 'yellow');
  if (!await play(page)) throw new Error('the game did not end');
  const ended = await page.textContent('.ending h1');
  await debriefed(page);
  if (await page.evaluate((n) => Number(document.querySelector('.player input').max) <= n, at)) {
    throw new Error('nothing was played after the moment');
  }
  console.log(`${learnt} things to learn; from step ${at} on: ${ended}`);
  if (page.errors_.length) throw new Error(page.errors_.join('\n'));
}

// From a game at the host's, given up soon; the host hears nothing of what comes of it.
async function ofAHost(browser) {
  const page = await person(browser, 'Bob');
  await duel(page, url, {});
  await page.click('text=Choose for me');
  await playAndGiveUp(page, 30);
  await debriefed(page);
  const before = page.frames_.length;
  await takeOver(page, 'blue');
  await until('an order is given', () => act(page));
  const heard = page.frames_.slice(before).filter((f) => /"type":"events"/.test(f));
  if (heard.length) throw new Error('the host was asked');
  if (page.errors_.length) throw new Error(page.errors_.join('\n'));
}

async function main() {
  const browser = await launch();
  await alone(browser);
  await ofAHost(browser);
  await browser.close();
  noProblems();
}

await run(main);
