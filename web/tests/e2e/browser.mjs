// Pages for the tests: Debian's chromium, and small words for what a player does.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { chromium } from 'playwright-core';

// What an English reader of this book reads for a key.
export function wordOf(book) {
  const english = new FluentBundle('en');
  english.addResource(new FluentResource(readFileSync(
    new URL(`../../src/i18n/${book}/en.ftl`, import.meta.url), 'utf8')));
  return (key) => english.formatPattern(english.getMessage(key).value);
}
export const word = wordOf('locales');

// Debian's chromium draws by a graphics card; one that is only simulated takes a third more time.
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-gpu-rasterization',
  '--disable-dev-shm-usage', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync'];

// To end what hangs, not to judge speed: the machine may be busy.
const LIMIT_MS = Number(process.env.LIMIT_MS ?? 180_000);
// Pictures for the docs are taken with the machine's fonts, tests with their own.
const FONTCONFIG_FILE = process.env.FONTCONFIG_FILE ??
  fileURLToPath(new URL('fonts.conf', import.meta.url));

export async function launch(...flags) {
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, headless: true,
    args: [...FLAGS, ...flags], timeout: LIMIT_MS, env: { ...process.env, FONTCONFIG_FILE } });
  if (!process.env.FONTCONFIG_FILE) await fontIsOurs(browser);
  return browser;
}

// Text is drawn with the font of fonts.conf; without its package every measure would be another.
async function fontIsOurs(browser) {
  const page = await browser.newPage();
  await page.setContent('<p style="font-family: system-ui">Ї</p>');
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  const { nodeId } = await client.send('DOM.querySelector',
    { nodeId: root.nodeId, selector: 'p' });
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
  await page.close();
  const names = fonts.map((font) => font.familyName).join(', ');
  if (names !== 'DejaVu Sans') {
    throw new Error(`the tests measure with DejaVu Sans (fonts-dejavu-core), not with ${names}`);
  }
}

const all = [];

// What everyone saw when a script failed, for those who look into it.
export async function pictures(folder) {
  for (const [i, page] of all.entries()) {
    await page.screenshot({ path: `${folder}/failed-${i}.png` }).catch(() => undefined);
  }
}

// A dialog that closes takes its step of the history back, a moment later: a page that is asked to
// go elsewhere just then stays, and is asked again.
function insisting(go) {
  const TRIES = 5;
  return async (...where) => {
    for (let left = TRIES; ; left--) {
      try {
        return await go(...where);
      } catch (error) {
        if (!left || !/ERR_ABORTED|interrupted by another/.test(error.message)) throw error;
      }
    }
  };
}

// A person: a page with a browser profile of its own. Keeps what arrived and what went wrong.
export async function person(browser, name, options = {}) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 }, locale: 'en-GB', reducedMotion: 'reduce', ...options,
  });
  await context.addInitScript((n) => {
    localStorage.setItem('fathom.name', JSON.stringify(n));
    localStorage.setItem('fathom.bot-pace', '0');
  }, name);
  context.setDefaultTimeout(LIMIT_MS);
  const page = await context.newPage();
  all.push(page);
  page.goto = insisting(page.goto.bind(page));
  page.reload = insisting(page.reload.bind(page));
  page.frames_ = [];
  page.errors_ = [];
  page.on('pageerror', (e) => page.errors_.push(e.message));
  page.on('websocket', (ws) => ws.on('framereceived', (f) => page.frames_.push(f.payload)));
  return page;
}

export const heard = (page, pattern) => page.frames_.some((f) => pattern.test(f));

export const count = (page, selector) => page.locator(selector).count();

// What is asked of a page that is just going to another one is not so yet.
async function unlessLeaving(check) {
  try {
    return await check();
  } catch (error) {
    if (/context was destroyed|because of a navigation/.test(error.message)) return false;
    throw error;
  }
}

// Most things happen at once; for the others it looks less and less often.
export async function until(what, check) {
  const end = Date.now() + LIMIT_MS;
  for (let pause = 8; ; pause = Math.min(100, pause * 1.5)) {
    const value = await unlessLeaving(check);
    if (value) return value;
    if (Date.now() > end) throw new Error(`never happened: ${what}`);
    await new Promise((go) => setTimeout(go, pause));
  }
}
