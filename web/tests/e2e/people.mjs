// Who one is: a game against bots in this browser and one on the host, both in the profile and as
// sentences; an emblem that the table sees; a copy of one's data, and the end of it; ratings, and
// the table of the host's best. The new screens are looked at in every language.
// node tests/e2e/people.mjs URL

import { readFileSync } from 'node:fs';
import { count, launch, person, until, word } from './browser.mjs';
import { everywhere, noProblems, PHONE } from './look.mjs';
import { giveUp, noErrors, openRoom, place, press, pressed, run } from './table.mjs';

const url = process.argv[2];
const text = (page) => page.evaluate(() => document.body.innerText);
const says = (page, words) => until(words, async () => (await text(page)).includes(words));

async function resign(page) {
  await place(page, 'B5');
  await until('the first turn', () => count(page, '.compass'));
  await giveUp(page);
}

async function lostHere(page) {
  await page.goto(url);
  await page.click('.play-now');
  await page.click('.play-card.turn >> nth=0');
  await until('the game begins', () => count(page, '.target'));
  await resign(page);
}

async function profile(page) {
  await page.goto(`${url}me`);
  await says(page, 'You lost to ');
  await page.check('.emblems input[value="whale"]', { force: true });
  await until('worn', () => count(page, '.self-emblem .emblem'));
  await everywhere(page, 'profile', '.tiles');
  await everywhere(page, 'forget', 'dialog[open] .alert', { sizes: PHONE,
    prepare: async () => {
      await until('the words', () => count(page, '.tiles'));
      if (!await count(page, 'dialog[open]')) await pressed(page, '.profile .button.warn');
      await pressed(page, 'dialog[open] .button.warn');
    } });
  await page.keyboard.press('Escape');
}

// By keyboard: the emblems are one group, arrows go through them.
async function byKeyboard(page) {
  await page.focus('.emblems input:checked');
  await page.keyboard.press('ArrowRight');
  await until('the next one', () => page.evaluate(() =>
    document.querySelector('.emblems input:checked').value === 'octopus'));
}

// At the host: who comes to the table sees the emblem; then a game against a bot.
async function lostThere(browser, ann) {
  await ann.evaluate(() => { // the game in this browser would call her back
    for (const key of ['room', 'local-room']) localStorage.removeItem(`fathom.${key}`);
  });
  const code = await openRoom(ann, url, { blue: 1, yellow: 1 });
  const bob = await person(browser, 'Bob');
  await bob.goto(`${url}r/${code}`);
  await until('he sees her emblem', () => count(bob, '.person .emblem'));
  await bob.close();
  await pressed(ann, '.crew.blue .seat .main');
  await until('seated', () => count(ann, '.seat.mine .emblem'));
  await pressed(ann, '.start-bar .button:not(.main)');
  await until('the start', () => press(ann, '.start-bar .main:not([aria-disabled])'));
  await resign(ann);
}

// A code, scanned and typed: the other device is the same person, and the code is of no more use.
async function moved(browser, ann) {
  await ann.goto(`${url}me`);
  await everywhere(ann, 'device', 'dialog[open] .device-code', { sizes: PHONE,
    prepare: async () => {
      await until('the profile', () => count(ann, '.tiles'));
      if (!await count(ann, 'dialog[open]')) await pressed(ann, '.to-device');
    } });
  const code = await ann.textContent('.device-code');
  const token = (page) => page.evaluate(() => localStorage.getItem('fathom.token'));
  const other = await person(browser, 'Ann');
  await other.goto(`${url}me#code=${code.replace('-', '')}`);
  await until('asked first', () => count(other, 'dialog[open] .device-input'));
  if (other.url().includes('code=')) throw new Error('the code stays in the address');
  const before = await token(other);
  await pressed(other, 'dialog[open] .button.main');
  await until('the same person', async () => await token(other) === await token(ann));
  if (before === await token(ann)) throw new Error('it was before');
  await until('her games', () => count(other, '.tiles'));
  await other.click(`text=${word('device-have')}`);
  await other.fill('.device-input', code);
  await pressed(other, 'dialog[open] .button.main');
  await says(other, word('error-no_such_code'));
  await other.close();
  await ann.keyboard.press('Escape');
}

async function copied(page) {
  await page.goto(`${url}me`);
  await until('the profile', () => count(page, '.tiles'));
  const [file] = await Promise.all([page.waitForEvent('download'),
    page.click(`text=${word('export')}`)]);
  const copy = JSON.parse(readFileSync(await file.path(), 'utf8'));
  if (copy.host.name !== 'Ann' || copy.host.emblem !== 'octopus' ||
      copy.host.profile.all[0] !== 1 || copy.device.games.length !== 1) {
    throw new Error(`a copy of something else: ${JSON.stringify(copy)}`);
  }
}

