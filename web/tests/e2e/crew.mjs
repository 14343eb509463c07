// A whole real-time game of eight pages and one that watches. Everything is planned on the open
// chart: where the boats meet, who hits whom, and who sinks. Torpedo, mine, trigger, drone, sonar,
// silence, STOP, two surfacings with four traced sections; a page reloaded in mid-game; at the end
// what every page was sent is held against the record.
// node tests/e2e/crew.mjs URL

import { count, heard, launch, person, until } from './browser.mjs';
import { confirmAndDive, drawSection, keySection, surface, trace } from './hull.mjs';
import { againstTheRecord } from './secrets.mjs';
import {
  answer, crewOf, drone, duties, fire, noErrors, place, pressed, run, sail, table,
} from './table.mjs';

const url = process.argv[2];
const NAMES = ['Ann', 'Bob', 'Cem', 'Dia', 'Eve', 'Fox', 'Gus', 'Hal'];
const LONG = 300000;
const WISHES = { real: true, map: 'charlie', stop: 0, aim: LONG, answer: LONG, confirm: LONG };

const hull = (page, team, left) => until(`${team} has ${left} left`, async () =>
  await count(page, `.boat-badge.${team} .hull-pips .whole`) === left);

async function voyage(crew, courses, gauges, spare) {
  for (const [i, dir] of [...courses].entries()) await sail(crew, dir, gauges[i], spare);
}

// A call and a word that only the own crew may hear.
async function talk(mate, captain) {
  await mate.click('[aria-label="Calls to the crew"]');
  await pressed(mate, '.calls .call-group .button');
  await captain.click('[aria-label="Chat"]');
  await captain.fill('.chat input', 'yellow: where are they?');
  await captain.keyboard.press('Enter');
  await captain.keyboard.press('Escape');
}

// The surfaced crew hears the enemy's course and finds it on no list, not even on a new page.
async function unlisted(operator, enemy) {
  await operator.setViewportSize({ width: 1366, height: 768 });
  await until('the log', () => count(operator, '.log li.yellow'));
  const before = await count(operator, '.log li.yellow');
  const heardBefore = operator.frames_.length;
  await sail(enemy, 'S', 'silence', ['special']);
  await until('he hears it', () => operator.frames_.slice(heardBefore).some((f) =>
    /"event":"course","team":"yellow"/.test(f)));
  await until('it is said', () => count(operator, '.banner .words.yellow'));
  await operator.reload();
  await until('the log is back', () => count(operator, '.log li.yellow'));
  if (await count(operator, '.log li.yellow') !== before) throw new Error('the log kept it');
}

// STOP for a torpedo that is let be: everyone sees whose it is and how long it may take.
async function secondThoughts(captain, enemy) {
  await pressed(captain, '.system-button.torpedo.ready');
  for (const page of [captain, enemy]) {
    await until('a STOP with its clock', async () => await count(page, '.stop-frame') &&
      count(page, '[role="timer"]'));
  }
  await pressed(captain, '.target .row .button:nth-child(2)');
  for (const page of [captain, enemy]) {
    await until('it is let be', async () => heard(page, /"event":"cancelled","team":"blue"/) &&
      !await count(page, '.stop-frame'));
  }
}

// Blue comes from B5 to F7 and hits Yellow, which lies at J7; a mine waits for Yellow at G8.
async function weapons(blue, yellow) {
  await voyage(blue, 'EEE', ['torpedo', 'torpedo', 'torpedo'], ['weapon']);
  await secondThoughts(blue.captain, yellow.captain);
  await voyage(blue, 'ESS', ['mine', 'mine', 'mine'], ['weapon']);
  await fire(blue.captain, 'torpedo', 'J7');
  await hull(yellow.radio_operator, 'yellow', 2);
  await sail(blue, 'E', 'drone', ['weapon']);
  await fire(blue.captain, 'mine', 'G8');
  await voyage(blue, 'NN', ['drone', 'drone'], ['weapon']);
  await voyage(yellow, 'WW', ['silence', 'silence'], ['special']);
  await fire(blue.captain, 'trigger', 'G8');
  await hull(blue.first_mate, 'yellow', 1);
  console.log('torpedo, mine, trigger');
}

async function detection(blue, yellow, everyone) {
  await sail(blue, 'E', 'drone', ['detection', 'weapon']);
  await drone(blue.captain, 5);
  await until('the drone has seen it', () =>
    heard(yellow.engineer, /"event":"drone","team":"blue","sector":5,"answer":"yes"/));
  await voyage(blue, 'EES', ['sonar', 'sonar', 'sonar'], ['detection', 'weapon']);
  await pressed(blue.first_mate, '.detection .button.main:nth-child(2)');
  for (const page of everyone) {
    await until('STOP with its clock', async () => await count(page, '.stop-frame') &&
      count(page, '[role="timer"]'));
  }
  await answer(yellow.captain);
  for (const page of everyone) {
    await until('it goes on', async () => !await count(page, '.stop-frame'));
  }
  console.log('drone, sonar, STOP on every screen');
}

// Yellow slips away to F5 and surfaces there.
async function silence(blue, yellow) {
  await voyage(yellow, 'WWN', ['silence', 'silence', 'silence'], ['special']);
  await fire(yellow.captain, 'silence', 'F5');
  await duties(yellow, 'drone');
  console.log('silence');
  await surface(yellow.captain);
  await trace(yellow, keySection);
  await confirmAndDive(yellow, blue);
  console.log('surfaced and dived, four sections by keyboard');
}

// Blue comes down to H7, two spaces away, and sinks it.
async function lastShot(blue) {
  await voyage(blue, 'SWW', ['torpedo', 'torpedo', 'torpedo'], ['weapon']);
  await fire(blue.captain, 'torpedo', 'F5');
}

async function ends(pages, watcher) {
  for (const [seat, page] of Object.entries(pages)) {
    const outcome = seat.startsWith('blue') ? 'won' : 'lost';
    await until(`${seat}: ${outcome}`, () => count(page, `.ending.${outcome}`));
  }
  await until('the watcher saw it', () => count(watcher, '.ending.watched'));
}

async function main() {
  const browser = await launch();
  const { pages, code } = await table(browser, url, WISHES, NAMES);
  const watcher = await person(browser, 'Ivo');
  await watcher.goto(`${url}r/${code}`);
  await until('he watches', () => count(watcher, '.spectator'));
  const blue = crewOf(pages, 'blue'), yellow = crewOf(pages, 'yellow');
  await place(blue.captain, 'B5');
  await place(yellow.captain, 'J7');
  await talk(blue.first_mate, yellow.captain);
  await weapons(blue, yellow);
  await surface(blue.captain);
  await unlisted(blue.radio_operator, yellow);
  await trace(blue, drawSection);
  await confirmAndDive(blue, yellow);
  console.log('surfaced and dived, four sections drawn');
  await blue.radio_operator.reload();
  await until('the operator is back', () => count(blue.radio_operator, '.station.radio'));
  await detection(blue, yellow, [...Object.values(pages), watcher]);
  await silence(blue, yellow);
  await lastShot(blue);
  await ends(pages, watcher);
  console.log('sunk');
  await againstTheRecord(url, { ...pages, spectator: watcher });
  noErrors({ ...pages, watcher });
  await browser.close();
}

await run(main);
