// Every station in every language at three widths: nothing overflows, axe finds nothing. The
// pictures stay in web/artefacts; with GALLERY=folder a few of them go there for the docs.
// node tests/e2e/gallery.mjs URL

import { copyFileSync, mkdirSync } from 'node:fs';
import { act } from './act.mjs';
import { count, launch, person, until } from './browser.mjs';
import { large, LANGUAGES, look, noProblems, OUT, SIZES } from './look.mjs';
import { duel, run } from './table.mjs';

const url = process.argv[2];
const TABS = ['captain', 'first_mate', 'engineer', 'radio_operator'];

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
  await duel(page, url, { real: true, least: 2, stop: 0, hull: 8 });
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
  noProblems();
}

function gallery(folder) {
  mkdirSync(folder, { recursive: true });
  for (const tab of TABS) copyFileSync(`${OUT}turn-${tab}-en-360.png`, `${folder}/${tab}.png`);
  for (const name of ['turn-all-en-1440', 'real-all-en-1440', 'debrief-en-1440']) {
    copyFileSync(`${OUT}${name}.png`, `${folder}/${name}.png`);
  }
}

await run(main);