async function forgotten(page) {
  const token = () => page.evaluate(() => localStorage.getItem('fathom.token'));
  const before = await token();
  await pressed(page, '.profile .button.warn');
  await pressed(page, 'dialog[open] .button.warn');
  await pressed(page, 'dialog[open] .button.warn');
  await until('home', () => count(page, '.home'));
  await until('somebody new', async () => ![before, null].includes(await token()));
  await page.goto(`${url}me`);
  await says(page, word('profile-empty'));
  const kept = await page.evaluate(() => new Promise((told) => {
    const open = indexedDB.open('fathom');
    open.onsuccess = () => {
      const keys = open.result.transaction('kept').objectStore('kept').getAllKeys();
      keys.onsuccess = () => told(keys.result.filter((key) => key !== ' owner').join());
    };
  }));
  if (kept) throw new Error(`still on this device: ${kept}`);
}

// Rated games against a bot, given up at once, until the rating is known well enough: as a program
// would play them, over a line of the page's own. It has the page's token then.
function ratedGames({ name, emblem, level }) {
  const line = new WebSocket(`ws://${location.host}/ws`);
  const answers = new Map(), MOST = 100, LOOK_EVERY = 5;
  let id = 0, n = 0, begun = false, over = false;
  const ask = (message) => new Promise((answered) => {
    line.send(JSON.stringify({ id: ++id, ...message }));
    answers.set(id, answered);
  });
  const pause = (ms) => new Promise((go) => { setTimeout(go, ms); });
  const until = async (check) => {
    while (!await check()) await pause(20);
  };
  line.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    begun ||= (message.events ?? []).some((event) => event.event === 'begin');
    over ||= message.room?.state === 'over';
    answers.get(message.re)?.(message);
  };
  async function play() {
    begun = over = false;
    await ask({ do: 'start' });
    await ask({ n: 1, order: { do: 'place', at: 'B5' } });
    await until(() => begun);
    await ask({ n: 2, order: { do: 'resign' } });
    await until(() => over);
    await ask({ do: 'rematch', swap: false });
  }
  // Asking costs more than playing: who asks too often is told to wait.
  async function isKnown() {
    const { ok, profile } = await ask({ do: 'profile' });
    if (ok) return profile.ratings.turn && !profile.ratings.turn.provisional;
    await pause(500);
    return isKnown();
  }
  return new Promise((opened) => { line.onopen = opened; }).then(async () => {
    const { token } = await ask({ do: 'hello', name, emblem });
    localStorage.setItem('fathom.token', JSON.stringify(token));
    await ask({ do: 'create', options: { players: [1, 1], rated: true } });
    await ask({ do: 'sit', seat: 'blue.captain' });
    await ask({ do: 'fill', level });
    while (++n < MOST && (n % LOOK_EVERY || !await isKnown())) await play();
    line.close();
    return n;
  });
}

const BEST = [
  { name: 'Bo', level: 'cadet' },
  { name: 'Ann-Kathrin Wasserwirbel', emblem: 'whale', level: 'officer' },
  { name: 'Олександра', emblem: 'crab', level: 'cadet' },
];

// The tiles of somebody who is rated, and the table of the best with people in it, the best first.
async function rated(browser) {
  let page;
  for (const one of BEST) {
    page = await person(browser, one.name);
    await page.goto(url);
    console.log(`${one.name}: ${await page.evaluate(ratedGames, one)} rated games`);
  }
  await page.goto(`${url}me`);
  await until('the table', async () => await count(page, '.best li') === BEST.length);
  const names = await page.locator('.best b').allTextContents();
  const ratings = (await page.locator('.best .rating').allTextContents())
    .map((row) => Number(/^(\d{3,4}) ± \d{2,3}$/.exec(row.trim())[1]));
  if (names[0] !== BEST[1].name || ratings.some((rating, i) => rating > ratings[i - 1])) {
    throw new Error(`${names}: ${ratings}`);
  }
  await everywhere(page, 'rated', '.ratings');
  if ((await text(page)).includes(word('rating-provisional'))) throw new Error('still provisional');
  noErrors({ page });
}

async function main() {
  const browser = await launch();
  await rated(browser);
  const page = await person(browser, 'Ann');
  await lostHere(page);
  await profile(page);
  await byKeyboard(page);
  await lostThere(browser, page);
  await moved(browser, page);
  await copied(page);
  await forgotten(page);
  noErrors({ ann: page });
  noProblems();
  await browser.close();
}

await run(main);
