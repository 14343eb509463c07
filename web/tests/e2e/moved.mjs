// Two people play through the door of a cluster. The server that has their room is drained, and the
// one that takes it over is killed: the pages go where the room is, and play on. In the end what
// both were sent is held against the record.
// python3 tests/web/with_cluster.py FATHOM NODE tests/e2e/moved.mjs

import { createInterface } from 'node:readline';
import { act } from './act.mjs';
import { count, launch, person, until } from './browser.mjs';
import { againstTheRecord } from './secrets.mjs';
import { giveUp, noErrors, openRoom, press, pressed, run } from './table.mjs';

const url = process.argv[2];
const replies = createInterface({ input: process.stdin })[Symbol.asyncIterator]();

// with_cluster.py does it to the server that has the room, and says which one that is.
async function ask(what, code) {
  console.log(`! ${what} ${code}`);
  const { value } = await replies.next();
  if (!value) throw new Error(`the cluster did not ${what}`);
  return value;
}

async function traveller(browser, name) {
  const page = await person(browser, name);
  page.paths_ = [];
  page.on('websocket', (line) => page.paths_.push(new URL(line.url()).pathname));
  return page;
}

async function sitDown(browser) {
  const host = await traveller(browser, 'Ann'), guest = await traveller(browser, 'Bob');
  const code = await openRoom(host, url, { blue: 1, yellow: 1 });
  await pressed(host, '.crew.blue .seat .main');
  await guest.goto(`${url}r/${code}`);
  await pressed(guest, '.crew.yellow .seat .main');
  await until('seated', () => count(guest, '.seat.mine'));
  await pressed(guest, '.start-bar .button.main');
  await until('the start', () => press(host, '.start-bar .main:not([aria-disabled])'));
  for (const page of [host, guest]) {
    await until('placing', () => count(page, '.target'));
    await page.click('text=Choose for me');
  }
  return { code, pages: [host, guest] };
}

// Courses of both boats that a page has heard of, each once, however often it came back.
function courses(page) {
  let events = [];
  for (const message of page.frames_.map((f) => JSON.parse(f))) {
    if (message.type === 'view') events = [...events.slice(0, message.since), ...message.events];
    if (message.type === 'events') events = [...events, ...message.events];
  }
  return events.filter((e) => e.event === 'course').length;
}

// Until each of the two has heard of so many courses more.
async function playOn(pages, more) {
  const before = pages.map(courses);
  await until(`${more} courses`, async () => {
    for (const page of pages) await act(page);
    return pages.every((page, i) => courses(page) >= before[i] + more);
  });
}

async function main() {
  const browser = await launch();
  const { code, pages } = await sitDown(browser);
  await playOn(pages, 4);
  const homes = [await ask('find', code)];
  for (const what of ['drain', 'kill']) {
    await ask(what, code);
    await playOn(pages, 4);
    homes.push(await ask('find', code));
    console.log(`${what}: the room went from server ${homes.at(-2)} to ${homes.at(-1)}`);
    if (homes.at(-1) === homes.at(-2)) throw new Error('the room is where it was');
  }
  const paths = pages.flatMap((page) => page.paths_);
  if (!paths.some((path) => path.startsWith('/n/'))) throw new Error(`nobody was moved: ${paths}`);
  await ask('check', code);
  await giveUp(pages[0]);
  for (const page of pages) await until('the end', () => count(page, '.ending'));
  await againstTheRecord(url, { blue: pages[0], yellow: pages[1] });
  noErrors(pages);
  await browser.close();
  process.exit(0);
}

await run(main);
