// Installed and without a network: the client loads again and says that the line is down; with
// the line back it is whole again. Nothing is asked of any other host; the first load is small,
// and the first button can be tapped before it is over.
// node tests/e2e/offline.mjs URL

import { count, launch, person, until } from './browser.mjs';
import { look, noProblems } from './look.mjs';
import { run } from './table.mjs';

const url = process.argv[2];
const FIRST_LOAD_KB = 140; // home, and when it is idle the lobby, every station and its helps

async function firstLoad(page, hosts) {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  let bytes = 0;
  client.on('Network.loadingFinished', (e) => { bytes += e.encodedDataLength; });
  page.on('request', (r) => hosts.add(new URL(r.url()).host));
  await page.goto(url);
  await until('home and the stations', () => page.evaluate(() =>
    performance.getEntriesByType('resource').some((e) => e.name.includes('/bridge-'))));
  await page.waitForLoadState('networkidle');
  return bytes / 1024;
}

// A newcomer sees the home screen before the program has come; a tap that is too early counts.
async function earlyTap(browser) {
  const context = await browser.newContext({ locale: 'fr-FR' });
  const page = await context.newPage();
  let release;
  const held = new Promise((go) => { release = go; });
  await page.route('**/assets/index-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(url, { waitUntil: 'commit' });
  await page.click('text=Jouer contre des robots');
  if (await count(page, 'dialog')) throw new Error('the program ran before it was let in');
  release();
  await until('the tap counts', () => count(page, 'dialog[open]'));
  await context.close();
}

// A screen that cannot be fetched comes by itself when the line is back.
async function laterScreen(browser) {
  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' });
  const page = await context.newPage();
  const rules = '**/assets/rules-*.js';
  await page.route(rules, (route) => route.abort());
  await page.goto(url);
  await page.click('text=Rules');
  await until('it says so', () => count(page, '.loading >> text=Connection lost'));
  await page.unroute(rules);
  await until('the rules', () => count(page, '.rules-nav a'));
  await context.close();
}

async function main() {
  const browser = await launch();
  const page = await person(browser, 'Ann');
  const hosts = new Set();
  const size = await firstLoad(page, hosts);
  console.log(`first load: ${size.toFixed(1)} KB compressed`);
  if (size > FIRST_LOAD_KB) throw new Error(`the first load is ${size} KB`);
  await until('the worker keeps the files', () => page.evaluate(async () => {
    const [name] = await caches.keys();
    return name && (await (await caches.open(name)).keys()).length > 10;
  }));
  await earlyTap(browser);
  await laterScreen(browser);
  await page.context().setOffline(true);
  await page.reload();
  await until('it says so', () => count(page, '.home .pill.bad'));
  await look(page, 'offline-home', { axe: true });
  await page.click('text=Rules');
  await until('the rules are there too', () => count(page, '.rules'));
  await page.context().setOffline(false);
  await page.goto(url);
  await until('whole again', async () => await count(page, '.home') &&
    !await count(page, '.home .pill.bad'));
  const own = new URL(url).host;
  const others = [...hosts].filter((h) => h !== own);
  if (others.length) throw new Error(`other hosts were asked: ${others}`);
  await browser.close();
  noProblems();
}

await run(main);
