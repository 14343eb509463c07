// A learner who does what the teacher points at, and nothing else.

import { until } from './browser.mjs';
import { drawSection } from './hull.mjs';

// Looks and touches in one go: what is pointed at a moment later may belong to the next step. A
// hull is drawn, all else is touched.
const touch = (page, before) => page.evaluate((text) => {
  const said = document.querySelector('.coach-text')?.textContent;
  if (said !== text || document.querySelector('.coach-card.done')) return 'over';
  const target = document.querySelector('.coach-next, [data-pointed]');
  if (target?.matches('.trace-area')) return 'draw';
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  return 'touched';
}, before);

// Touches what is pointed at until the teacher says something else.
export async function follow(page) {
  const before = await page.evaluate(() => document.querySelector('.coach-text')?.textContent);
  await until(`the end of: ${before}`, async () => {
    const came = await touch(page, before);
    if (came === 'draw') await drawSection(page);
    await page.waitForTimeout(80);
    return came === 'over';
  });
}
