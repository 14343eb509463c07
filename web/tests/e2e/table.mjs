// Eight people around one table: seats, duties and orders through their screens.

import { count, person, until } from './browser.mjs';

export const ROLES = ['captain', 'first_mate', 'engineer', 'radio_operator'];

export const press = (page, selector) => page.evaluate((s) => {
  const found = document.querySelector(s);
  found?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  return !!found;
}, selector);

export async function pressed(page, selector, limit) {
  await until(`${selector} can be pressed`, () => press(page, selector), limit);
}

// Opens a room with the options, seats one person a role, and starts.
export async function table(browser, url, options, names) {
  const pages = {};
  const host = await person(browser, names[0]);
  await host.goto(url);
  await until('the line is up', () => host.evaluate(() => document.querySelector('.home')));
  await host.waitForTimeout(500);
  await host.click('text=Create a room');
  await until('the lobby', () => count(host, '.lobby'));
  const code = await host.textContent('.code');
  await options?.(host);
  let i = 0;
  for (const team of ['blue', 'yellow']) {
    for (const role of ROLES) {
      const page = i === 0 ? host : await person(browser, names[i]);
      if (i > 0) await page.goto(`${url}r/${code}`);
      i++;
      await until(`${team} ${role} sits`, () => sit(page, team, role), 20_000);
      pages[`${team}.${role}`] = page;
      if (page !== host) await pressed(page, '.start-bar .button.main');
    }
  }
  await until('all are ready', () => press(host, '.start-bar .main:not([aria-disabled])'));
  for (const page of Object.values(pages)) await until('the game', () => count(page, '.bridge'));
  return { pages, code, host };
}

async function sit(page, team, role) {
  const seat = page.locator(`.crew.${team} .seat`).nth(ROLES.indexOf(role));
  if (!await seat.count()) return false;
  if (await seat.evaluate((e) => e.classList.contains('mine'))) return true;
  await seat.locator('text=Sit here').click({ timeout: 1000 }).catch(() => undefined);
  return false;
}

export async function choose(page, label, value) {
  await until(`the field ${label}`, () => page.evaluate(([text, to]) => {
    const field = [...document.querySelectorAll('label.field')]
      .find((l) => l.firstChild.textContent === text);
    const select = field?.querySelector('select');
    if (!select) return false;
    select.value = to;
    select.dispatchEvent(new Event('change', { bubbles: true }));
    return true;
  }, [label, value]));
}

// One course with both duties. `spare` are the kinds that the Engineer leaves alone.
export async function sail(crew, gauge, spare) {
  await until('a course', async () => {
    if (await count(crew.captain, '.light.busy')) return true;
    await crew.captain.evaluate(() => {
      const open = [...document.querySelectorAll('.compass .course:not([aria-disabled])')];
      open[Math.floor(Math.random() * open.length)]?.click();
    });
    await crew.captain.waitForTimeout(150);
    return count(crew.captain, '.light.busy');
  });
  const mark = () => press(crew.first_mate, gauge
    ? `.gauge.can[data-system="${gauge}"]` : '.gauge.can');
  await until('the mark', mark);
  await until('the cross', () => cross(crew.engineer, spare));
  // A click that a STOP swallowed is made again, as a person would.
  await until('both OK', async () => {
    if (await count(crew.captain, '.light.ok') === 2) return true;
    await mark();
    await cross(crew.engineer, spare);
    return false;
  });
}

const cross = (page, spare) => page.evaluate((kinds) => {
  const can = [...document.querySelectorAll('.symbol.can')];
  const free = can.filter((s) => !kinds.some((k) => s.classList.contains(k)));
  const good = free.filter((s) => !s.classList.contains('damage'));
  const best = good.find((s) => !s.classList.contains('radiation')) ?? good[0] ?? free[0] ??
    can[0];
  best?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  return !!best;
}, spare);

export const crewOf = (pages, team) =>
  Object.fromEntries(ROLES.map((r) => [r, pages[`${team}.${r}`]]));

// Fires what the Captain aims at the n-th space offered.
export async function fire(captain, system, pick = 0) {
  await pressed(captain, `.system-button.${system}:not([aria-disabled])`);
  if (system === 'drone') await pressed(captain, '.sector-pad .button');
  else {
    await until('targets', () => count(captain, '.chart .cell.can'));
    await captain.evaluate((n) => {
      const cells = [...document.querySelectorAll('.chart .cell.can')];
      cells.at(n).dispatchEvent(new MouseEvent('click', { bubbles: true }));
    }, pick);
  }
  await pressed(captain, '.target .row .button:not([aria-disabled])');
}

// The enemy Captain answers a sonar: his row, and a sector that is not his.
export async function answer(captain) {
  await until('the question', () => count(captain, '.controls.answer'));
  for (const index of [0, 2]) {
    const select = captain.locator('.controls.answer select').nth(index);
    const options = await select.locator('option').count();
    for (let i = 1; i < options; i++) {
      await select.selectOption({ index: i });
      if (index === 0 && await count(captain, '.answer-row.true')) break;
      if (index === 2 && await count(captain, '.verdict.good')) break;
    }
  }
  await pressed(captain, '.controls.answer .main');
}
