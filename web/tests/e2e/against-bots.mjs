// A game against bots in this browser, played by whatever the screen offers.

import { act } from './act.mjs';
import { count, until, word } from './browser.mjs';

const LOOKS = 100_000; // ends what hangs

// The service worker has everything that a game needs without a network.
export const filesAreKept = (page) => until('the worker keeps the files', () =>
  page.evaluate(async () => {
    const [name] = await caches.keys();
    const files = name ? await (await caches.open(name)).keys() : [];
    return files.some(({ url }) => /\/server-[^/]*\.wasm$/.test(url));
  }));

export async function begin(page) {
  await page.click('.play-now');
  await page.click('.play-card.turn >> nth=0');
  await until('the game begins', () => count(page, '.target'));
  await page.click('text=Choose for me');
}

// True when the game is over.
export async function play(page, looks = LOOKS) {
  for (let i = 0; i < looks; i++) {
    if (i % 10 === 0 && await count(page, '.ending')) return true;
    if (!await act(page)) await page.waitForTimeout(30);
    await page.waitForTimeout(10);
  }
  return false;
}

// From the end of a game to its debrief, by way of the past games.
export async function lookBack(page) {
  await page.click(`.ending >> text=${word('to-home')}`);
  await until('home', () => count(page, '.home'));
  await until('it is among the past games', () => count(page, '.home-lists .card'));
  await page.click('.home-lists .card button:last-child');
  await until('the debrief', () => count(page, '.debrief'));
  await until('what was learnt from it', () => count(page, '.decisive-panel.found'));
}
