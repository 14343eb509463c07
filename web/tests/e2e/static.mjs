// The client's folder on a plain file server, below another folder: no game server, no rewriting of
// addresses. After the first visit the file server is gone, and with it the network: a lesson, the
// puzzle, a game against bots and its debrief are all there. Nothing is asked for that is not in
// the folder. A new version takes nothing from a page of the old one.
// node tests/e2e/static.mjs PYTHON DIST

import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { begin, filesAreKept, lookBack, play } from './against-bots.mjs';
import { count, launch, person, until, word } from './browser.mjs';
import { follow } from './follow.mjs';
import { look, noProblems } from './look.mjs';
import { run } from './table.mjs';

const [python, dist] = process.argv.slice(2);
const FOLDER = 'games/fathom';

// A folder with the client's in it, and the address of the client there.
async function serve() {
  const root = mkdtempSync(join(tmpdir(), 'fathom-static-'));
  const folder = join(root, FOLDER);
  cpSync(dist, folder, { recursive: true });
  const server = spawn(python, ['-u', '-m', 'http.server', '0', '--bind', '127.0.0.1',
    '--directory', root], { stdio: ['ignore', 'pipe', 'ignore'] });
  const gone = new Promise((done) => server.on('exit', done));
  const port = await new Promise((found, bad) => {
    server.stdout.on('data', (text) => found(/port (\d+)/.exec(text)?.[1]));
    server.on('exit', () => bad(new Error('the file server did not start')));
  });
  const stop = async () => {
    server.kill();
    await gone;
    rmSync(root, { recursive: true, force: true });
  };
  return { url: `http://127.0.0.1:${port}/${FOLDER}/`, folder, stop };
}

// What a page asked for in vain, or where it should not.
function watch(page, url) {
  const faults = [];
  page.on('websocket', (socket) => faults.push(socket.url()));
  page.on('request', (r) => r.url().startsWith(url) || r.url().startsWith('blob:') ||
    faults.push(r.url()));
  page.on('response', (r) => r.ok() || r.status() === 304 ||
    faults.push(`${r.status()} ${r.url()}`));
  return faults;
}

// What works is offered, and nothing else.
async function home(page) {
  await until('home', () => count(page, '.home'));
  for (const selector of ['.find', '.join', '.home .pill.bad', '[role=alert]']) {
    if (await count(page, selector)) throw new Error(`${selector} without a host`);
  }
}

async function lesson(page) {
  await page.click('.button.big');
  await until('the teacher', () => count(page, '.coach-card'));
  while (!await count(page, '.coach-card.done')) await follow(page);
  await page.goBack();
  await home(page);
}

async function rules(page) {
  await page.click(`.home-links >> text=${word('rules')}`);
  await until('the rules', () => count(page, '.rules-nav a'));
  await page.click('.rules-nav a >> nth=2');
  await page.click(`.rules [aria-label="${word('to-home')}"]`);
  await home(page);
}

// What builds of earlier days have left, and somebody else at this address.
const leave = (page) => page.evaluate(async () => {
  const folder = new URL('./', (await navigator.serviceWorker.ready).active.scriptURL).pathname;
  for (const name of ['fathom-0123456789ab', 'fathom-ba9876543210']) {
    await (await caches.open(name)).put(folder, new Response('old'));
  }
  await (await caches.open('fathom-ffffffffffff')).put('/elsewhere/', new Response('not ours'));
});

// A version without this file comes to the host while a page that has yet to ask for it is open.
async function newVersion(page, folder) {
  await leave(page);
  const gone = readdirSync(join(folder, 'assets')).find((name) => /^rules-.*\.js$/.test(name));
  const worker = join(folder, 'sw.js'), before = readFileSync(worker, 'utf8');
  rmSync(join(folder, 'assets', gone));
  writeFileSync(worker, before.replace(`  "assets/${gone}",\n`, '').replace('= OWN + "', '$&new'));
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await until('the new version is kept, the old one, and what is not ours', () =>
    page.evaluate(async () => {
      const { active, installing, waiting } = await navigator.serviceWorker.ready;
      const names = await caches.keys();
      return !!active && !installing && !waiting && names.length === 3 &&
        names.filter((name) => name.startsWith('fathom /')).length === 2 &&
        names.includes('fathom-ffffffffffff');
    }));
  await rules(page);
}

async function puzzle(page) {
  await page.click('.puzzle-link');
  await until('the puzzle', () => count(page, '.puzzle-grid'));
  await page.reload();
  await until('the puzzle by its address', () => count(page, '.puzzle-grid'));
  await page.click(`.puzzle [aria-label="${word('to-home')}"]`);
  await home(page);
}

async function game(page) {
  await begin(page);
  await play(page, 30);
  await page.reload();
  await until('the game again', () => count(page, '.bridge'));
  if (!await play(page)) throw new Error('the game did not end');
  await lookBack(page);
  await page.reload();
  await until('the debrief by its address', () => count(page, '.debrief'));
}

async function main() {
  const host = await serve();
  await visit(host).finally(host.stop);
}

async function visit(host) {
  const browser = await launch();
  const page = await person(browser, '');
  const faults = watch(page, host.url);
  await page.goto(host.url);
  await home(page);
  await look(page, 'static-home', { axe: true });
  await filesAreKept(page);
  await newVersion(page, host.folder);
  await host.stop();
  await page.reload();
  await home(page);
  await lesson(page);
  await rules(page);
  await puzzle(page);
  await game(page);
  if (faults.length) throw new Error(`asked for: ${faults.join(', ')}`);
  if (page.errors_.length) throw new Error(page.errors_.join('; '));
  await browser.close();
  noProblems();
}

await run(main);
