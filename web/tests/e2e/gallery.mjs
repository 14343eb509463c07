// Every station in every language at three widths: nothing overflows, axe finds nothing. The
// pictures stay in web/artefacts; with GALLERY=folder a few of them go there for the docs.
// node tests/e2e/gallery.mjs URL

import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { act } from './act.mjs';
import { count, launch, person, until } from './browser.mjs';

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

// A game of one person against bots, a few turns in, in this mode.
async function game(browser, mode) {
  const page = await person(browser, 'Ann', { viewport: { width: 360, height: 740 } });
  await page.goto(url);
  await page.click('.button.big');
  await page.click(mode === 'turn' ? '.play-card.turn >> nth=0' : '.play-card.real');
  await until('the game', () => count(page, '.target'));
  await page.click('.target .row .button:nth-child(2)');
  for (let i = 0; i < 45 && !await count(page, '.ending'); i++) {
    await act(page);
    await page.waitForTimeout(25);
  }
  return page;
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
  const solo = await game(browser, 'turn');
  await stations(solo, 'turn');
  await debrief(solo);
  await stations(await game(browser, 'real'), 'real');
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
