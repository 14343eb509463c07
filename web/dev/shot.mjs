// node dev/shot.mjs OUT WIDTH HEIGHT URL [CLICK-SELECTOR...]
import { chromium } from 'playwright-core';
const [out, width, height, url, ...clicks] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', headless: true,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run',
    '--disable-background-networking', '--disable-component-update', '--disable-sync'] });
const page = await browser.newPage({ viewport: { width: +width, height: +height },
  deviceScaleFactor: +width < 800 ? 2 : 1 });
page.on('console', (m) => console.log(m.type(), m.text()));
page.on('pageerror', (e) => console.log('ERROR', e.message));
await page.goto(url);
await page.waitForTimeout(700);
for (const c of clicks) { await page.click(c); await page.waitForTimeout(400); }
await page.screenshot({ path: out });
await browser.close();
