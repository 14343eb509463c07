// How soon the first button works on a slow phone. Taps "play now" from the moment it can be seen,
// as an impatient person would; it works when the dialog stands open.
// node tests/first-load.mjs URL [RUNS]

import { launch } from './e2e/browser.mjs';
import { figures, slowPhone } from './slow-phone.mjs';

const [url, runs = '9'] = process.argv.slice(2);

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
  const { context, page, arrived } = await slowPhone(browser, 'fr-FR');
  await page.addInitScript(watch);
  await page.goto(url);
  await page.waitForFunction(() => window.firstLoad.works);
  const kilobytes = arrived();
  const times = await page.evaluate(() => ({
    seen: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    works: window.firstLoad.works,
  }));
  await context.close();
  return { ...times, kilobytes };
}

const browser = await launch();
await load(browser); // the browser itself warms up
const all = [];
for (let i = 0; i < Number(runs); i++) all.push(await load(browser));
await browser.close();
console.log(`something to see, ms:  ${figures(all, 'seen')}
the button works, ms:  ${figures(all, 'works')}
until then, KB:        ${figures(all, 'kilobytes', 1)}`);
