// The server of this browser: a line to it that looks like a WebSocket, and its plain requests. The
// Worker starts with the first of them.

import { kept } from '../core/signal';
import type { FromPage, ToPage } from '../local/worker';
import { houseWord } from './client';
import type { Wire } from './transport';

const FAILED_CODE = 1006;

class LocalLine implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(private number: number) {
    post({ open: number });
    queueMicrotask(() => this.onopen?.());
  }

  send(text: string): void {
    post({ line: this.number, text });
  }

  close(): void {
    lines.delete(this.number);
    post({ close: this.number });
  }
}

// How long bots take, in percent of a person's time.
const pace = kept('bot-pace', 100);

let worker: Worker | null = null;
let last = 0;
const lines = new Map<number, LocalLine>();
const asked = new Map<number, (got: Response) => void>();

function post(message: FromPage): void {
  worker ??= startWorker();
  worker.postMessage(message);
}

function startWorker(): Worker {
  const made = new Worker(new URL('../local/worker.ts', import.meta.url),
    { type: 'module', name: String(pace.get()) });
  made.onmessage = ({ data }: MessageEvent<ToPage>) => hear(data);
  made.onerror = broken;
  return made;
}

function hear(message: ToPage): void {
  if ('unkept' in message) {
    houseWord.set({ unkept: true });
  } else if ('got' in message) {
    asked.get(message.got)?.(new Response(message.body as BlobPart, { status: message.status }));
    asked.delete(message.got);
  } else if (message.code !== undefined) {
    const line = lines.get(message.line);
    lines.delete(message.line);
    line?.onclose?.({ code: message.code });
  } else {
    lines.get(message.line)?.onmessage?.({ data: message.text! });
  }
}

// The module could not be fetched, or has stopped: whoever waits is told, and the next line begins
// with a new Worker, which finds what was kept.
function broken(): void {
  worker?.terminate();
  worker = null;
  for (const [number, line] of [...lines]) {
    lines.delete(number);
    line.onclose?.({ code: FAILED_CODE });
  }
  for (const [number, got] of [...asked]) {
    asked.delete(number);
    got(Response.error());
  }
}

// It is fetched and started while one still chooses what to play.
export function warmUp(): void {
  worker ??= startWorker();
}

// Whoever has lines to it hears that they have broken.
export function endLocal(): void {
  broken();
}

export function localLine(): Wire {
  const line = new LocalLine(++last);
  lines.set(last, line);
  return line;
}

// A host's game, from which one in this browser can go on.
export function localLend(id: string, record: Uint8Array): void {
  post({ lend: id, record });
}

export function localGet(path: string): Promise<Response> {
  return new Promise((got) => {
    asked.set(++last, got);
    post({ get: last, path });
  });
}
