// The server killed and restarted under eight pages: everyone comes back, nothing is lost.
// node tests/e2e/restart.mjs FATHOM

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { count, launch, until } from './browser.mjs';
import { crewOf, press, pressed, sail, table } from './table.mjs';

const fathom = process.argv[2];
const NAMES = ['Ann', 'Bob', 'Cem', 'Dia', 'Eve', 'Fox', 'Gus', 'Hal'];
const folder = mkdtempSync(join(tmpdir(), 'fathom-'));

function serve(port) {
  const server = spawn(fathom, ['serve', '--port', String(port), '--bind', '127.0.0.1', '--no-qr',
    '--db', join(folder, 'test.db'), '--address-opens', '1000'],
  { stdio: ['ignore', 'pipe', 'ignore'] });
  return new Promise((done, fail) => {
    server.once('exit', () => fail(new Error('the server did not start')));
    server.stdout.on('data', (text) => {
      const found = /http:\/\/localhost:(\d+)\//.exec(String(text));
      if (found) done({ server, port: Number(found[1]), url: found[0] });
    });
  });
}

async function place(captain) {
  await until('placing', () => press(captain, '.target .row .button:nth-child(2)'));
  await pressed(captain, '.target .main:not([aria-disabled])');
}

async function main() {
  let { server, port, url } = await serve(0);
  const browser = await launch();
  try {
    const { pages } = await table(browser, url, null, NAMES);
    const blue = crewOf(pages, 'blue'), yellow = crewOf(pages, 'yellow');
    await place(blue.captain);
    await place(yellow.captain);
    const first = await until('whose turn it is', async () => {
      for (const crew of [blue, yellow]) if (await count(crew.captain, '.now.mine')) return crew;
      return null;
    });
    await sail(first, 'sonar', []);
    const before = await first.first_mate.locator('[data-system="sonar"] .segment.on').count();
    server.removeAllListeners('exit');
    server.kill('SIGKILL');
    await until('the pages say so', () => count(first.captain, '.line-state'));
    ({ server, port, url } = await serve(port));
    for (const page of Object.values(pages)) {
      await until('back on the line', async () => !await count(page, '.line-state'), 90_000);
    }
    const after = await first.first_mate.locator('[data-system="sonar"] .segment.on').count();
    if (before !== 1 || after !== 1) throw new Error(`sonar had ${before} marks, now ${after}`);
    const second = first === blue ? yellow : blue;
    await until('the other side\'s turn', async () => {
      await press(first.captain, '.turn-bar .button.main:not([aria-disabled])');
      return count(second.captain, '.now.mine');
    });
    await sail(second, null, []);
    console.log('killed, restarted, played on');
    const errors = Object.values(pages).flatMap((p) => p.errors_);
    if (errors.length) throw new Error(errors.join('\n'));
  } finally {
    await browser.close();
    server.removeAllListeners('exit');
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

await main().catch((e) => {
  console.error(e.message.slice(0, 2000), e.stack?.slice(-600));
  process.exit(1);
});
