// A shot as it is seen where movement is wanted: the torpedo runs, the blast is judged on both
// screens in their own words, the card of the end comes last; a touch goes on at once; a blast that
// was seen does not flash again on another tab.
// node tests/e2e/drama.mjs URL

import { mkdirSync } from 'node:fs';
import { count, launch, person, until } from './browser.mjs';
import { OUT } from './look.mjs';
import { fire, noErrors, openRoom, place, pressed, press, quickSail, run } from './table.mjs';

const url = process.argv[2];
const MOVING = { reducedMotion: 'no-preference' };

async function twoAtSea(browser) {
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((n) => person(browser, n, MOVING)));
  const code = await openRoom(ann, url,
    { real: true, map: 'charlie', blue: 1, yellow: 1, least: 2, stop: 0, aim: 0, hull: 3 });
  await bob.goto(`${url}r/${code}`);
  await pressed(ann, '.crew.blue .seat .main');
  await pressed(bob, '.crew.yellow .seat .main');
  await pressed(bob, '.start-bar .button.main');
  await until('the start', () => press(ann, '.start-bar .main:not([aria-disabled])'));
  for (const page of [ann, bob]) await until('placing', () => count(page, '.target'));
  await place(ann, 'B5');
  await place(bob, 'I5');
  return { ann, bob };
}

// What came up on a page, in order, with each thing named once.
const watch = (page) => page.evaluate(() => {
  const seen = [];
  const all = (s) => document.querySelectorAll(s).length;
  const note = () => {
    for (const s of ['.run .fish', '.run .closing', '.flash', '.blow.direct', '.blow.us',
      '.ending']) {
      if (all(s) && !seen.includes(s)) seen.push(s);
    }
    window.seen_ = seen;
  };
  new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
});
const seen = (page) => page.evaluate(() => window.seen_ ?? []);

async function sailThree(ann, dirs) {
  for (const dir of dirs) await quickSail(ann, dir, 'torpedo', ['weapon']);
}

function same(what, got, expected) {
  if (JSON.stringify(got) !== JSON.stringify(expected)) {
    throw new Error(`${what} saw ${got.join(' ')}, expected ${expected.join(' ')}`);
  }
}

async function shot(ann, bob) {
  for (const page of [ann, bob]) await watch(page);
  await fire(ann, 'torpedo', 'I5');
  await until('it runs', async () => (await seen(ann)).includes('.run .fish'));
}

const HIT = ['.run .fish', '.run .closing', '.flash', '.blow.direct'];
const HURT = ['.run .closing', '.flash', '.blow.us'];

async function hit(ann, bob) {
  await shot(ann, bob);
  await ann.screenshot({ path: `${OUT}drama-run.png` });
  await until('a hit', async () => (await seen(ann)).includes('.blow.direct'));
  await ann.screenshot({ path: `${OUT}drama-hit.png` });
  await until('they are hit', async () => (await seen(bob)).includes('.blow.us'));
  same('who fired', await seen(ann), HIT);
  same('who was hit', await seen(bob), HURT);
  await until('it is said', async () => !await count(ann, '.blow'));
}

async function notAgain(ann) {
  await pressed(ann, '[role="tab"]:nth-child(4)');
  await until('the scar', () => count(ann, '.radio .scar'));
  if (await count(ann, '.flash')) throw new Error('an old blast flashed again');
  await pressed(ann, '[role="tab"]:first-child');
}

// Touches the screen soon after something runs there, and notes whether it runs on.
const touchTheNextRun = (page) => page.evaluate(() => {
  const SOON_MS = 100;
  const runs = () => document.querySelector('.run');
  const touch = () => {
    dispatchEvent(new PointerEvent('pointerdown'));
    requestAnimationFrame(() => requestAnimationFrame(() => {
      window.left_ = runs() ? 'some' : 'none';
    }));
  };
  const watcher = new MutationObserver(() => {
    if (!runs()) return;
    watcher.disconnect();
    setTimeout(touch, SOON_MS);
  });
  watcher.observe(document.body, { childList: true, subtree: true });
});

// The one who fired watches to the end; the other one touches the screen and is there at once.
async function killed(ann, bob) {
  await touchTheNextRun(bob);
  await shot(ann, bob);
  const left = await until('it comes', () => bob.evaluate(() => window.left_));
  if (left !== 'none') throw new Error('a touch did not end the run');
  for (const page of [ann, bob]) await until('the end', () => count(page, '.ending'));
  const steady = (list) => list.filter((s) => s !== '.flash'); // the first may still be there
  same('who won', steady(await seen(ann)), [...steady(HIT), '.ending']);
  same('who lost', steady(await seen(bob)), [...steady(HURT), '.ending']);
}

async function main() {
  mkdirSync(OUT, { recursive: true });
  const browser = await launch();
  const { ann, bob } = await twoAtSea(browser);
  await sailThree(ann, 'EEE');
  await hit(ann, bob);
  await notAgain(ann);
  await sailThree(ann, 'SEE');
  await killed(ann, bob);
  noErrors({ ann, bob });
  await browser.close();
}

await run(main);
