// Every scenario's special action once, against a bot: an Archer mine, a volcano's event named, a
// system repaired, a surfacing under the ice. Every question on the way is looked at by axe.
// node tests/e2e/scenarios.mjs URL

import { act } from './act.mjs';
import { count, heard, launch, person } from './browser.mjs';
import { look, noProblems } from './look.mjs';
import { duel, noErrors, place, run } from './table.mjs';

const url = process.argv[2];
// Bounds for what hangs: how often a screen is looked at in a game, and games that chance ends too
// early.
const LOOKS = 100_000, GAMES = 10;

const SCENES = [
  { what: 'an Archer mine was triggered', map: 'echo', from: 'A10', courses: 'NNNN',
    wish: { mark: 'scenario', system: 'scenario', spare: ['special'] },
    heard: /"event":"archer","team":"blue"/ },
  { what: 'a system was repaired', map: 'echo-2', from: 'D1', courses: 'WWW',
    wish: { mark: 'scenario', system: 'scenario', spare: ['special'] },
    heard: /"event":"system_repaired","team":"blue"/ },
  { what: 'a volcano was named', map: 'delta-2', from: 'A10', courses: '',
    wish: { mark: 'torpedo', system: 'torpedo', spare: ['weapon'] },
    heard: /"event":"volcano","team":"blue"[^}]*"which":[12]/ },
  { what: 'surfaced under the ice', map: 'delta', from: 'A1', courses: '', wish: { surface: true },
    heard: /"event":"damage","team":"blue","cause":"ice"/ },
];

const COURSE = /"event":"course","team":"blue"/g;
const sailed = (page) => page.frames_.join('').match(COURSE)?.length ?? 0;

// What the Captain is asked now, in a word or two.
const question = (page) => page.evaluate(() => {
  const asked = document.querySelector('.target, .quick, .controls.answer');
  return asked?.firstElementChild?.textContent.slice(0, 24) ?? '';
});

async function lookOnce(page, map, seen) {
  const asked = await question(page);
  if (!asked || seen.has(asked)) return;
  seen.add(asked);
  await look(page, `scenario-${map}-${seen.size}`, { axe: true });
}

// One game; says whether it came to what the scene is about.
async function played(browser, { what, map, from, courses, wish, heard: pattern }) {
  const page = await person(browser, 'Ann');
  await duel(page, url, { map, hull: 8 });
  await place(page, from);
  const seen = new Set();
  for (let i = 0; i < LOOKS && !heard(page, pattern); i++) {
    if (await count(page, '.ending')) break;
    await lookOnce(page, map, seen);
    const did = await act(page, { ...wish, dir: courses[sailed(page)] });
    await page.waitForTimeout(did ? 5 : 25);
  }
  noErrors({ page });
  await page.context().close();
  console.log(`${what}: ${heard(page, pattern)}; looked at: ${[...seen].join(' | ')}`);
  return heard(page, pattern);
}

async function scene(browser, one) {
  for (let game = 0; game < GAMES; game++) if (await played(browser, one)) return;
  throw new Error(`never in ${GAMES} games: ${one.what}`);
}

async function main() {
  const browser = await launch();
  for (const one of SCENES) await scene(browser, one);
  await browser.close();
  noProblems();
}

await run(main);
