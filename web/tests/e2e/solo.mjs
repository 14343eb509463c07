// One person against bots, turn-by-turn, to the end, through the screen alone.
// node tests/e2e/solo.mjs URL

import { act } from './act.mjs';
import { count, launch, person, until } from './browser.mjs';
import { run } from './table.mjs';

const url = process.argv[2];
const LOOKS = 100_000; // ends what hangs

async function playToTheEnd(page) {
  for (let i = 0; i < LOOKS; i++) {
    if (i % 10 === 0 && await count(page, '.ending')) return i;
    if (!await act(page)) await page.waitForTimeout(30);
    await page.waitForTimeout(10);
  }
  throw new Error('the game did not end');
}

// Home keeps the seat: the game does not pull the page back, and one tap returns to it.
async function homeAndBack(page) {
  await act(page);
  await page.click('[aria-label="Menu"]');
  await page.click('dialog >> text=Home');
  await until('home', () => count(page, '.home'));
  await page.waitForTimeout(700);
  if (!await count(page, '.home')) throw new Error('the game pulled the page back');
  await until('the way back', () => count(page, 'text=Back to'));
  await page.click('text=Back to');
  await until('the game again', () => count(page, '.bridge'));
}

async function main() {
  const browser = await launch();
  const page = await person(browser, 'Ann');
  await page.goto(url);
  await page.click('.button.big');
  await page.click('.play-card.turn >> nth=0');
  await until('the game begins', () => count(page, '.target'));
  await page.click('text=Choose for me');
  await homeAndBack(page);
  const looks = await playToTheEnd(page);
  console.log(`ended after ${looks} looks: ${await page.textContent('.ending h1')}`);
  if (process.env.SHOT) await page.screenshot({ path: process.env.SHOT });
  if (page.errors_.length) throw new Error(page.errors_.join('\n'));
  await browser.close();
}

await run(main);
