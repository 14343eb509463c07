// A game against bots runs in this browser: the host hears nothing of it. A reload in the midst of
// it, and a page that is killed, lose nothing; without a network it is played to its end and looked
// at afterwards.
// node tests/e2e/practice.mjs URL

import { act } from './act.mjs';
import { count, launch, person, until, word } from './browser.mjs';
import { run } from './table.mjs';

const url = process.argv[2];
const LOOKS = 100_000; // ends what hangs
const BEFORE_RELOAD = 60;

async function begin(page) {
  await page.click('.button.big');
  await page.click('.play-card.turn >> nth=0');
  await until('the game begins', () => count(page, '.target'));
  await page.click('text=Choose for me');
}

async function play(page, looks) {
  for (let i = 0; i < looks; i++) {
    if (i % 10 === 0 && await count(page, '.ending')) return true;
    if (!await act(page)) await page.waitForTimeout(30);
    await page.waitForTimeout(10);
  }
  return false;
}

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
  await until('the worker keeps the files', () => page.evaluate(async () => {
    const [name] = await caches.keys();
    return !!name && !!await (await caches.open(name)).match('/server.wasm');
  }));
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
  if (!await play(page, LOOKS)) throw new Error('the game did not end');
  console.log(`ended without a network: ${await page.textContent('.ending h1')}`);
  await page.click(`.ending >> text=${word('to-home')}`);
  await until('home', () => count(page, '.home'));
  await until('it is among the past games', () => count(page, '.home-lists .card'));
  await page.click('.home-lists .card button');
  await until('the debrief', () => count(page, '.debrief'));
  await until('what was learnt from it', () => count(page, '.verdict-panel.found'));
  await browser.close();
}

await run(main);
