// A learner who does what the teacher points at, and nothing else.

import { count, until } from './browser.mjs';
import { drawSection } from './hull.mjs';

// Touches what is pointed at until the teacher says something else.
export async function follow(page) {
  const said = () => page.evaluate(() => document.querySelector('.coach-text')?.textContent);
  const before = await said();
  await until(`the end of: ${before}`, async () => {
    if (await said() !== before || await count(page, '.coach-card.done')) return true;
    const target = page.locator('.coach-next, [data-pointed]').first();
    if (await target.count()) await touch(page, target);
    await page.waitForTimeout(80);
    return false;
  });
}

// A hull is drawn, all else is touched.
async function touch(page, target) {
  if (await target.evaluate((e) => e.matches('.trace-area'))) await drawSection(page);
  else await target.dispatchEvent('click');
}
