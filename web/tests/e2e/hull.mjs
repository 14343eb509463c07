// A surfaced crew: four sections traced by hand or by keys, the enemy's confirmation, the dive.

import { count, until } from './browser.mjs';
import { pressed } from './table.mjs';

// The stroke along the middle of the band, drawn with the mouse.
export async function drawSection(page) {
  const points = await page.locator('.trace-area').evaluate((svg) => {
    const list = (s) => [...svg.querySelector(s).points].map((p) => [p.x, p.y]);
    const outer = list('.outer'), inner = list('.inner');
    const at = svg.getScreenCTM();
    return outer.map(([x, y], i) => {
      const p = new DOMPoint((x + inner[i][0]) / 2, (y + inner[i][1]) / 2).matrixTransform(at);
      return [p.x, p.y];
    });
  });
  const [first, ...rest] = [...points, points[0]];
  await page.mouse.move(...first);
  await page.mouse.down();
  for (const p of rest) await page.mouse.move(...p, { steps: 8 });
  await page.mouse.up();
}

// Round the section with the arrows, as the screen says which is next.
export async function keySection(page) {
  if (!await count(page, '.trace-area .pen')) await pressed(page, '.tracing .button.small');
  const done = await count(page, '.hull-section.done');
  await until('the way round', async () => {
    for (const key of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft']) {
      await page.keyboard.press(key);
    }
    return await count(page, '.hull-section.done') > done;
  });
}

export const tracer = (pages) => until('somebody traces', async () => {
  for (const page of pages) if (await count(page, '.trace-area')) return page;
  return null;
});

export async function surface(captain) {
  await pressed(captain, '.turn-bar .orders .button:not([aria-disabled])');
  await pressed(captain, 'dialog .main');
}

// All four sections, each by the one whose turn it is.
export async function trace(crew, section) {
  for (let i = 0; i < 4; i++) {
    const page = await tracer(Object.values(crew));
    await section(page);
    await until('the section is signed', async () => !await count(page, '.trace-area'));
  }
}

// Who is waited for and who waits see the clock.
export async function confirmAndDive(crew, enemy) {
  await until('the Engineer has a clock', () =>
    count(enemy.engineer, '.confirming [role="timer"]'));
  await until('so has the surfaced crew', () => count(crew.captain, '.tracing [role="timer"]'));
  await pressed(enemy.engineer, '.confirming .main');
  await pressed(crew.captain, '.tracing .main');
  await until('dived', () => count(crew.captain, '.compass'));
}
