// Draws public/preview.png, the picture of an invitation, from the scene of the home screen.
// node dev/preview.mjs URL-OF-A-SERVER

import { launch } from '../tests/e2e/browser.mjs';

const browser = await launch();
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await page.goto(process.argv[2]);
await page.evaluate(() => {
  const brand = document.querySelector('.brand');
  brand.style.cssText = 'position:fixed;inset:0;border:0;border-radius:0;z-index:9';
  brand.querySelector('p').remove();
  brand.querySelector('h1').style.cssText = 'font-size:11rem;padding:2rem';
});
await page.screenshot({ path: new URL('../public/preview.png', import.meta.url).pathname });
await browser.close();
