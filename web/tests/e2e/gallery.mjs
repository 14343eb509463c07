// Every station in every language at three widths: nothing overflows, axe finds nothing. The
// pictures stay in web/artefacts; with GALLERY=folder a few of them go there for the docs.
// node tests/e2e/gallery.mjs URL

import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { act } from './act.mjs';
import { count, launch, person, until } from './browser.mjs';
import { choose, press, pressed } from './table.mjs';

const url = process.argv[2];
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const OUT = new URL('../../artefacts/', import.meta.url).pathname;
const SIZES = [[360, 740], [768, 1024], [1440, 900]];
const LANGUAGES = ['en', 'fr', 'it', 'es', 'uk'];
const TABS = ['captain', 'first_mate', 'engineer', 'radio_operator'];
const problems = [];

// Text that is wider than its box, or a page that scrolls sideways.
const overflow = (page) => page.evaluate(() => {
  const wide = [];
  const room = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > room + 1) wide.push('the page scrolls sideways');
  for (const e of document.querySelectorAll('button, .pill, h1, h2, h3, p, label, .name, li')) {
    if (e.closest('.tape, .visually-hidden, svg, [role="log"]')) continue;
    const r = e.getBoundingClientRect();
    if (r.width && (r.right > room + 1 || r.left < -1)) {
      wide.push(`${e.className || e.tagName}: ${e.textContent.slice(0, 40)}`);
    } else if (e.tagName === 'BUTTON' && e.scrollWidth > e.clientWidth + 2) {
      wide.push(`text out of ${e.className}: ${e.textContent.slice(0, 40)}`);
    }
  }
  return wide;
});

// Text at twice its size: nothing may run off to the side.
async function large(page, name) {
  const size = (value) => page.evaluate((v) => {
    document.documentElement.style.fontSize = v;
  }, value);
  await size('200%');
  await page.waitForTimeout(50);
  const wide = await page.evaluate(() =>
    document.documentElement.scrollWidth - document.documentElement.clientWidth);
  if (wide > 1) problems.push(`${name}: at 200 % the page is ${wide} px too wide`);
  await size('');
}

async function look(page, name, { axe = false } = {}) {
  for (const what of await overflow(page)) problems.push(`${name}: overflow: ${what}`);
  if (axe) for (const what of await violations(page)) problems.push(`${name}: axe: ${what}`);
  await page.screenshot({ path: `${OUT}${name}.png` });
}

// Runs axe in the page's own world, past its content security policy.
async function violations(page) {
  const client = await page.context().newCDPSession(page);
  const run = (expression) => client.send('Runtime.evaluate',
    { expression, awaitPromise: true, returnByValue: true });
  await run(AXE);
  const { result } = await run(`axe.run(document, { resultTypes: ['violations'] }).then((r) =>
    r.violations.map((v) => v.id + ': ' + v.nodes.slice(0, 3).map((n) =>
      n.target.join(' ') + ' ' + (n.any[0]?.message ?? '')).join(' | ')))`);
  await client.detach();
  return result.value ?? ['axe did not run'];
}

async function speak(page, language) {
  await page.evaluate((l) => localStorage.setItem('fathom.language', JSON.stringify(l)), language);
  await page.reload();
  await until('the station', () => count(page, '.station, .home, .lobby, .rules, .debrief'));
  await page.waitForTimeout(150);
}

// A game of one person against bots, a few turns in.
async function turnGame(browser) {
  const page = await person(browser, 'Ann', { viewport: { width: 360, height: 740 } });
  await page.goto(url);
  await page.click('.button.big');
  await page.click('.play-card.turn >> nth=0');
  await playOn(page, 45);
  return page;
}

async function playOn(page, looks) {
  await until('the game', () => count(page, '.target'));
  await page.click('.target .row .button:nth-child(2)');
  for (let i = 0; i < looks && !await count(page, '.ending'); i++) {
    await act(page);
    await page.waitForTimeout(25);
  }
}

