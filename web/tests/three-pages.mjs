// The pages that Lighthouse looks at: home, the link of a room, and the debrief of a duel that is
// played here. Prints their paths as JSON.
// node tests/three-pages.mjs URL

import { act } from './e2e/act.mjs';
import { count, launch, person, until, word } from './e2e/browser.mjs';
import { duel, openRoom } from './e2e/table.mjs';

const url = process.argv[2];
const ORDERS = 260; // then the game has enough to tell

async function debrief(browser) {
  const page = await person(browser, 'Ann');
  await duel(page, url, { map: 'alpha' });
  await page.click(`text=${word('place-random')}`);
  for (let i = 0; i < ORDERS && !await count(page, '.ending'); i++) {
    await act(page);
    await page.waitForTimeout(20);
  }
  if (!await count(page, '.ending')) {
    await page.click(`[aria-label="${word('menu')}"]`);
    await page.click(`text=${word('resign')}`);
    await page.click('dialog .button.warn');
  }
  await until('the end', () => count(page, '.ending'));
  await page.click('.to-debrief');
  await until('the debrief', () => count(page, '.debrief'));
  return new URL(page.url()).pathname;
}

const browser = await launch();
const replay = await debrief(browser);
const code = await openRoom(await person(browser, 'Bob'), url);
await browser.close();
console.log(JSON.stringify({ home: '/', room: `/r/${code}`, debrief: replay }));
