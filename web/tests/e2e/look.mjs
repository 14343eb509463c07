// Looking at a screen: does anything run off to the side, what does axe find. Pictures are kept in
// web/artefacts.

import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
export const OUT = new URL('../../artefacts/', import.meta.url).pathname;
export const SIZES = [[360, 740], [768, 1024], [1440, 900]];
export const LANGUAGES = ['en', 'fr', 'it', 'es', 'uk'];
const problems = [];

export function noProblems() {
  if (problems.length) throw new Error([...new Set(problems)].slice(0, 60).join('\n'));
}

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
export async function large(page, name) {
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

export async function look(page, name, { axe = false } = {}) {
  for (const what of await overflow(page)) problems.push(`${name}: overflow: ${what}`);
  if (axe) for (const what of await violations(page)) problems.push(`${name}: axe: ${what}`);
  mkdirSync(OUT, { recursive: true });
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
