// Looking at a screen: does anything run off to the side, what does axe find. Screens with a
// problem are kept in web/artefacts; with PICTURES=1, or for the docs, all of them.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { count, until } from './browser.mjs';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
export const OUT = new URL('../../artefacts/', import.meta.url).pathname;
// In English on a phone in the end: scripts go on from there.
export const SIZES = [[1440, 900], [768, 1024], [360, 740]];
export const PHONE = [[360, 740]];
export const LANGUAGES = ['uk', 'es', 'it', 'fr', 'en'];
const ALL_PICTURES = !!(process.env.PICTURES || process.env.GALLERY);
const problems = [];
let cases = 0;
export const problem = (what) => problems.push(what);

// What was found on a screen, and its picture.
export async function found(page, name, list) {
  cases++;
  problems.push(...list.map((what) => `${name}: ${what}`));
  if (!list.length && !ALL_PICTURES) return;
  mkdirSync(OUT, { recursive: true });
  await page.screenshot({ path: `${OUT}${name}.png` });
}

export function noProblems() {
  const list = [...new Set(problems)];
  console.log(`${cases} screens looked at, ${list.length} problems`);
  mkdirSync(OUT, { recursive: true });
  writeFileSync(`${OUT}problems.txt`, `${list.join('\n')}\n`);
  if (list.length) throw new Error(list.slice(0, 60).join('\n'));
}

// Text that is wider than its box or cut off in it, or a page that scrolls sideways.
const overflow = (page) => page.evaluate(() => {
  const wide = [];
  const room = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > room + 1) wide.push('the page scrolls sideways');
  for (const e of document.querySelectorAll(
    'button, .pill, h1, h2, h3, p, label, .name, li, .who-am-i > *')) {
    if (e.closest('.tape, .visually-hidden, svg, [role="log"]')) continue;
    const r = e.getBoundingClientRect();
    const slides = e.closest('.learn ol'); // cards that are slid in from the side
    if (!slides && r.width && (r.right > room + 1 || r.left < -1)) {
      wide.push(`${e.className || e.tagName}: ${e.textContent.slice(0, 40)}`);
    } else if (e.scrollWidth > e.clientWidth + 2 && e.clientWidth) {
      wide.push(`text out of ${e.className || e.tagName}: ${e.textContent.slice(0, 40)}`);
    }
  }
  for (const e of document.querySelectorAll('.banner, .panel, .target, button')) {
    const cut = getComputedStyle(e).overflowY === 'hidden' && e.scrollHeight > e.clientHeight + 2;
    if (cut) wide.push(`cut off in ${e.className}: ${e.textContent.slice(0, 40)}`);
  }
  return wide;
});

// Words that are broken inside, and choices whose words are cut off.
const torn = (page) => page.evaluate(() => {
  const bad = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walk.nextNode()) {
    const text = walk.currentNode, box = text.parentElement;
    if (box.closest('.visually-hidden, svg, select, [role="log"]')) continue;
    if (box.clientWidth < 2) continue; // for listeners only
    for (const word of text.data.matchAll(/[\p{L}\p{M}\p{N}’]{2,}/gu)) {
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      const lines = new Set([...range.getClientRects()].map((r) => Math.round(r.top)));
      if (lines.size > 1) bad.push(`${box.className || box.tagName}: ${word[0]}`);
    }
  }
  const pen = document.createElement('canvas').getContext('2d');
  const ARROW = 20;
  for (const select of document.querySelectorAll('select')) {
    const style = getComputedStyle(select);
    pen.font = style.font;
    const room = select.clientWidth - parseFloat(style.paddingLeft) -
      parseFloat(style.paddingRight) - ARROW;
    for (const { text } of select.clientWidth ? select.options : []) {
      const over = Math.ceil(pen.measureText(text).width - room);
      if (over > 0) bad.push(`select, ${over} px too long: ${text}`);
    }
  }
  return bad;
});

// Controls that cannot be brought into sight and touched: something lies over them.
const outOfReach = (page) => page.evaluate(() => {
  const bad = [];
  const inFront = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  for (const e of inFront.querySelectorAll('button, select, input, summary, a[href]')) {
    if (!e.checkVisibility({ visibilityProperty: true })) continue;
    e.scrollIntoView({ block: 'center', inline: 'nearest' });
    const r = e.getBoundingClientRect();
    const top = document.elementFromPoint((r.left + r.right) / 2, (r.top + r.bottom) / 2);
    if (!top || !(e.contains(top) || e.closest('label')?.contains(top))) {
      bad.push(`${e.className || e.tagName}: ${(e.textContent || e.ariaLabel || '').slice(0, 30)}`);
    }
  }
  scrollTo(0, 0);
  return bad;
});

