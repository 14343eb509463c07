// On a slow phone: how soon the first lesson answers a touch, from the link by the shortest way;
// and, after a first visit and without a network, how soon a game against bots stands ready for its
// first touch.
// node tests/first-lesson.mjs URL [RUNS]

import { filesAreKept } from './e2e/against-bots.mjs';
import { launch } from './e2e/browser.mjs';
import { figures, slowPhone } from './slow-phone.mjs';

const [url, runs = '5'] = process.argv.slice(2);

// In the page, from its very start: an impatient finger, and when the station asks for what follows
// from the first course.
function learn() {
  const seen = {};
  window.lesson = seen;
  const look = () => {
    const button = document.querySelector('.coach-card') ? document.querySelector('.compass .E')
      : document.querySelector('.button.big');
    if (document.querySelector('.lesson .quick')) seen.answers = performance.now();
    else button?.click();
    if (!seen.answers) setTimeout(look, 10);
  };
  look();
}

async function lesson(browser) {
  const { context, page, arrived } = await slowPhone(browser, 'fr-FR');
  await page.addInitScript(learn);
  await page.goto(url);
  await page.waitForFunction(() => window.lesson.answers);
  const kilobytes = arrived();
  const answers = await page.evaluate(() => window.lesson.answers);
  await context.close();
  return { answers, kilobytes };
}

// From the last tap to a chart on which the boat can be placed.
const start = (page) => page.evaluate(() => new Promise((done) => {
  const from = performance.now();
  document.querySelector('.play-card.turn').click();
  const look = () => (document.querySelector('.bridge .chart .cell.can') ? done(performance.now() -
    from) : setTimeout(look, 5));
  look();
}));

async function game(browser) {
  const { context, page } = await slowPhone(browser, 'fr-FR');
  await page.goto(url);
  await filesAreKept(page);
  await context.setOffline(true);
  await page.reload();
  await page.click('.play-now');
  await page.waitForTimeout(1000); // one looks at the choices
  const starts = await start(page);
  await context.close();
  return { starts };
}

const browser = await launch();
const lessons = [], games = [];
for (let i = 0; i < Number(runs); i++) {
  lessons.push(await lesson(browser));
  games.push(await game(browser));
}
await browser.close();
console.log(`the first lesson answers, ms:   ${figures(lessons, 'answers')}
until then, KB:                 ${figures(lessons, 'kilobytes', 1)}
a game begins offline, ms:      ${figures(games, 'starts')}`);
