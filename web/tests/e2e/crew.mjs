// Eight pages, real time: torpedo, mine, trigger, drone, sonar, silence, surfacing with four traced
// sections and the enemy's confirmation; a reload in mid-game; what arrived stays within the seat.
// node tests/e2e/crew.mjs URL

import { count, launch, until } from './browser.mjs';
import { answer, choose, crewOf, fire, press, pressed, sail, table } from './table.mjs';
import { watchSecrets } from './secrets.mjs';

const url = process.argv[2];
const NAMES = ['Ann', 'Bob', 'Cem', 'Dia', 'Eve', 'Fox', 'Gus', 'Hal'];

async function options(host) {
  await pressed(host, '.options .segmented button:nth-child(2)');
  await host.evaluate(() => { document.querySelector('details').open = true; });
  await choose(host, 'Damage that sinks a submarine', '8');
  await host.waitForTimeout(1000);
  await choose(host, 'A STOP lasts after it is resolved', '0');
}

async function place(captain) {
  await until('placing', () => press(captain, '.target .row .button:nth-child(2)'));
  await pressed(captain, '.target .main:not([aria-disabled])');
}

// The stroke along the middle of the band, drawn with the mouse.
async function drawSection(page) {
  const area = page.locator('.trace-area');
  const points = await area.evaluate((svg) => {
    const list = (s) => [...svg.querySelector(s).points].map((p) => [p.x, p.y]);
    const outer = list('.outer'), inner = list('.inner');
    const box = svg.viewBox.baseVal, rect = svg.getBoundingClientRect();
    const scale = Math.min(rect.width / box.width, rect.height / box.height);
    const left = rect.left + (rect.width - box.width * scale) / 2;
    const top = rect.top + (rect.height - box.height * scale) / 2;
    return outer.map(([x, y], i) => [
      left + ((x + inner[i][0]) / 2 - box.x) * scale, top + ((y + inner[i][1]) / 2 - box.y) * scale,
    ]);
  });
  const [first, ...rest] = [...points, points[0]];
  await page.mouse.move(...first);
  await page.mouse.down();
  for (const p of rest) await page.mouse.move(...p, { steps: 8 });
  await page.mouse.up();
}

async function keySection(page) {
  await pressed(page, '.trace-area ~ .row .button, .tracing .button.small');
  for (let i = 0; i < 12 && await count(page, '.trace-area .pen'); i++) {
    for (const key of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft']) {
      await page.keyboard.press(key);
    }
  }
}

async function surface(crew, enemy, byKeys) {
  await pressed(crew.captain, '.turn-bar .orders .button:not([aria-disabled])');
  await pressed(crew.captain, 'dialog .main');
  const pages = Object.values(crew);
  for (let section = 0; section < 4; section++) {
    const page = await until('somebody traces', async () => {
      for (const p of pages) if (await count(p, '.trace-area')) return p;
      return null;
    });
    if (byKeys) await keySection(page);
    else await drawSection(page);
    await until('the section is signed', async () => !await count(page, '.trace-area'));
  }
  await pressed(enemy.engineer, '.confirming .main');
  await pressed(crew.captain, '.tracing .main');
  await until('dived', () => count(crew.captain, '.compass'));
}

async function main() {
  const browser = await launch();
  const { pages } = await table(browser, url, options, NAMES);
  const blue = crewOf(pages, 'blue'), yellow = crewOf(pages, 'yellow');
  await place(blue.captain);
  await place(yellow.captain);
  for (const gauge of ['torpedo', 'torpedo', 'torpedo', 'mine', 'mine', 'mine']) {
    await sail(blue, gauge, ['weapon']);
  }
  await fire(blue.captain, 'torpedo', -1);
  await sail(blue, 'drone', ['weapon']);
  await fire(blue.captain, 'mine', 0);
  await fire(blue.captain, 'trigger', 0);
  console.log('torpedo, mine, trigger');
  await sail(yellow, null, []);
  await surface(blue, yellow, false);
  console.log('surfaced and dived, four sections drawn');
  await blue.radio_operator.reload();
  await until('the operator is back', () => count(blue.radio_operator, '.station.radio'));
  for (const gauge of ['drone', 'drone', 'drone', 'sonar', 'sonar', 'sonar']) {
    await sail(blue, gauge, ['detection']);
  }
  await fire(blue.captain, 'drone');
  await sail(blue, null, ['detection']);
  await pressed(blue.captain, '.system-button.sonar:not([aria-disabled])');
  await until('STOP on every screen', async () => {
    for (const page of Object.values(pages)) if (!await count(page, '.stop-frame')) return false;
    return true;
  });
  await answer(yellow.captain);
  console.log('drone, sonar, STOP');
  await surface(blue, yellow, true);
  for (let i = 0; i < 6; i++) await sail(blue, 'silence', ['special']);
  await fire(blue.captain, 'silence', 0);
  console.log('silence; four sections by keyboard');
  watchSecrets(pages);
  await blue.captain.click('[aria-label="Menu"]');
  await blue.captain.click('text=Resign');
  await pressed(blue.captain, 'dialog .button.warn');
  for (const page of Object.values(pages)) await until('the end', () => count(page, '.ending'));
  const errors = Object.values(pages).flatMap((p) => p.errors_);
  if (errors.length) throw new Error(errors.join('\n'));
  await browser.close();
}

await main().catch((e) => {
  console.error(e.message.slice(0, 2000), e.stack?.slice(-600));
  process.exit(1);
});