// Large text may not push the chart or the board away.
const shrunk = (page) => page.evaluate(() => [...document.querySelectorAll('.chart, .board')]
  .map((e) => Math.round(e.getBoundingClientRect().width)).filter((width) => width && width < 200));

// With large text a page may scroll, but nothing runs off to the side, is cut or out of reach.
export async function usable(page, name) {
  await settled(page);
  await found(page, name, [
    ...(await overflow(page)).map((what) => `overflow: ${what}`),
    ...(await outOfReach(page)).map((what) => `no way to ${what}`),
    ...(await shrunk(page)).map((width) => `a chart of ${width} px`),
  ]);
}

// Text at twice its size, as a browser can make it.
async function large(page, name) {
  const size = (value) => page.evaluate((v) => {
    document.documentElement.style.fontSize = v;
  }, value);
  await size('200%');
  await usable(page, `${name}-large`);
  await size('');
}

export const settled = (page) => page.evaluate(() => new Promise((done) => {
  requestAnimationFrame(() => requestAnimationFrame(done));
}));

export async function look(page, name, { axe = false } = {}) {
  await settled(page);
  await found(page, name, [
    ...(await overflow(page)).map((what) => `overflow: ${what}`),
    ...(await torn(page)).map((what) => `torn: ${what}`),
    ...(axe ? await violations(page) : []).map((what) => `axe: ${what}`),
  ]);
}

// An own wish, as another page of the same browser would tell it: nothing is loaded again.
export const wish = (page, key, value) => page.evaluate(([name, text]) => {
  localStorage.setItem(name, text);
  dispatchEvent(new StorageEvent('storage', { key: name, newValue: text }));
}, [`fathom.${key}`, JSON.stringify(value)]);

export async function inLanguage(page, language) {
  await wish(page, 'language', language);
  await until(`the words of ${language}`, () => page.evaluate((l) =>
    document.documentElement.lang === l, language));
}

// The page again, in another language, when the screen is there.
export async function speak(page, language, screen) {
  await page.evaluate((l) => localStorage.setItem('fathom.language', JSON.stringify(l)), language);
  await page.reload();
  await until(`${screen} in ${language}`, async () => await count(page, screen) &&
    await page.evaluate((l) => document.documentElement.lang === l, language));
}

// A screen in every language at every width, once with large text. `prepare` brings it about where
// it is not there; `again` does so until it is, for a screen that the game itself may leave; `anew`
// loads the page again in each language. Axe reads each language once, and English at every width;
// what is only looked at on a phone, in two languages.
export async function everywhere(page, name, screen,
  { prepare, again, anew, sizes = SIZES } = {}) {
  const read = sizes === PHONE ? ['uk', 'en'] : LANGUAGES;
  for (const language of LANGUAGES) {
    await (anew ? speak(page, language, 'main') : inLanguage(page, language));
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await settled(page);
      if (!await count(page, screen)) await prepare?.(page);
      await until(`${name}: ${screen}`, async () => {
        const there = await count(page, screen);
        if (!there) await again?.(page);
        return there;
      });
      const axe = language === 'en' || (width === 360 && read.includes(language));
      await look(page, `${name}-${language}-${width}`, { axe });
      if (width === 360) await large(page, `${name}-${language}`);
    }
  }
}

// Runs axe in the page's own world, past its content security policy.
async function violations(page) {
  const client = await page.context().newCDPSession(page);
  const run = (expression) => client.send('Runtime.evaluate',
    { expression, awaitPromise: true, returnByValue: true });
  const { result: { value: known } } = await run(`typeof axe === 'object'`);
  if (!known) await run(AXE);
  const { result } = await run(`axe.run(document, { resultTypes: ['violations'], preload: false,
    iframes: false }).then((r) =>
    r.violations.map((v) => v.id + ': ' + v.nodes.slice(0, 3).map((n) =>
      n.target.join(' ') + ' ' + (n.any[0]?.message ?? '')).join(' | ')))`);
  await client.detach();
  return result.value ?? ['axe did not run'];
}
