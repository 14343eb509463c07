// The operator's page: without its key it tells nothing; with it a game is looked into, somebody is
// muted, banned and let in again, everyone is told something, a restart is announced and taken
// back, and a room is closed under those who are in it. In every language, on a phone too.
// node tests/e2e/desk.mjs FATHOM

import { execFileSync } from 'node:child_process';
import { count, launch, person, until, wordOf } from './browser.mjs';
import { everywhere, noProblems, PHONE } from './look.mjs';
import { db, freePort, serve } from './serve.mjs';
import { duel, noErrors, run } from './table.mjs';

const fathom = process.argv[2];
const word = wordOf('desk');

const link = () => JSON.parse(execFileSync(fathom,
  ['admin', 'page', '--json', '--socket', `${db}.admin`], { encoding: 'utf8' })).page;

const text = (page) => page.evaluate(() => document.body.innerText);
const says = (page, words) => until(words, async () => (await text(page)).includes(words));
const part = (desk, name) => desk.click(`.segmented >> text="${word(`desk-${name}`)}"`);
const button = (name) => `button:text-is("${word(`desk-${name}`)}")`;

async function locked(browser, address) {
  const page = await person(browser, 'Eve');
  await page.goto(address.split('#')[0]);
  await says(page, word('desk-trouble-key'));
  if (await count(page, '.desk-line')) throw new Error('rooms are told without the key');
  await page.close();
}

async function looking(desk, address, code) {
  await desk.goto(address);
  await says(desk, code);
  if (desk.url().includes('#')) throw new Error('the key stays in the address');
  await desk.click('.desk-line');
  await says(desk, 'Bob');
  await everywhere(desk, 'desk-room', '.desk-person', {
    prepare: async () => {
      await until('the room', () => count(desk, '.desk-line'));
      if (!await count(desk, '.desk-inside')) await desk.click('.desk-line');
    } });
}

async function banned(desk, bob) {
  await desk.click('.desk-person:has-text("Bob") >> button:has-text("Ban person")');
  await everywhere(desk, 'desk-ban', 'dialog[open]', { sizes: PHONE,
    prepare: async () => {
      await until('the room', () => count(desk, '.desk-line'));
      if (!await count(desk, '.desk-inside')) await desk.click('.desk-line');
      await until('the people', () => count(desk, '.desk-person'));
      if (!await count(desk, 'dialog[open]')) {
        await desk.click('.desk-person >> nth=1 >> .button >> nth=2');
      }
    } });
  await desk.fill('dialog[open] input[type="number"]', '2');
  await desk.fill('dialog[open] input:not([type="number"])', 'insults');
  await desk.keyboard.press('Enter');
  await until('he is sent away', () => count(bob, '.bye, dialog[open]'));
  await part(desk, 'bans');
  await says(desk, 'insults');
  await desk.click(button('unban'));
  await says(desk, word('desk-no-bans'));
}

async function told(desk, ann) {
  await part(desk, 'everyone');
  await everywhere(desk, 'desk-everyone', 'form', { sizes: PHONE, prepare: async () => {
    await desk.click('.segmented button >> nth=2');
  } });
  await desk.fill('form >> nth=0 >> input', 'Tea at five.');
  await desk.keyboard.press('Enter');
  await says(desk, word('desk-announced'));
  await says(ann, 'Tea at five.');
  await desk.click(button('drain'));
  await says(desk, word('desk-draining'));
  await until('she is told', () => count(ann, '.house-word'));
  await desk.click(button('drain-off'));
  await says(desk, word('desk-drain-is-off'));
  await desk.click(button('drain-off'));
  await says(desk, 'the server is not being drained');
}

async function closed(desk, ann) {
  await part(desk, 'rooms');
  await desk.click('.desk-line');
  await desk.click(button('close'));
  await desk.click('dialog[open] .button.warn');
  await says(desk, word('desk-no-rooms'));
  await until('her table is gone', () => count(ann, '.bye, dialog[open]'));
  await part(desk, 'records');
  await says(desk, 'close ');
  await everywhere(desk, 'desk-records', '.desk-note', { sizes: PHONE, prepare: async () => {
    await desk.click('.segmented button >> nth=3');
  } });
}

async function main() {
  const { url } = await serve(fathom, await freePort(), '--admin-port', await freePort());
  const browser = await launch();
  const [ann, bob, desk] = [await person(browser, 'Ann'), await person(browser, 'Bob'),
    await person(browser, 'Operator')];
  await duel(ann, url);
  const code = ann.url().split('/r/')[1];
  await bob.goto(`${url}r/${code}`);
  await until('Bob watches', () => count(bob, '.spectator'));
  const address = link();
  await locked(browser, address);
  await looking(desk, address, code);
  await banned(desk, bob);
  await told(desk, ann);
  await closed(desk, ann);
  noErrors({ ann, bob, desk });
  noProblems();
  await browser.close();
  process.exit(0);
}

await run(main);
