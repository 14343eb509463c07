import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CLOSE_MOVED, CLOSE_TAKEN_OVER } from '../src/core/bounds';
import type { Dir, Order } from '../src/core/shapes';
import { Socket, type Answer, type Line } from '../src/net/transport';

// A server behind a line that breaks when it is told to. Like the real one it takes an order's
// number once, and says in every view which it took last.
class FakeLine {
  static all: FakeLine[] = [];
  static get last(): FakeLine { return FakeLine.all.at(-1)!; }
  sent: any[] = [];
  onopen = () => undefined as void;
  onmessage: ((e: { data: string }) => void) | null = null;
  onclose: ((e: { code: number }) => void) | null = null;

  constructor() { FakeLine.all.push(this); }
  send(text: string): void { this.sent.push(JSON.parse(text)); }
  close(): void { this.break(1000); }
  tell(message: object): void { this.onmessage?.({ data: JSON.stringify(message) }); }
  break(code = 1006): void { this.onclose?.({ code }); }
  get orders(): any[] { return this.sent.filter((m) => m.order); }
}

class FakeServer {
  taken: { n: number; order: object }[] = [];
  game = 1;
  code = 'K7QFM';

  // Lets the page in: room and view, then the answer to its hello.
  welcome(line: FakeLine): void {
    line.onopen();
    line.tell({ type: 'room', room: { code: this.code, game: this.game } });
    line.tell({ type: 'view', game: this.game, n: this.last });
    line.tell({ re: line.sent.find((m) => m.do === 'hello').id, ok: true, token: 't' });
  }
  get last(): number { return this.taken.at(-1)?.n ?? 0; }
  take({ n, order }: { n: number; order: object }): object {
    if (n <= this.last) return { ok: true, again: true };
    this.taken.push({ n, order });
    return { ok: true };
  }
  answer(line: FakeLine, message: any): void {
    line.tell({ re: message.id, ...this.take(message) });
  }
}

const course = (dir: Dir): Order => ({ do: 'course', dir });
let server: FakeServer, lines: Line[];

function page(): Socket {
  return new Socket('ws://sea/ws', { hello: () => ({ room: server.code }), onHello: () => undefined,
    onMessage: () => undefined, onLine: (line) => lines.push(line) });
}

function opened(): Socket {
  const socket = page();
  server.welcome(FakeLine.last);
  return socket;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeLine);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  FakeLine.all = [];
  server = new FakeServer();
  lines = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function back(): FakeLine {
  const before = FakeLine.all.length;
  vi.advanceTimersByTime(20_000);
  expect(FakeLine.all).toHaveLength(before + 1);
  server.welcome(FakeLine.last);
  return FakeLine.last;
}

