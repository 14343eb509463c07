// An evening at one table: a name before the door opens, who is there, a swap that is declined, a
// line that breaks and comes back, a bot's seat in mid-game, a vote for another game from the
// debrief, sides swapped. What is new on the way is looked at in every language.
// node tests/e2e/company.mjs URL

import { count, launch, person, until } from './browser.mjs';
import { everywhere, noProblems, PHONE } from './look.mjs';
import { giveUp, noErrors, openRoom, place, press, pressed, run } from './table.mjs';

const url = process.argv[2];
const onPhone = { sizes: PHONE };
const text = (page) => page.evaluate(() => document.body.innerText);
const atTop = (page) => until('the top of the page', () => page.evaluate(() => scrollY === 0));
const scrolled = (page) => page.evaluate(() => {
  document.querySelector('main').style.paddingBottom = '200vh';
  scrollTo(0, 400);
  return scrollY;
});
const inSight = (page, selector) => page.locator(selector).evaluate((e) => {
  const r = e.getBoundingClientRect();
  return r.top >= 0 && r.bottom <= innerHeight;
});
const says = (page, words) => until(words, async () => (await text(page)).includes(words));

// A guest without a name is asked for it, and the device remembers it.
async function welcomed(browser, code) {
  const page = await person(browser, '');
  await page.goto(`${url}r/${code}`);
  await everywhere(page, 'welcome', '.welcome', onPhone);
  await page.fill('.welcome input', 'Bob');
  await pressed(page, '.welcome .button.main');
  await until('the lobby', () => count(page, '.lobby'));
  await until('the device remembers where he is', () => page.evaluate((room) =>
    localStorage.getItem('fathom.room') === room, JSON.stringify(code)));
  await page.reload();
  await until('he comes in by himself', () => count(page, '.lobby'));
  return page;
}

async function lobby(ann, bob, eve) {
  await says(ann, 'Bob');
  await says(ann, 'Eve');
  await pressed(ann, '.crew.blue .seat:nth-child(1) .main');
  await pressed(bob, '.crew.yellow .seat .main');
  await until('he sits', () => count(bob, '.seat.mine'));
  await until('he sees her', () => count(bob, '.crew.blue .seat:nth-child(1) b'));
  const asks = () => press(bob, '.crew.blue .seat:nth-child(1) .row .button');
  await until('he asks', asks);
  await everywhere(bob, 'swap-asked', '.asks', { ...onPhone, prepare: asks }); // a wish ends soon
  await until('he asks again', async () => await count(ann, '.asks') || !await asks());
  await until('she sees it wherever she is', async () => await scrolled(ann) &&
    (!await count(ann, '.asks') || await inSight(ann, '.asks')));
  await everywhere(ann, 'swap-wish', '.lobby', onPhone);
  await press(ann, '.asks .button:not(.main)'); // unless the wish has ended by itself
  await until('declined', async () => !await count(bob, '.asks'));
  await pressed(bob, '.start-bar .button.main');
  await until('ready', () => count(ann, '.crew.yellow .pill.good'));
  await pressed(bob, '.start-bar .button:not(.main, .voice-join)');
  await until('not ready', () => count(ann, '.crew.yellow .pill.waiting'));
  await everywhere(ann, 'people-tools', 'dialog[open]', { ...onPhone,
    prepare: async (page) => await count(page, 'dialog[open]') ||
      pressed(page, '.person:nth-child(2) .icon-button') });
  await ann.keyboard.press('Escape');
  await pressed(bob, '.start-bar .button.main');
  await pressed(ann, '.start-bar .button:not(.main, .voice-join)'); // bots on the free seat
  if (!await scrolled(eve)) throw new Error('the lobby does not scroll');
  await until('the start', () => press(ann, '.start-bar .main:not([aria-disabled])'));
  await until('it has begun', () => count(eve, '.spectator'));
  await atTop(eve);
}

async function atSea(ann, bob, eve) {
  await place(ann, 'B5');
  await place(bob, 'J9');
  await everywhere(ann, 'crew-captain', '.who-am-i', onPhone);
  await until('a bot’s seat is offered', () => press(eve, '.spectator .panel.row .button'));
  await until('she plays', () => count(eve, '.station'));
  await everywhere(eve, 'crew-mate', '.quick-calls', onPhone);
  const context = bob.context();
  await bob.close();
  await says(ann, 'Bob lost connection');
  await everywhere(ann, 'missing', '.missing', onPhone);
  const again = await context.newPage();
  await again.goto(ann.url());
  await says(ann, 'Bob is back');
  await until('he is back', async () => !await count(ann, '.missing'));
  return again;
}

async function rematch(ann, bob, eve) {
  await giveUp(bob);
  for (const page of [ann, bob, eve]) await until('the end', () => count(page, '.ending'));
  await pressed(bob, '.again .main');
  await everywhere(ann, 'again', '.again p', onPhone);
  await pressed(ann, '.to-debrief');
  await everywhere(ann, 'table-banner', '.debrief .table-banner .again', onPhone);
  await pressed(ann, '.table-banner .again .main');
  await pressed(eve, '.again .main');
  await until('the next game', () => count(bob, '.target'));
  await pressed(ann, '.table-banner .button');
  await until('at the table', () => count(ann, '.station'));
}

// Who comes late and ends the name with Enter, as on a phone, sees the game from its top.
async function late(browser, code) {
  const page = await person(browser, '', { viewport: { width: 360, height: 640 } });
  await page.goto(`${url}r/${code}`);
  await page.fill('.welcome input', 'Zoe');
  await page.press('.welcome input', 'Enter');
  await until('she watches', () => count(page, 'main[tabindex]'));
  await atTop(page);
}

async function main() {
  const browser = await launch();
  const ann = await person(browser, 'Ann'), eve = await person(browser, 'Eve');
  const code = await openRoom(ann, url, { blue: 2, yellow: 1 });
  const guest = await welcomed(browser, code);
  await eve.goto(`${url}r/${code}`);
  await lobby(ann, guest, eve);
  const bob = await atSea(ann, guest, eve);
  await late(browser, code);
  await rematch(ann, bob, eve);
  noErrors({ ann, bob: guest, eve });
  await browser.close();
  noProblems();
}

await run(main);
