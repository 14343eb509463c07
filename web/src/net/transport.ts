// The line to the server: one WebSocket, an answer for every message, and a way back after a
// break. Orders that were not answered are sent again with the same number, so that none is lost
// and none is carried out twice.

import type { Message } from '../core/state';

export interface Answer {
  ok: boolean;
  error?: string;
  message?: string;
  [field: string]: any;
}

export type Line = 'connecting' | 'up' | 'down' | 'closed';

export interface Transport {
  send(message: Record<string, unknown>): Promise<Answer>;
  order(order: Record<string, unknown>): Promise<Answer>;
  close(): void;
}

export interface Hello {
  token?: string;
  name?: string;
  room?: string;
  game?: number;
  v?: number;
}

export interface Listener {
  hello(): Hello;
  onHello(answer: Answer): void;
  onMessage(message: Message): void;
  onLine(line: Line): void;
}

interface Waiting {
  message: Record<string, unknown>;
  resend: boolean;
  done: (answer: Answer) => void;
}

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 10_000;
const FINAL = new Set([4001, 4002, 4007]);

export class Socket implements Transport {
  private socket: WebSocket | null = null;
  private ready = false;
  private nextId = 1;
  private nextOrder: number;
  private pause = FIRST_PAUSE_MS;
  private timer = 0;
  private ended = false;
  private waiting = new Map<number, Waiting>();

  constructor(private url: string, private listener: Listener, firstOrder = Date.now()) {
    this.nextOrder = firstOrder;
    this.open();
    addEventListener('online', this.hurry);
    addEventListener('visibilitychange', this.hurry);
  }

  send(message: Record<string, unknown>): Promise<Answer> {
    return this.post(message, false);
  }

  order(order: Record<string, unknown>): Promise<Answer> {
    return this.post({ n: this.nextOrder++, order }, true);
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    removeEventListener('online', this.hurry);
    removeEventListener('visibilitychange', this.hurry);
    if (this.socket) this.socket.onclose = this.socket.onmessage = null;
    this.socket?.close();
  }

  private post(message: Record<string, unknown>, resend: boolean): Promise<Answer> {
    const id = this.nextId++;
    return new Promise((done) => {
      if (!this.ready && !resend) {
        done({ ok: false, error: 'line_down' });
        return;
      }
      this.waiting.set(id, { message, resend, done });
      if (this.ready) this.write(id, message);
    });
  }

  private write(id: number, message: Record<string, unknown>): void {
    this.socket?.send(JSON.stringify({ id, ...message }));
  }

  private hurry = (): void => {
    if (this.ended || this.socket || document.hidden) return;
    clearTimeout(this.timer);
    this.open();
  };

  private open(): void {
    this.listener.onLine('connecting');
    const socket = new WebSocket(this.url, 'fathom.1');
    this.socket = socket;
    socket.onopen = () => this.greet();
    socket.onmessage = (event) => this.hear(JSON.parse(event.data as string) as Message);
    socket.onclose = (event) => this.broken(event.code);
  }

  private greet(): void {
    const id = this.nextId++;
    this.waiting.set(id, {
      message: {}, resend: false,
      done: (answer) => {
        if (!answer.ok) return;
        this.ready = true;
        this.pause = FIRST_PAUSE_MS;
        this.listener.onLine('up');
        this.listener.onHello(answer);
        for (const [at, w] of this.waiting) if (w.resend) this.write(at, w.message);
      },
    });
    this.write(id, { do: 'hello', ...this.listener.hello() });
  }

  private hear(message: Message): void {
    if (message.type) this.listener.onMessage(message);
    const re = message.re as number | undefined;
    if (re === undefined) return;
    const waiting = this.waiting.get(re);
    this.waiting.delete(re);
    waiting?.done(message as unknown as Answer);
  }

  private broken(code: number): void {
    this.socket = null;
    this.ready = false;
    for (const [id, w] of this.waiting) {
      if (w.resend) continue;
      this.waiting.delete(id);
      w.done({ ok: false, error: 'line_down' });
    }
    if (this.ended || FINAL.has(code)) {
      this.listener.onLine('closed');
      return;
    }
    this.listener.onLine('down');
    this.timer = window.setTimeout(() => this.open(), this.pause * (0.75 + Math.random() / 2));
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE_MS);
  }
}
