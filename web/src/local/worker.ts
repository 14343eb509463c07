// The server of this browser, in a Worker (wasm/local.h): pages' lines and plain requests come in
// as messages, see net/local.ts. What the server wants kept goes into the database, and what rests
// on it is told when it is there.

import file from 'server.wasm?url';
import { loadLocal, type Local } from '../../../wasm/local.mjs';
import { openKept, type Kept } from './kept';

export type FromPage = { open: number } | { line: number; text: string } | { close: number }
  | { get: number; path: string } | { lend: string; record: Uint8Array };
export type ToPage = { line: number; text?: string; code?: number } | { unkept: true }
  | { got: number; status: number; body: Uint8Array };

const ANALYSIS_TRIES = 3;
const FAILURES_MAX = 3;

const now = (): number => performance.now();
const tell = (message: ToPage): void => postMessage(message);

const ready = start();
ready.catch(fail);
let timer: ReturnType<typeof setTimeout> | undefined;
let keeping = false, failures = 0;
const lines = new Map<number, number>(); // the page's number of a line to the server's
const pages = new Map<number, number>(); // and back

async function start(): Promise<{ server: Local; kept: Kept }> {
  const [server, kept] = await Promise.all([loadLocal(fetch(file)),
    openKept().catch(() => unkept({ values: [], keep: async () => 'failed' }))]);
  for (const value of kept.values) server.recall(value);
  kept.values = [];
  server.start(Date.now(), now(), Number(self.name || 100));
  return { server, kept };
}

// A browser that has no database, or no room left in it, can still be played in: the page is told
// that what happens from now on lasts as long as it does.
function unkept(kept: Kept): Kept {
  kept.keep = async () => 'kept';
  tell({ unkept: true });
  return kept;
}

function hear(server: Local): void {
  for (const { line, text, code } of server.said()) {
    const page = pages.get(line);
    if (page !== undefined) tell(text === undefined ? { line: page, code } : { line: page, text });
    if (code !== undefined) forget(line);
  }
}

function forget(line: number): void {
  lines.delete(pages.get(line)!);
  pages.delete(line);
}

// Lets time pass, sends what may be told, keeps what is to be kept.
function pump(server: Local, kept: Kept): void {
  clearTimeout(timer);
  const wait = server.step(now());
  hear(server);
  timer = setTimeout(() => pump(server, kept), wait);
  const changes = keeping ? null : server.batch();
  if (!changes) return;
  keeping = true;
  void kept.keep(changes).catch(() => 'failed' as const).then((outcome) => {
    keeping = false;
    failures = outcome === 'failed' ? failures + 1 : 0;
    if (failures === FAILURES_MAX) unkept(kept);
    server.kept(outcome, now());
    pump(server, kept);
  });
}

function answer(server: Local, message: { get: number; path: string }): void {
  let reply = server.get(message.path);
  for (let tries = ANALYSIS_TRIES; reply.status === 503 && tries; tries--) {
    server.step(now());
    reply = server.get(message.path);
  }
  tell({ got: message.get, status: reply.status, body: reply.body });
}

function take(server: Local, message: FromPage): void {
  if ('open' in message) {
    const line = server.open(now());
    lines.set(message.open, line);
    pages.set(line, message.open);
  } else if ('text' in message) {
    server.message(lines.get(message.line) ?? 0, message.text, now());
  } else if ('close' in message) {
    const line = lines.get(message.close) ?? 0;
    server.hangUp(line, now());
    forget(line);
  } else if ('lend' in message) {
    server.lend(message.lend, message.record);
  } else {
    answer(server, message);
  }
}

// The page hears of errors that nobody catches, and begins anew.
function fail(error: unknown): void {
  setTimeout(() => {
    throw error;
  });
}

onmessage = ({ data }: MessageEvent<FromPage>) => {
  void ready.then(({ server, kept }) => {
    take(server, data);
    pump(server, kept);
  }).catch(fail);
};
