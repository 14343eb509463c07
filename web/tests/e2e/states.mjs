// The moments that pass quickly: aiming, a sonar to be answered, STOP, surfaced and traced by hand
// and by keys, waiting, confirmed, paused; dialogs; a line that is down, a seat taken over, a room
// or a replay that is not there. In every language, with axe and with large text.
// node tests/e2e/states.mjs URL

import { count, launch, person, until } from './browser.mjs';
import { keySection, surface, tracer } from './hull.mjs';
import { everywhere, inLanguage, LANGUAGES, look, noProblems, PHONE } from './look.mjs';
import {
  answer, noErrors, openRoom, place, press, pressed, quickSail, run, spaceOf,
} from './table.mjs';

const url = process.argv[2];
const KEEP = ['weapon', 'detection'];
const onPhone = { sizes: PHONE };
// Each state is looked at for as long as it takes.
const UNHURRIED = { stop: 0, aim: 0, answer: 0, confirm: 0 };

// Presses what opens a thing unless it is open already; gives a `prepare` for `everywhere`.
const opens = (thing, ...buttons) => async (page) => {
  for (const button of await count(page, thing) ? [] : buttons) await pressed(page, button);
};

async function dialog(page, name, buttons, look = onPhone) {
  await everywhere(page, name, 'dialog[open]',
    { ...look, prepare: opens('dialog[open]', ...buttons) });
  await page.keyboard.press('Escape');
  await until('its step is taken out of the history', () =>
    page.evaluate(() => !history.state?.open));
}

async function home(browser) {
  const page = await person(browser, 'Dia');
  await page.goto(url);
  await dialog(page, 'play-now', ['.button.big'], {});
  await dialog(page, 'settings', ['.home-links .button:last-child'], {});
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`${url}r/ZZZZZ`);
  await until('why it leads nowhere, in sight', () => page.evaluate(() => {
    const alert = document.querySelector('.join .alert')?.getBoundingClientRect();
    return alert && alert.top >= 0 && alert.bottom <= innerHeight;
  }));
  await everywhere(page, 'no-room', '.join .alert', onPhone);
  await page.goto(`${url}replay/none`);
  await everywhere(page, 'no-replay', '.loading .button', onPhone);
  await page.context().close();
}

// Ann leads Blue and Cem is her Radio Operator; Bob is Yellow alone.
async function threeAtSea(browser) {
  const [ann, bob, cem] = await Promise.all(['Ann', 'Bob', 'Cem'].map((n) => person(browser, n)));
  const code = await openRoom(ann, url,
    { real: true, map: 'charlie', blue: 2, yellow: 1, least: 2, ...UNHURRIED });
  await everywhere(ann, 'house-rules', '.lobby details[open]',
    { ...onPhone, prepare: opens('.lobby details[open]', 'details summary') });
  await dialog(ann, 'bot', ['.crew.yellow .seat .icon-button']);
  await dialog(ann, 'lobby-chat', ['.lobby-head .icon-button:last-child']);
  for (const page of [bob, cem]) await page.goto(`${url}r/${code}`);
  await pressed(ann, '.crew.blue .seat:nth-child(1) .main');
  await pressed(cem, '.crew.blue .seat:nth-child(2) .main');
  await pressed(bob, '.crew.yellow .seat .main');
  for (const page of [cem, bob]) await pressed(page, '.start-bar .button.main');
  await everywhere(bob, 'lobby-guest', '.lobby', onPhone);
  await until('the start', () => press(ann, '.start-bar .main:not([aria-disabled])'));
  await until('the game', () => count(ann, '.target'));
  return { ann, bob, cem };
}

const cell = (space) => `.chart .cell.can[data-at="${spaceOf(space)}"]`;
const cancel = (page) => pressed(page, '.target .row .button:nth-child(2)');

const aims = (thing, system, ...buttons) => async (page) => {
  await until(`aiming the ${system}`, async () => await count(page, '.target') ||
    await press(page, `.system-button.${system}:not([aria-disabled])`));
  await opens(thing, ...buttons)(page);
};

