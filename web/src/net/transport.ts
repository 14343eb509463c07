// The line to the server: one WebSocket, an answer for every message, and a way back after a
// break. Orders are numbered from 1 in each game. Those that were not answered are sent again with
// the same number, so that none is lost and none is carried out twice. Where several servers share
// an address the room may be on another one: then the line goes there, and back to the door when
// that one does not answer.

import {
  CLOSE_BANNED, CLOSE_CLOSED, CLOSE_KICKED, CLOSE_MOVED, CLOSE_TAKEN_OVER,
} from '../core/bounds';
import type { Order } from '../core/shapes';
import type { Message } from '../core/state';

export interface Answer {
  ok: boolean;
  error?: string;
  message?: string;
  [field: string]: any;
}

export type Line = 'connecting' | 'up' | 'down' | 'closed';

// What carries messages: a WebSocket, or the server of this browser (local.ts).
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: ((event: any) => void) | null;
  onmessage: ((event: any) => void) | null;
  onclose: ((event: any) => void) | null;
}

export interface Transport {
  send(message: Record<string, unknown>): Promise<Answer>;
  order(order: Order): Promise<Answer>;
  go?(path: string): void; // another server has the room
  close(): void;
}

interface Hello {
  token?: string;
  name?: string;
  emblem?: string;
  room?: string;
  game?: number;
  v?: number;
}

interface Listener {
  hello(): Hello;
  onHello(answer: Answer): void;
  onMessage(message: Message): void;
  onLine(line: Line): void;
}

interface Waiting {
  message: Record<string, unknown>;
  order: boolean; // kept over a break of the line; numbered when it is first sent
  done: (answer: Answer) => void;
}

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 10_000;
// After these nobody comes back. A damaged room may be given back.
const FINAL = [CLOSE_TAKEN_OVER, CLOSE_KICKED, CLOSE_CLOSED, CLOSE_BANNED];
const NO_CODE = 0;
const MOVED_PAUSE_MS = 1000;
const LATER = new Set(['store', 'busy', 'too_fast']); // the room is there, and cannot be had now
const LINE_DOWN: Answer = { ok: false, error: 'line_down' };

export class Socket implements Transport {
  private socket: Wire | null = null;
  private ready = false;
  private nextId = 1;
  private game = ''; // of which room
  private lastOrder = 0; // of this game, ours or the last that the server says it has taken
  private pause = FIRST_PAUSE_MS;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ended = false;
  private waiting = new Map<number, Waiting>();
  private url: string; // the door, or the server that has the room

  // `here`: the line of a server that needs no address.
  constructor(private door: string, private listener: Listener, private here?: () => Wire) {
    this.url = door;
    this.open();
    addEventListener('online', this.hurry);
    addEventListener('visibilitychange', this.hurry);
  }

  send(message: Record<string, unknown>): Promise<Answer> {
    return this.post(message, false);
  }

  order(order: Order): Promise<Answer> {
    return this.post({ order }, true);
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    removeEventListener('online', this.hurry);
    removeEventListener('visibilitychange', this.hurry);
    if (this.socket) this.socket.onclose = this.socket.onmessage = null;
    this.socket?.close();
  }

  private post(message: Record<string, unknown>, order: boolean): Promise<Answer> {
    if (!this.ready && !order) return Promise.resolve(LINE_DOWN);
    return new Promise((done) => {
      const id = this.nextId++;
      this.waiting.set(id, { message, order, done });
      if (this.ready) this.write(id);
    });
  }

  private write(id: number): void {
    const { message, order } = this.waiting.get(id)!;
    if (order) message.n ??= ++this.lastOrder;
    this.socket?.send(JSON.stringify({ id, ...message }));
  }

  private hurry = (): void => {
    if (this.ended || this.socket || document.hidden) return;
    clearTimeout(this.timer);
    this.open();
  };

  private open(): void {
    this.listener.onLine('connecting');
    const socket: Wire = this.here ? this.here() : new WebSocket(this.url, 'fathom.1');
    this.socket = socket;
    socket.onopen = () => this.greet();
    socket.onmessage = (event) => this.hear(JSON.parse(event.data as string) as Message);
    socket.onclose = (event) => this.broken(event.code);
  }

  private greet(): void {
    const id = this.nextId++;
    const done = (answer: Answer) => {
      if (answer.room_error === 'moved') return this.go(answer.path as string);
      if (this.game && LATER.has(answer.room_error)) return this.retreat();
      if (!answer.ok) return;
      this.ready = true;
      this.pause = FIRST_PAUSE_MS;
      this.listener.onLine('up');
      this.listener.onHello(answer);
      for (const [at, w] of this.waiting) if (w.order) this.write(at);
    };
    const message = { do: 'hello', ...this.listener.hello() };
    this.waiting.set(id, { message, order: false, done });
    this.write(id);
  }

  // To the server that has the room, which the next hello names. One that sends us to itself, or to
  // the door, knows it no better than we do: the door is tried again after a short pause, since a
  // room whose server has died is on another within seconds.
  go(path: string): void {
    const url = new URL(path, this.door).href;
    const { pause, url: here } = this;
    this.pause = Math.min(pause, MOVED_PAUSE_MS);
    this.retreat();
    this.pause = Math.min(pause, MOVED_PAUSE_MS);
    if (url === this.door || url === here) return;
    this.url = url;
    clearTimeout(this.timer);
    this.open();
  }

  // Off this line, as if it had broken.
  private retreat(): void {
    if (this.socket) this.socket.onclose = this.socket.onmessage = null;
    this.socket?.close();
    this.broken(NO_CODE);
  }

  private hear(message: Message): void {
    if (message.type === 'room') this.enter(`${message.room.code} ${message.room.game}`);
    if (message.type === 'view') this.lastOrder = Math.max(this.lastOrder, message.n);
    if (message.type) this.listener.onMessage(message);
    if (message.re !== undefined) this.settle(message.re, message as unknown as Answer);
  }

  // An order of another game is not sent any more.
  private enter(game: string): void {
    if (game === this.game) return;
    this.forsake((w) => w.order);
    this.game = game;
    this.lastOrder = 0;
  }

  private settle(id: number, answer: Answer): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    waiting?.done(answer);
  }

  private forsake(which: (w: Waiting) => boolean): void {
    for (const [id, w] of this.waiting) if (which(w)) this.settle(id, LINE_DOWN);
  }

  private broken(code: number): void {
    this.socket = null;
    this.ready = false;
    this.url = this.door;
    const over = this.ended || FINAL.includes(code);
    this.forsake((w) => over || !w.order);
    if (over) {
      this.listener.onLine('closed');
      return;
    }
    this.listener.onLine('down');
    // A room that was let go waits for whoever comes first.
    const share = code === CLOSE_MOVED ? Math.random() : 0.75 + Math.random() / 2;
    this.timer = setTimeout(() => this.open(), this.pause * share);
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE_MS);
  }
}
