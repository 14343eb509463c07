// Every scenario's special action once, against a bot: an Archer mine, a volcano's event named, a
// system repaired, a surfacing under the ice.
// node tests/e2e/scenarios.mjs URL

import { act } from './act.mjs';
import { count, launch, person, until } from './browser.mjs';
import { choose, press, pressed } from './table.mjs';

const url = process.argv[2];
const LOOKS = 4000;

async function start(browser, map) {
  const page = await person(browser, 'Ann');
  await page.goto(url);
  await page.waitForTimeout(400);
  await page.click('text=Create a room');
  await until('the lobby', () => count(page, '.lobby'));
  await choose(page, 'Chart', map);
  await choose(page, 'Blue crew', '1');
  await until('one blue player', async () => await count(page, '.crew.blue .seat') === 1);
  await choose(page, 'Yellow crew', '1');
  await page.evaluate(() => { document.querySelector('details').open = true; });
  await choose(page, 'Damage that sinks a submarine', '8');
  await until('the small crews', async () => await count(page, '.seat') === 2);
  await pressed(page, '.crew.blue .seat .main');
  await until('seated', () => count(page, '.seat.mine'));
  await pressed(page, '.start-bar .button:not(.main)');
  await until('the start', () => press(page, '.start-bar .main:not([aria-disabled])'));
  await until('placing', () => count(page, '.target'));
  await page.click('.target .row .button:nth-child(2)');
  return page;
}

const heard = (page, pattern) => page.frames_.some((f) => pattern.test(f));

// Plays with a wish until it comes true; a game that ends too early is begun anew.
async function wished(browser, map, name, wish, pattern) {
  for (let game = 0; game < 5; game++) {
    const page = await start(browser, map);
    for (let i = 0; i < LOOKS && !await count(page, '.ending'); i++) {
      if (heard(page, pattern)) break;
      if (!await act(page, wish)) await page.waitForTimeout(20);
      await page.waitForTimeout(5);
    }
    const done = heard(page, pattern);
    const errors = page.errors_;
    await page.context().close();
    if (errors.length) throw new Error(errors.join('\n'));
    if (done) {
      console.log(name);
      return;
    }
  }
  throw new Error(`never: ${name}`);
}

async function main() {
  const browser = await launch();
  await wished(browser, 'echo', 'an Archer mine was triggered',
    { mark: 'scenario', system: 'scenario', spare: ['special'] }, /"event":"archer","team":"blue"/);
  await wished(browser, 'echo-2', 'a system was repaired',
    { mark: 'scenario', system: 'scenario', spare: ['special'] },
    /"event":"system_repaired","team":"blue"/);
  await wished(browser, 'delta-2', 'a volcano was named',
    { mark: 'torpedo', system: 'torpedo', spare: ['weapon'] },
    /"event":"volcano"[^}]*"which":[12]/);
  await wished(browser, 'delta', 'surfaced under the ice', { surface: true },
    /"event":"damage","team":"blue","cause":"ice"/);
  await browser.close();
}

await main().catch((e) => {
  console.error(e.message.slice(0, 2000), e.stack?.slice(-600));
  process.exit(1);
});