async function orders(ann, bob) {
  await everywhere(ann, 'placing', '.target .main:not([aria-disabled])',
    { ...onPhone, prepare: opens('.target .main:not([aria-disabled])', cell('B5')) });
  await pressed(ann, '.target .main:not([aria-disabled])');
  await place(bob, 'J7');
  await pressed(ann, '.compass .course.E:not([aria-disabled])');
  await everywhere(ann, 'duty', '.quick .quick-button, .gauge.can', onPhone);
  await pressed(ann, '.quick [data-system="torpedo"]');
  await pressed(ann, '.quick [data-symbol="E2"]');
  for (const dir of 'ES') await quickSail(ann, dir, 'torpedo', KEEP);
  for (const dir of 'SWWN') await quickSail(ann, dir, 'drone', KEEP);
  await everywhere(ann, 'aim', '.target .alert',
    { prepare: aims('.target .alert', 'torpedo', cell('B5')) });
  await cancel(ann);
  await quickSail(ann, 'W', 'mine', KEEP);
  await everywhere(ann, 'drone', '.sector-pad',
    { ...onPhone, prepare: aims('.sector-pad', 'drone') });
  await cancel(ann);
}

async function dialogs(ann) {
  await dialog(ann, 'calls', ['.to-calls']);
  await dialog(ann, 'chat', ['.top-bar .tools .with-mark .button']);
  await dialog(ann, 'menu', ['.top-bar .tools > .button:last-child']);
  await dialog(ann, 'surface', ['.turn-bar .orders .button:not([aria-disabled])']);
}

async function stopped(ann, bob, cem) {
  for (const dir of 'NNN') await quickSail(bob, dir, 'sonar', ['detection']);
  await pressed(bob, '.system-button.sonar:not([aria-disabled])');
  await everywhere(ann, 'answer', '.controls.answer');
  await everywhere(bob, 'stop', '.stop-frame');
  await everywhere(cem, 'stop-radio', '.stop-frame', onPhone);
  await answer(ann);
}

async function surfaced(ann, bob, cem) {
  await surface(ann);
  await everywhere(ann, 'tracing', '.trace-area');
  await everywhere(cem, 'tracing-waits', '.tracing .panel', onPhone);
  await everywhere(ann, 'tracing-keys', '.trace-area .pen',
    { prepare: opens('.trace-area .pen', '.tracing .button.small') });
  for (let i = 0; i < 4; i++) await keySection(await tracer([ann, cem]));
  await everywhere(bob, 'confirming', '.confirming');
  await everywhere(ann, 'traced', '.tracing .panel', onPhone);
  await pressed(bob, '.confirming .main');
  await everywhere(ann, 'secured', '.tracing .main', onPhone);
  await pressed(ann, '.tracing .main');
}

async function paused(ann, bob) {
  for (const page of [ann, bob]) {
    await pressed(page, '.top-bar .tools > .button:last-child');
    await pressed(page, '.menu-buttons .button:nth-child(2)');
  }
  await everywhere(ann, 'paused', '.stop-frame', onPhone);
}

// Another page of the same person takes the seat; the older one says so.
async function takenOver(page) {
  for (const language of LANGUAGES) {
    await inLanguage(page, language);
    const second = await page.context().newPage();
    await second.goto(page.url());
    await until('it says so', () => count(page, 'dialog[open]'));
    await look(page, `taken-over-${language}`, { axe: true });
    await pressed(page, 'dialog .main');
    await until('the seat is his again', () => count(second, 'dialog[open]'));
    await second.close();
  }
  await until('he plays on', () => count(page, '.station'));
}

async function game(browser) {
  const { ann, bob, cem } = await threeAtSea(browser);
  const watcher = await person(browser, 'Eve');
  await watcher.goto(ann.url());
  await orders(ann, bob);
  await dialogs(ann);
  await everywhere(watcher, 'spectator', '.spectator');
  await stopped(ann, bob, cem);
  await surfaced(ann, bob, cem);
  await takenOver(cem);
  await paused(ann, bob);
  noErrors({ ann, bob, cem, watcher });
}

async function main() {
  const browser = await launch();
  await Promise.all([home(browser), game(browser)]);
  await browser.close();
  noProblems();
}

await run(main);
