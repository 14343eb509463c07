// A whole turn-by-turn game of eight pages, and the server killed and started again under them:
// with an order on its way, with one that was taken and not answered, and while a Captain is
// answering a sonar and another page has its menu open. Nothing is lost or done twice, the game
// goes on to its end, and what every page was sent is held against the record.
// node tests/e2e/restart.mjs FATHOM

import { count, heard, launch, until } from './browser.mjs';
import { surface } from './hull.mjs';
import { againstTheRecord } from './secrets.mjs';
import { freePort, serve } from './serve.mjs';
import {
  answer, crewOf, duties, fire, noErrors, place, pressed, run, sail, table,
} from './table.mjs';

const fathom = process.argv[2];
const NAMES = ['Ann', 'Bob', 'Cem', 'Dia', 'Eve', 'Fox', 'Gus', 'Hal'];
const port = await freePort();

const marks = (crew, system) => count(crew.first_mate, `[data-system="${system}"] .segment.on`);
const placeOf = (crew) => crew.captain.textContent('.rose strong');

let server;

async function killAndRestart(pages) {
  server.signal('SIGKILL');
  for (const page of Object.values(pages)) {
    await until('the page says so', () => count(page, '.line-state'));
  }
  server = await serve(fathom, port);
  for (const page of Object.values(pages)) {
    await until('back on the line', async () => !await count(page, '.line-state'));
  }
}

// While the Captain answers and the Engineer reads the log.
async function inMidAnswer(pages, crew) {
  const row = crew.captain.locator('.controls.answer select').first();
  await row.selectOption({ index: 2 });
  await crew.engineer.click('[aria-label="Menu"]');
  await killAndRestart(pages);
  if (await row.inputValue() !== '2') throw new Error('the half answer is gone');
  if (!await count(crew.engineer, 'dialog[open]')) throw new Error('the menu is gone');
  await crew.engineer.keyboard.press('Escape');
  if (await marks(crew, 'mine') !== 0) throw new Error('the mine is there again');
  console.log('killed and restarted in mid-answer');
}

const steer = (captain, dir) => pressed(captain, `.compass .course.${dir}:not([aria-disabled])`);

// The server stands still when the order comes, and dies before it has read it.
async function unread(pages, { captain }, dir) {
  server.signal('SIGSTOP');
  await steer(captain, dir);
  await killAndRestart(pages);
  if (heard(captain, /"again":true/)) throw new Error('the order was taken before');
  console.log('killed with an order that was not read');
}

// The order is taken, and the server dies; its answer never reaches the page.
async function unanswered(pages, { captain, first_mate: mate }, dir) {
  await captain.evaluate(() => { window.deaf = true; });
  await steer(captain, dir);
  await until('the order is taken', () => count(mate, '.gauge.can'));
  if (await count(captain, '.light.busy')) throw new Error('the Captain has heard of it');
  await captain.evaluate(() => { window.deaf = false; });
  await killAndRestart(pages);
  await until('the order is known again', () => heard(captain, /"again":true/));
  console.log('killed with an order that was not answered');
}

// A page that hears nothing while window.deaf is set.
function mayBeDeaf() {
  const onmessage = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
  Object.defineProperty(WebSocket.prototype, 'onmessage', { ...onmessage, set(listener) {
    onmessage.set.call(this, listener && ((event) => window.deaf || listener(event)));
  } });
}

// What each crew does in its turns: Yellow lays a mine and surfaces; Blue comes near, asks, and
// sinks it. A turn in which nothing could be done ends by itself.
function plans(blue, yellow, pages) {
  const keep = ['weapon', 'detection'];
  const pass = () => pressed(blue.captain, '.turn-bar .button.main:not([aria-disabled])');
  const quiet = (crew, dir, gauge) => () => sail(crew, dir, gauge, keep);
  const loaded = (dir, gauge) => async () => { await sail(blue, dir, gauge, keep); await pass(); };
  const killed = (how) => async () => {
    await how(pages, blue, 'N');
    await duties(blue, 'sonar', keep);
    await pass();
  };
  const sonar = async () => {
    await sail(blue, 'N', 'sonar', keep);
    await pressed(blue.first_mate, '.detection .button.main:nth-child(2)');
    await until('the question', () => count(yellow.captain, '.controls.answer'));
    await inMidAnswer(pages, yellow);
    await answer(yellow.captain);
  };
  const shot = async () => {
    await sail(blue, 'N', 'drone', ['weapon']);
    await fire(blue.captain, 'torpedo', await placeOf(yellow));
  };
  const mine = async () => {
    await sail(yellow, 'E', 'mine', keep);
    await fire(yellow.captain, 'mine', 'F3');
  };
  const up = async () => {
    await surface(yellow.captain);
    await until('surfaced', () => count(blue.captain, '.badge-depth'));
  };
  return {
    blue: [quiet(blue, 'W', 'torpedo'), quiet(blue, 'W', 'torpedo'), loaded('W', 'torpedo'),
      killed(unread), killed(unanswered), sonar, shot],
    yellow: [quiet(yellow, 'E', 'mine'), quiet(yellow, 'E', 'mine'), mine,
      up, quiet(yellow, 'S', 'drone')],
  };
}

async function play(crews, plan) {
  while (plan.blue.length) {
    const team = await until('somebody\'s turn', async () => {
      for (const [name, crew] of Object.entries(crews)) {
        if (await count(crew.captain, '.compass .course:not([aria-disabled])')) return name;
      }
      return null;
    });
    await plan[team].shift()();
  }
}

async function main() {
  server = await serve(fathom, port);
  const { url } = server;
  const browser = await launch();
  const { pages } = await table(browser, url, { map: 'charlie', hull: 2 }, NAMES);
  await pages['blue.captain'].addInitScript(mayBeDeaf);
  await pages['blue.captain'].reload();
  const blue = crewOf(pages, 'blue'), yellow = crewOf(pages, 'yellow');
  await place(blue.captain, 'I9');
  await place(yellow.captain, 'B2');
  await play({ blue, yellow }, plans(blue, yellow, pages));
  for (const page of Object.values(pages)) await until('the end', () => count(page, '.ending'));
  await until('won', () => count(blue.radio_operator, '.ending.won'));
  await againstTheRecord(url, pages);
  noErrors(pages);
  await browser.close();
  process.exit(0);
}

await run(main);