describe('orders over a line that breaks', () => {
  test('are numbered from 1', async () => {
    const socket = opened();
    const given = [socket.order(course('N')), socket.order(course('E'))];
    expect(FakeLine.last.orders.map((m) => m.n)).toEqual([1, 2]);
    for (const m of FakeLine.last.orders) server.answer(FakeLine.last, m);
    expect(await Promise.all(given)).toMatchObject([{ ok: true }, { ok: true }]);
  });

  test('one that never arrived is sent again, and taken once', async () => {
    const socket = opened();
    const given = socket.order(course('N'));
    FakeLine.last.break();
    const line = back();
    expect(line.orders).toMatchObject([{ n: 1, order: course('N') }]);
    server.answer(line, line.orders[0]);
    expect(await given).toMatchObject({ ok: true });
    expect(server.taken).toHaveLength(1);
  });

  test('one whose answer was lost is sent again with its number, and not carried out again',
    async () => {
      const socket = opened();
      const given = socket.order(course('N'));
      server.take(FakeLine.last.orders[0]); // the server is killed before it can answer
      FakeLine.last.break();
      const line = back();
      expect(line.orders.map((m) => m.n)).toEqual([1]);
      server.answer(line, line.orders[0]);
      expect(await given).toMatchObject({ ok: true, again: true });
      expect(server.taken).toHaveLength(1);
    });

  test('several keep their order and their numbers over several breaks', async () => {
    const socket = opened();
    const given = (['N', 'E', 'S'] as const).map((dir) => socket.order(course(dir)));
    server.answer(FakeLine.last, FakeLine.last.orders[0]);
    server.take(FakeLine.last.orders[1]);
    FakeLine.last.break();
    back().break();
    const line = back();
    expect(line.orders.map((m) => m.n)).toEqual([2, 3]);
    for (const m of line.orders) server.answer(line, m);
    expect(await Promise.all(given)).toMatchObject([{}, { again: true }, {}]);
    expect(server.taken.map((t) => t.n)).toEqual([1, 2, 3]);
  });

  test('one given while the line is down gets its number when it can go', () => {
    const socket = opened();
    FakeLine.last.break();
    void socket.order(course('W'));
    server.taken.push({ n: 6, order: {} }); // by this person's other page, meanwhile
    expect(back().orders).toMatchObject([{ n: 7 }]);
  });

  test('a second answer to the same message is no news', async () => {
    const socket = opened();
    const given = socket.order(course('N'));
    const [m] = FakeLine.last.orders;
    FakeLine.last.tell({ re: m.id, ok: false, error: 'island' });
    FakeLine.last.tell({ re: m.id, ok: true });
    expect(await given).toMatchObject({ error: 'island' });
  });

  test('a page that was loaded anew goes on after the last number', () => {
    server.taken.push({ n: 41, order: {} });
    const socket = opened();
    void socket.order(course('N'));
    FakeLine.last.tell({ type: 'view', game: 1, n: 41 }); // made before the order arrived
    void socket.order(course('E'));
    expect(FakeLine.last.orders.map((m) => m.n)).toEqual([42, 43]);
  });

  test('the next game begins with 1, and an order of the last is not sent in it', async () => {
    const socket = opened();
    const given = socket.order(course('N'));
    FakeLine.last.break();
    Object.assign(server, { game: 2, taken: [] });
    const line = back();
    expect(line.orders).toEqual([]);
    expect(await given).toEqual({ ok: false, error: 'line_down' });
    void socket.order(course('E'));
    expect(line.orders.map((m) => m.n)).toEqual([1]);
  });
});

describe('the line', () => {
  test('what is no order is refused while it is down, and not sent later', async () => {
    const socket = opened();
    const asked = socket.send({ do: 'ping' });
    FakeLine.last.break();
    expect(await asked).toEqual({ ok: false, error: 'line_down' });
    expect(await socket.send({ do: 'ping' })).toEqual({ ok: false, error: 'line_down' });
    expect(back().sent.filter((m) => m.do === 'ping')).toEqual([]);
  });

  test('a room that was let go is looked for within half a second, by all at different moments',
    () => {
      vi.stubGlobal('Math', Object.assign(Object.create(Math), { random: () => 0.1 }));
      opened();
      FakeLine.last.break(CLOSE_MOVED);
      vi.advanceTimersByTime(50);
      expect(FakeLine.all).toHaveLength(2);
      server.welcome(FakeLine.last);
      FakeLine.last.break();
      vi.advanceTimersByTime(350);
      expect(FakeLine.all).toHaveLength(2);
      back();
    });

  test('a room that cannot be had now is asked for again, and its orders wait', async () => {
    const socket = opened();
    const given = socket.order(course('N'));
    FakeLine.last.break();
    for (const error of ['store', 'too_fast']) {
      vi.advanceTimersByTime(20_000);
      const line = FakeLine.last;
      line.onopen();
      line.tell({ re: line.sent[0].id, ok: true, token: 't', room_error: error });
      expect(line.orders).toEqual([]);
      expect(lines.at(-1)).toBe('down');
    }
    const line = back();
    expect(line.orders).toMatchObject([{ n: 1, order: course('N') }]);
    server.answer(line, line.orders[0]);
    expect(await given).toMatchObject({ ok: true });
  });

  test('a room that we never were in says at once that it cannot be had', () => {
    const errors: string[] = [];
    new Socket('ws://sea/ws', { hello: () => ({ room: server.code }), onMessage: () => undefined,
      onHello: (answer) => errors.push(answer.room_error), onLine: () => undefined });
    FakeLine.last.onopen();
    FakeLine.last.tell({ re: FakeLine.last.sent[0].id, ok: true, room_error: 'store' });
    expect(errors).toEqual(['store']);
  });

  test('a seat that was taken over is not fought for, and its orders are given up', async () => {
    const socket = opened();
    const given: Promise<Answer> = socket.order(course('N'));
    FakeLine.last.break(CLOSE_TAKEN_OVER);
    expect(await given).toMatchObject({ ok: false });
    vi.advanceTimersByTime(60_000);
    expect(FakeLine.all).toHaveLength(1);
    expect(lines.at(-1)).toBe('closed');
  });
});
