// Installed and without a network: the client loads again and says that the line is down; with
// the line back it is whole again. Nothing is asked of any other host; the first load is small.
// node tests/e2e/offline.mjs URL

import { count, launch, person, until } from './browser.mjs';
import { run } from './table.mjs';

const url = process.argv[2];
const FIRST_LOAD_KB = 120;

async function firstLoad(page, hosts) {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  let bytes = 0;
  client.on('Network.loadingFinished', (e) => { bytes += e.encodedDataLength; });
  page.on('request', (r) => hosts.add(new URL(r.url()).host));
  await page.goto(url);
  await until('home', () => count(page, '.home .button.big'));
  return bytes / 1024;
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
  await page.context().setOffline(true);
  await page.reload();
  await until('it says so', () => count(page, '.home .pill.bad'));
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
}

await run(main);
