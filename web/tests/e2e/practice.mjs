// A game against bots runs in this browser: the host hears nothing of it. A reload in the midst of
// it, and a page that is killed, lose nothing; without a network it is played to its end and looked
// at afterwards; then it is sent to the host. In the end the device forgets it.
// node tests/e2e/practice.mjs URL

import { readFileSync } from 'node:fs';
import { begin, filesAreKept, lookBack, play } from './against-bots.mjs';
import { count, launch, person, until, word } from './browser.mjs';
import { look, noProblems } from './look.mjs';
import { run } from './table.mjs';

const url = process.argv[2];
const BEFORE_RELOAD = 24; // deeds: some six turns, and no torpedo sinks anybody as soon as that

const log = (page) => page.evaluate(() => new Promise((told) => {
  const open = indexedDB.open('fathom');
  open.onsuccess = () => {
    const keys = open.result.transaction('kept').objectStore('kept').getAllKeys();
    keys.onsuccess = () => told(keys.result.map(String));
  };
}));

const rows = async (page) => (await log(page)).filter((key) => key.startsWith('log/')).length;

// To the host; then anybody can look at it by its link.
async function sent(browser, page) {
  await page.click('.debrief .send-game');
  await until('it is there', () => count(page, '.debrief .share-game'));
  const there = await page.evaluate(() => JSON.parse(localStorage.getItem('fathom.handed-in')));
  const [id] = Object.values(there);
  const friend = await person(browser, 'Bob');
  await friend.goto(`${url}replay/${id}`);
  await until('a friend sees it', () => count(friend, '.debrief'));
  await friend.context().close();
  await page.goto(url);
  await until('the past games', () => count(page, '.home-lists .share-game'));
  if (await count(page, '.home-lists .past .card') > 1) throw new Error('it is listed twice');
  await look(page, 'past-games', { axe: true });
}

// What this device has of a person can be had, and is gone when he wants it to be.
async function forgotten(page) {
  await page.click(`.home-links >> text=${word('settings')}`);
  const [file] = await Promise.all([page.waitForEvent('download'), page.click('.device-copy')]);
  const copy = JSON.parse(readFileSync(await file.path(), 'utf8'));
  if (copy.games.length !== 1 || !copy.games[0].record) throw new Error('no game in the copy');
  if (copy.settings.name !== 'Ann' || copy.settings.token) throw new Error('a wrong copy');
  await page.click('.device-forget');
  await look(page, 'device-forget', { axe: true });
  await page.click('.device-gone');
  await until('nothing is left', async () => !(await page.evaluate(() =>
    localStorage.getItem('fathom.practised'))) && await count(page, '.home'));
  const databases = await page.evaluate(async () => (await indexedDB.databases()).length);
  if (databases) throw new Error('the games are still here');
}

const ROOM = 20; // batches, after which the browser's database is full
const UNKEPT = '.house-word';

// Whatever the database does, one can play; that nothing is kept is said.
async function withoutDatabase(browser, name, breakIt) {
  const page = await person(browser, name);
  await breakIt(page);
  await page.goto(url);
  await begin(page);
  for (let i = 0; i < 100 && !await count(page, UNKEPT); i++) await play(page, 10);
  if (!await count(page, UNKEPT)) throw new Error(`${name}: nobody said that nothing is kept`);
  await look(page, `unkept-${name}`);
  await page.click(`${UNKEPT} button`);
  if (!await play(page)) throw new Error(`${name}: the game did not end`);
  await page.context().close();
}

// A page's scripts cannot reach into its Worker: its file begins with a line of ours.
const inWorker = (code) => (page) =>
  page.context().route('**/assets/worker-*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: code + await response.text() });
  });
const noDatabase = inWorker('indexedDB.open = () => { throw new Error("private"); };');
const fullDatabase = inWorker(`let batches = 0; const begin = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function (...how) {
    const made = begin.apply(this, how);
    if (++batches > ${ROOM}) queueMicrotask(() => made.abort());
    return made;
  };\n`);

async function main() {
  const browser = await launch();
  await withoutDatabase(browser, 'Ida', noDatabase);
  await withoutDatabase(browser, 'Udo', fullDatabase);
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
  await context.setOffline(false);
  await sent(browser, page);
  await forgotten(page);
  await browser.close();
  noProblems();
}

await run(main);
