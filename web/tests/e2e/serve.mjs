// A server of the test's own, in a folder that goes with the test.

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const folder = mkdtempSync(join(tmpdir(), 'fathom-'));
export const db = join(folder, 'test.db');

const started = [];
export const endWithTest = (process) => started.push(process);
process.on('exit', () => {
  for (const process of started) process.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

// Below those that the kernel gives to whoever connects: a server that is started again finds its
// port as it left it.
const FIRST_PORT = 10_000, PORTS = 22_768;

export const freePort = () => new Promise((done) => {
  const door = createServer();
  const tryOne = () => door.listen(FIRST_PORT + Math.floor(Math.random() * PORTS), '127.0.0.1');
  door.on('error', tryOne);
  door.on('listening', () => {
    const { port } = door.address();
    door.close(() => done(port));
  });
  tryOne();
});

// Gives { url, signal } when it listens.
export async function serve(fathom, port, ...options) {
  const server = spawn(fathom, ['serve', '--port', String(port), '--bind', '127.0.0.1', '--no-qr',
    '--db', db, '--address-opens', '1000', ...options], { stdio: ['ignore', 'pipe', 'ignore'] });
  endWithTest(server);
  const url = await new Promise((done, fail) => {
    server.once('exit', () => fail(new Error('the server did not start')));
    server.stdout.on('data', (text) => {
      const [found] = /http:\/\/localhost:\d+\//.exec(String(text)) ?? [];
      if (found) done(found);
    });
  });
  return { url, signal: (name) => server.kill(name) };
}
