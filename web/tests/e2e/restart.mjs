// A whole turn-by-turn game of eight pages, and the server killed and started again under them: a
// Captain is answering a sonar, another page has its menu open. Nothing is lost, the game goes on
// to its end, and what every page was sent is held against the record.
// node tests/e2e/restart.mjs FATHOM

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { count, launch, until } from './browser.mjs';
import { surface } from './hull.mjs';
import { againstTheRecord } from './secrets.mjs';
import {
  answer, crewOf, fire, noErrors, place, pressed, run, sail, table,
} from './table.mjs';

const fathom = process.argv[2];
const NAMES = ['Ann', 'Bob', 'Cem', 'Dia', 'Eve', 'Fox', 'Gus', 'Hal'];
const folder = mkdtempSync(join(tmpdir(), 'fathom-'));

function serve(port) {
  const server = spawn(fathom, ['serve', '--port', String(port), '--bind', '127.0.0.1', '--no-qr',
    '--db', join(folder, 'test.db'), '--address-opens', '1000'],
  { stdio: ['ignore', 'pipe', 'ignore'] });
  return new Promise((done, fail) => {
    server.once('exit', () => fail(new Error('the server did not start')));
    server.stdout.on('data', (text) => {
      const found = /http:\/\/localhost:(\d+)\//.exec(String(text));
      if (found) done({ server, port: Number(found[1]), url: found[0] });
    });
  });
}

const marks = (crew, system) => count(crew.first_mate, `[data-system="${system}"] .segment.on`);
const placeOf = (crew) => crew.captain.textContent('.rose strong');

// Kills the server while the Captain answers and the Engineer reads the log.
async function killed(server, port, pages, crew) {
  const row = crew.captain.locator('.controls.answer select').first();
  await row.selectOption({ index: 2 });
  await crew.engineer.click('[aria-label="Menu"]');
  server.removeAllListeners('exit');
  server.kill('SIGKILL');
  for (const page of Object.values(pages)) {
    await until('the page says so', () => count(page, '.line-state'));
  }
  const next = await serve(port);
  for (const page of Object.values(pages)) {
    await until('back on the line', async () => !await count(page, '.line-state'), 90_000);
  }
  if (await row.inputValue() !== '2') throw new Error('the half answer is gone');
  if (!await count(crew.engineer, 'dialog[open]')) throw new Error('the menu is gone');
  await crew.engineer.keyboard.press('Escape');
  if (await marks(crew, 'mine') !== 0) throw new Error('the mine is there again');
  console.log('killed and restarted in mid-answer');
  return next.server;
}

// What each crew does in its turns: Yellow lays a mine and surfaces; Blue comes near, asks, and
// sinks it. A turn in which nothing could be done ends by itself.
function plans(blue, yellow, restart) {
  const keep = ['weapon', 'detection'];
  const pass = () => pressed(blue.captain, '.turn-bar .button.main:not([aria-disabled])');
  const quiet = (crew, dir, gauge) => () => sail(crew, dir, gauge, keep);
  const loaded = (dir, gauge) => async () => { await sail(blue, dir, gauge, keep); await pass(); };
  const sonar = async () => {
    await sail(blue, 'N', 'sonar', keep);
    await pressed(blue.first_mate, '.detection .button.main:nth-child(2)');
    await until('the question', () => count(yellow.captain, '.controls.answer'));
    await restart();
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
      loaded('N', 'sonar'), loaded('N', 'sonar'), sonar, shot],
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
  let { server, port, url } = await serve(0);
  process.on('exit', () => {
    server.removeAllListeners('exit');
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  });
  const browser = await launch();
  const { pages } = await table(browser, url, { map: 'charlie', hull: 2 }, NAMES);
  const blue = crewOf(pages, 'blue'), yellow = crewOf(pages, 'yellow');
  await place(blue.captain, 'I9');
  await place(yellow.captain, 'B2');
  await play({ blue, yellow }, plans(blue, yellow, async () => {
    server = await killed(server, port, pages, yellow);
  }));
  for (const page of Object.values(pages)) await until('the end', () => count(page, '.ending'));
  await until('won', () => count(blue.radio_operator, '.ending.won'));
  await againstTheRecord(url, pages);
  noErrors(pages);
  await browser.close();
  process.exit(0);
}

await run(main);
