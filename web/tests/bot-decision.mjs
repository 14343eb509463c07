// How long bots take in the browser: whole games of them in the server of WebAssembly, in a page of
// chromium. Prints the milliseconds for an order, with all that the server does for it.
// node tests/bot-decision.mjs SERVER.WASM LOCAL.MJS [GAMES] [LEVEL]

import { readFileSync } from 'node:fs';
import { launch } from './e2e/browser.mjs';

const [wasm, glue, games = '3', level = 'ace'] = process.argv.slice(2);

// In the page: a room of bots, played as fast as they think.
async function play([module, loader, grade]) {
  const { loadLocal } = await import(URL.createObjectURL(
    new Blob([loader], { type: 'text/javascript' })));
  const bytes = Uint8Array.from(atob(module), (c) => c.charCodeAt(0));
  const server = await loadLocal(bytes);
  let now = 1000, over = false, id = 0;
  server.start(1.8e12, now, 0);
  const line = server.open(now);
  const say = (message) => server.message(line, JSON.stringify({ id: ++id, ...message }), now);
  say({ do: 'hello', name: 'Ann' });
  say({ do: 'create', options: { map: 'alpha', players: [1, 1] } });
  say({ do: 'fill', level: grade });
  say({ do: 'start' });
  const from = performance.now();
  while (!over) {
    now += server.step(now);
    if (server.batch()) server.kept('kept', now);
    for (const { text } of server.said()) over ||= text.includes('"state":"over"');
  }
  const ms = performance.now() - from;
  const { games: [card] } = JSON.parse(new TextDecoder().decode(server.get('/api/games').body));
  return { ms, orders: card.orders };
}

const browser = await launch();
const page = await browser.newPage();
let ms = 0, orders = 0;
for (let i = 0; i < Number(games); i++) {
  const one = await page.evaluate(play, [readFileSync(wasm).toString('base64'),
    readFileSync(glue, 'utf8'), level]);
  ms += one.ms;
  orders += one.orders;
}
await browser.close();
console.log((ms / orders).toFixed(3));
