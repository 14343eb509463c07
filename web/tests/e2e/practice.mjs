// A game against bots runs in this browser: the host hears nothing of it. A reload in the midst of
// it, and a page that is killed, lose nothing; without a network it is played to its end and looked
// at afterwards.
// node tests/e2e/practice.mjs URL

import { begin, filesAreKept, lookBack, play } from './against-bots.mjs';
import { count, launch, person, until } from './browser.mjs';
import { run } from './table.mjs';

const url = process.argv[2];
const BEFORE_RELOAD = 60;

const log = (page) => page.evaluate(() => new Promise((told) => {
  const open = indexedDB.open('fathom');
  open.onsuccess = () => {
    const keys = open.result.transaction('kept').objectStore('kept').getAllKeys();
    keys.onsuccess = () => told(keys.result.map(String));
  };
}));

const rows = async (page) => (await log(page)).filter((key) => key.startsWith('log/')).length;

async function main() {
  const browser = await launch();
  let page = await person(browser, 'Ann');
  const context = page.context();
  const messages = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) =>
    messages.push(JSON.parse(payload))));
  await page.goto(url);
  await filesAreKept(page);
  await begin(page);
  if (messages.some((m) => m.order || m.do === 'create')) throw new Error('the host was asked');
  if (await play(page, BEFORE_RELOAD)) throw new Error('the game is over too soon');
  const before = await rows(page);
  await page.reload();
  await until('the game again', () => count(page, '.bridge'));
  if (await rows(page) < before) throw new Error('rows were lost');
  await context.setOffline(true);
  const at = page.url();
  await page.close({ runBeforeUnload: false });
  page = await context.newPage();
  await page.goto(at);
  await until('the game without a network', () => count(page, '.bridge'));
  if (!await play(page)) throw new Error('the game did not end');
  console.log(`ended without a network: ${await page.textContent('.ending h1')}`);
  await lookBack(page);
  await browser.close();
}

await run(main);
