// How soon the first button works on a slow phone. Taps "play now" from the moment it can be seen,
// as an impatient person would; it works when the dialog stands open.
// node tests/first-load.mjs URL [RUNS]

import { launch } from './e2e/browser.mjs';

const [url, runs = '9'] = process.argv.slice(2);
const SLOW_PHONE = { width: 360, height: 740 };
const LINE = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 0.75e6 / 8 };
const SLOWER = 4;

// In the page, from its very start: what was there when, by the page's own clock.
function watch() {
  const seen = {};
  window.firstLoad = seen;
  const look = () => {
    const button = document.querySelector('.button.play-now');
    const dialog = document.querySelector('dialog[open]');
    if (dialog) seen.works ??= performance.now();
    else button?.click();
    if (!seen.works) setTimeout(look, 10);
  };
  look();
}

async function load(browser) {
  const context = await browser.newContext({ viewport: SLOW_PHONE, locale: 'fr-FR' });
  const page = await context.newPage();
  await page.addInitScript(watch);
  const line = await context.newCDPSession(page);
  let bytes = 0;
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', LINE);
  await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  line.on('Network.loadingFinished', (e) => { bytes += e.encodedDataLength; });
  await page.goto(url);
  await page.waitForFunction(() => window.firstLoad.works);
  const kilobytes = bytes / 1024;
  const times = await page.evaluate(() => ({
    seen: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    works: window.firstLoad.works,
  }));
  await context.close();
  return { ...times, kilobytes };
}

const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];

const browser = await launch();
await load(browser); // the browser itself warms up
const all = [];
for (let i = 0; i < Number(runs); i++) all.push(await load(browser));
await browser.close();
const text = (key, digits = 0) => `${median(all.map((x) => x[key])).toFixed(digits)} (${
  all.map((x) => x[key].toFixed(digits)).sort((a, b) => a - b).join(' ')})`;
console.log(`something to see, ms:  ${text('seen')}
the button works, ms:  ${text('works')}
until then, KB:        ${text('kilobytes', 1)}`);