// A real-time game in which one person holds all four posts.
async function realGame(browser) {
  const page = await person(browser, 'Ann', { viewport: { width: 360, height: 740 } });
  await page.goto(url);
  await page.waitForTimeout(300);
  await page.click('text=Create a room');
  await until('the lobby', () => count(page, '.lobby'));
  await pressed(page, '.options .segmented button:nth-child(2)');
  const on = '.options .segmented [aria-pressed="true"]:last-child';
  await until('real time', () => count(page, on));
  await choose(page, 'Blue crew', '1');
  await until('one blue player', async () => await count(page, '.crew.blue .seat') === 1);
  await choose(page, 'Yellow crew', '1');
  await until('one yellow player', async () => await count(page, '.crew.yellow .seat') === 1);
  await page.evaluate(() => { document.querySelector('details').open = true; });
  await choose(page, 'Players needed for real time', '2');
  await page.waitForTimeout(200);
  await choose(page, 'A STOP lasts after it is resolved', '0');
  await page.waitForTimeout(200);
  await choose(page, 'Damage that sinks a submarine', '8');
  await pressed(page, '.crew.blue .seat .main');
  await until('seated', () => count(page, '.seat.mine'));
  await pressed(page, '.start-bar .button:not(.main)');
  await until('the start', () => press(page, '.start-bar .main:not([aria-disabled])'));
  await playOn(page, 30);
  return page;
}

// The screen of somebody who watches.
async function watched(browser, page) {
  const watcher = await person(browser, 'Eve', { viewport: { width: 1440, height: 900 } });
  await watcher.goto(page.url());
  await until('the spectator', () => count(watcher, '.spectator'));
  await look(watcher, 'spectator', { axe: true });
}

async function stations(page, mode) {
  for (const language of LANGUAGES) {
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await speak(page, language);
      const tabs = await count(page, '[role="tab"]');
      for (let i = 0; i < Math.max(1, tabs); i++) {
        if (tabs) await page.click(`[role="tab"] >> nth=${i}`);
        await page.waitForTimeout(60);
        const name = `${mode}-${tabs ? TABS[i] : 'all'}-${language}-${width}`;
        await look(page, name, { axe: language === 'en' || (language === 'uk' && width === 360) });
        if (language === 'en' && width === 360) await large(page, name);
      }
    }
  }
}

async function screens(browser) {
  const page = await person(browser, 'Ann');
  await page.goto(url);
  await page.waitForTimeout(300);
  for (const language of LANGUAGES) {
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await speak(page, language);
      await look(page, `home-${language}-${width}`, { axe: width === 360 });
    }
  }
  await page.click('.button.big');
  await look(page, 'play-now', { axe: true });
  await page.keyboard.press('Escape');
  await page.click('.home-pair .button');
  await until('the lobby', () => count(page, '.lobby'));
  for (const language of LANGUAGES) {
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await speak(page, language);
      await look(page, `lobby-${language}-${width}`, { axe: width === 768 });
    }
  }
  await page.goto(`${url}rules`);
  for (const language of LANGUAGES) {
    await page.setViewportSize({ width: 360, height: 740 });
    await speak(page, language);
    await look(page, `rules-${language}`, { axe: true });
  }
}

// The end of a game and its debrief.
async function debrief(page) {
  await page.setViewportSize({ width: 360, height: 740 });
  await speak(page, 'en');
  await page.click('[aria-label="Menu"]');
  await look(page, 'menu', { axe: true });
  if (await count(page, 'text=Resign')) {
    await page.click('text=Resign');
    await page.click('dialog .button.warn');
  } else await page.keyboard.press('Escape');
  await until('the end', () => count(page, '.ending'));
  await look(page, 'ending', { axe: true });
  await page.click('.ending .main');
  await until('the curve', () => count(page, '.curve'));
  for (const language of LANGUAGES) {
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await speak(page, language);
      await until('the verdict', () => count(page, '.verdict-panel'));
      await look(page, `debrief-${language}-${width}`, { axe: width === 1440 });
    }
  }
}

async function main() {
  mkdirSync(OUT, { recursive: true });
  const browser = await launch();
  const solo = await turnGame(browser);
  await stations(solo, 'turn');
  await debrief(solo);
  const real = await realGame(browser);
  await watched(browser, real);
  await stations(real, 'real');
  await screens(browser);
  await browser.close();
  if (process.env.GALLERY) gallery(process.env.GALLERY);
  if (problems.length) throw new Error([...new Set(problems)].slice(0, 60).join('\n'));
}

function gallery(folder) {
  mkdirSync(folder, { recursive: true });
  for (const tab of TABS) copyFileSync(`${OUT}turn-${tab}-en-360.png`, `${folder}/${tab}.png`);
  for (const name of ['turn-all-en-1440', 'real-all-en-1440']) {
    copyFileSync(`${OUT}${name}.png`, `${folder}/${name}.png`);
  }
}

await main().catch((e) => {
  console.error(e.message);
  process.exit(1);
});
