// A game won by keyboard alone: join by the link, sit, place on the chart, sail with the arrows,
// charge, cross out, aim the torpedo, fire. The other side is led by the mouse into the trap.
// node tests/e2e/keyboard.mjs URL

import { count, launch, person, until } from './browser.mjs';
import { choose, press, pressed } from './table.mjs';

const url = process.argv[2];

// Tab until the focus is on the thing; fails when it cannot be reached.
async function tabTo(page, selector) {
  for (let i = 0; i < 150; i++) {
    const there = await page.evaluate((s) => document.activeElement?.matches(s), selector);
    if (there) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${selector}`);
}

async function hit(page, selector, key = 'Enter') {
  await until(`${selector} is there`, () => count(page, selector));
  await tabTo(page, selector);
  await page.keyboard.press(key);
}

// Walks over the chart to a space: column and row from 0.
async function walkTo(page, column, row) {
  await tabTo(page, '.chart .cell');
  const at = Number(await page.evaluate(() => document.activeElement.dataset.at));
  const dx = column - (at & 15), dy = row - (at >> 4);
  for (let i = 0; i < Math.abs(dx); i++) {
    await page.keyboard.press(dx > 0 ? 'ArrowRight' : 'ArrowLeft');
  }
  for (let i = 0; i < Math.abs(dy); i++) {
    await page.keyboard.press(dy > 0 ? 'ArrowDown' : 'ArrowUp');
  }
}

const click = (page, at) => press(page, `.chart .cell[data-at="${at}"]`);

// The other side: one course and its duties by mouse, whatever its screen offers.
async function otherTurn(page, dir) {
  await until('the other side\'s course', () => press(page, `.course.${dir}:not([aria-disabled])`));
  await pressed(page, '.quick .quick-button:not([disabled])');
  await until('the other side\'s cross', async () =>
    await count(page, '.quick .yellow, .quick .orange, .quick .gray, .quick .reactor-symbol') &&
    press(page, '.quick .quick-button:not([disabled])'));
}

async function keyTurn(page, key) {
  await until('my turn', () => count(page, '.now.mine'));
  await page.evaluate(() => document.activeElement?.blur());
  await page.keyboard.press(key);
  await hit(page, '.quick .quick-button.weapon:nth-of-type(2):not([disabled])');
  await until('the panel', () => count(page, '.quick .reactor-symbol'));
  await hit(page, '.quick .quick-button:not(.weapon):not([disabled])');
}

async function lobby(browser) {
  const host = await person(browser, 'Bob');
  await host.goto(url);
  await host.waitForTimeout(500);
  await host.click('text=Create a room');
  await until('the lobby', () => count(host, '.lobby'));
  await choose(host, 'Blue crew', '1');
  await until('one blue player', async () => await count(host, '.crew.blue .seat') === 1);
  await choose(host, 'Yellow crew', '1');
  await host.evaluate(() => { document.querySelector('details').open = true; });
  await choose(host, 'Damage that sinks a submarine', '1');
  const code = await host.textContent('.code');
  await until('the small crews', async () => await count(host, '.seat') === 2);
  await pressed(host, '.crew.yellow .seat .main');
  return { host, code };
}

async function main() {
  const browser = await launch();
  const { host, code } = await lobby(browser);
  const page = await person(browser, 'Ann');
  await page.goto(`${url}r/${code}`);
  await hit(page, '.crew.blue .seat .main');
  await hit(page, '.start-bar .button.main');
  await until('the start', () => press(host, '.start-bar .main:not([aria-disabled])'));
  await until('placing', () => count(page, '.target'));
  await walkTo(page, 0, 9);
  await page.keyboard.press('Enter');
  await hit(page, '.target .main');
  await until('the host places', () => click(host, 4 * 16 + 1));
  await pressed(host, '.target .main:not([aria-disabled])');
  const mine = await until('whose turn', async () => await count(page, '.now.mine') ? 'me'
    : await count(host, '.now.mine') ? 'host' : null);
  const steps = ['ArrowUp', 'ArrowUp', 'ArrowUp'];
  for (const [i, dir] of ['N', 'N', 'E'].entries()) {
    if (mine === 'host') await otherTurn(host, dir);
    await keyTurn(page, steps[i]);
    if (i < 2 && mine === 'me') await otherTurn(host, dir);
  }
  const [column, row] = mine === 'host' ? [2, 2] : [1, 2];
  await hit(page, '.system-button.torpedo:not([aria-disabled])');
  await walkTo(page, Math.min(column, 1), row + 1);
  await page.keyboard.press('Enter');
  await hit(page, '.target .row .button');
  await until('the end', () => count(page, '.ending'));
  const outcome = await page.textContent('.ending h1');
  if (outcome !== 'You won!') throw new Error(`expected a victory: ${outcome}`);
  console.log('won by keyboard alone');
  await browser.close();
}

await main().catch((e) => {
  console.error(e.message.slice(0, 2000), e.stack?.slice(-600));
  process.exit(1);
});
