// The server in WebAssembly, by the side of the native one: local_test.mjs SERVER.WASM LOCAL.MJS
// TOLD. Whole games of bots are played in the module from a seed, its memory thrown away in the
// midst of them and made again from what was kept. Then the native program plays the records again
// (TOLD reads a card and a record and writes the replay): every event, order and call must be the
// same bytes as the module tells of its own game, and the record that native code makes of the same
// setup and orders must be the same bytes too.

import { readFileSync, writeFileSync, mkdtempSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const [wasm, glue, told] = process.argv.slice(2);
const { loadLocal } = await import(glue);
const bytes = readFileSync(wasm);
const folder = mkdtempSync(join(tmpdir(), 'fathom-local-'));
const tests = [];
const test = (name, run) => tests.push([name, run]);

function assert(condition, what) {
  if (!condition) throw new Error(typeof what === 'string' ? what : JSON.stringify(what));
}

// xorshift: the same bytes for the same seed.
function seeded(seed) {
  let x = seed >>> 0 || 1;
  return (out) => {
    for (let i = 0; i < out.length; i++) {
      x ^= x << 13, x >>>= 0, x ^= x >>> 17, x ^= x << 5, x >>>= 0;
      out[i] = x >>> 8;
    }
  };
}

// A page without a screen on a server without a host; `disk` is what a browser's database holds.
class Page {
  static async open(disk, seed, now = 1000) {
    const page = new Page();
    page.disk = disk;
    page.now = now;
    page.heard = [];
    page.id = 0;
    page.failing = 0;
    page.server = await loadLocal(bytes, seeded(seed));
    for (const key of [...disk.keys()].sort()) assert(page.server.recall(disk.get(key)), key);
    page.server.start(1.8e12 + now, now);
    page.line = page.server.open(now);
    page.ears = new Map([[page.line, page]]);
    return page;
  }

  // Somebody else at the same server; time passes for both when it does for the first.
  guest() {
    const guest = Object.create(this);
    guest.line = this.server.open(this.now);
    guest.heard = [];
    this.ears.set(guest.line, guest);
    return guest;
  }

  // Keeps what is to be kept, hears what is said, until nothing is left to do now.
  settle() {
    for (;;) {
      this.wait = this.server.step(this.now);
      const batch = this.server.batch();
      for (const { line, text, code } of this.server.said()) {
        assert(this.ears.has(line) || code, line);
        this.ears.get(line)?.heard.push(code ? { code } : JSON.parse(text));
      }
      if (!batch) return;
      if (this.failing && this.failing--) {
        this.server.kept('failed', this.now);
        continue;
      }
      for (const [key, value] of batch) {
        if (value) this.disk.set(key, value);
        else for (const k of [...this.disk.keys()]) if (k.startsWith(key)) this.disk.delete(k);
      }
      this.server.kept('kept', this.now);
    }
  }

  sleep() {
    this.now += this.wait;
    this.settle();
  }

  ask(message) {
    const id = ++this.id;
    this.server.message(this.line, JSON.stringify({ id, ...message }), this.now);
    for (let i = 0; i < 100; i++) {
      this.settle();
      const answer = this.heard.find((m) => m.re === id);
      if (answer) return answer;
      this.sleep();
    }
    throw new Error(`no answer to ${JSON.stringify(message)}`);
  }

  room() {
    return this.heard.findLast((m) => m.type === 'room')?.room;
  }
}

const ok = (answer) => (assert(answer.ok, answer), answer);

function startGame(page, { mode, map, level, crew }) {
  const hello = ok(page.ask({ do: 'hello', name: 'Nemo', token: page.token }));
  page.token = hello.token;
  ok(page.ask({ do: 'create', options: { mode, map, players: [crew, crew], help: 'computer',
    set: { hull: '2', realtime_min_players: '2' }, boats: ['Nautilus', 'Triton'] } }));
  ok(page.ask({ do: 'fill', level }));
  ok(page.ask({ do: 'start' }));
  return page.room().code;
}

// All seats are the bots'; the page watches. Now and then the browser dies.
async function playOut(page, code, crash) {
  for (let steps = 0; page.room().state !== 'over'; steps++) {
    assert(steps < 20000, 'the game does not end');
    page.sleep();
    page.heard = page.heard.filter((m) => m.type === 'room').slice(-1);
    if (crash && steps % 97 === 96) {
      const { disk, token, now } = page;
      page = await Page.open(disk, steps, now + 5000);
      page.token = token;
      const hello = ok(page.ask({ do: 'hello', token, room: code }));
      assert(!hello.room_error, hello);
    }
  }
  return page;
}

function replayOf(page) {
  const id = page.room().replay;
  const json = page.server.get(`/api/replay/${id}`), record = page.server.get(
    `/api/replay/${id}/record`);
  assert(json.status === 200 && record.status === 200, id);
  return { id, json: Buffer.from(json.body), record: Buffer.from(record.body) };
}

const GAMES = [
  { mode: 'turn', map: 'alpha', level: 'officer', crew: 1 },
  { mode: 'turn', map: 'delta', level: 'ace', crew: 4 },
  { mode: 'real', map: 'bravo', level: 'cadet', crew: 2 },
];

for (const [number, game] of GAMES.entries()) {
  test(`${game.level}s, ${game.mode} on ${game.map}: the record is the same in the native program`,
    async () => {
      let page = await Page.open(new Map(), number + 1);
      const code = startGame(page, game);
      page = await playOut(page, code, number !== 1);
      const { id, json, record } = replayOf(page);
      const file = join(folder, `${id}.fathom`), card = join(folder, `${id}.json`);
      writeFileSync(file, record);
      writeFileSync(card, json);
      const native = execFileSync(told, [card, file], { maxBuffer: 1 << 28 });
      assert(native.equals(json), `${id}: the native program tells another game`);
      const steps = JSON.parse(json).steps.length;
      assert(steps > 20, steps);
    });
}

test('one seed gives one game', async () => {
  const records = [];
  for (const seed of [77, 77, 78]) {
    const page = await Page.open(new Map(), seed);
    const code = startGame(page, GAMES[0]);
    records.push(replayOf(await playOut(page, code, false)).record);
  }
  assert(records[0].equals(records[1]) && !records[0].equals(records[2]), 'not one game a seed');
});

test('a store that fails tells nobody, and nothing is lost', async () => {
  const page = await Page.open(new Map(), 5);
  page.token = ok(page.ask({ do: 'hello' })).token;
  page.failing = 2;
  page.server.message(page.line, '{"id":900,"do":"create","options":{}}', page.now);
  page.settle();
  assert(!page.heard.some((m) => m.re === 900), 'it was told before it was saved');
  for (let i = 0; i < 10 && !page.heard.some((m) => m.re === 900 && m.ok); i++) page.sleep();
  assert(page.heard.some((m) => m.re === 900 && m.ok), 'it was never told');
});

test('finished games are listed, and forgotten rooms leave nothing behind', async () => {
  let page = await Page.open(new Map(), 9);
  const code = startGame(page, GAMES[0]);
  page = await playOut(page, code, false);
  const { games } = JSON.parse(Buffer.from(page.server.get('/api/games').body));
  assert(games.length === 1 && games[0].id === page.room().replay, games);
  ok(page.ask({ do: 'close' }));
  page.settle();
  assert([...page.disk.keys()].join() === `game/${games[0].id}/`, [...page.disk.keys()]);
  for (let i = 0; i < 200; i++) {
    const { status } = page.server.get(`/api/replay/${games[0].id}/analysis`);
    if (status === 200) return;
    page.sleep();
  }
  throw new Error('no analysis');
});

test('a profile is counted from the games that are kept; who is forgotten takes them along',
  async () => {
    let page = await Page.open(new Map(), 33);
    const profile = () => ok(page.ask({ do: 'profile' })).profile;
    page.token = ok(page.ask({ do: 'hello', name: 'Nemo', emblem: 'whale' })).token;
    assert(!profile().all && profile().shots === 0, profile());
    ok(page.ask({ do: 'create', options: { map: 'bravo', players: [1, 1] } }));
    ok(page.ask({ do: 'sit', seat: 'blue.captain' }));
    ok(page.ask({ do: 'fill', level: 'cadet' }));
    ok(page.ask({ do: 'start' }));
    ok(page.ask({ n: 1, order: { do: 'place', at: 'A1' } }));
    for (let i = 0; i < 50 && !page.heard.some((m) => m.events?.some((e) =>
      e.event === 'begin')); i++) page.sleep();
    ok(page.ask({ n: 2, order: { do: 'resign' } }));
    const { token, disk, now } = page;
    assert(profile().all.join() === '1,0,0' && profile().maps.bravo.join() === '1,0,0', profile());
    assert(profile().streak === -1 && profile().roles.engineer.join() === '1,0,0', profile());
    const { games } = ok(page.ask({ do: 'games' }));
    assert(games[0].you.join() === 'blue.captain,blue.first_mate,blue.engineer,' +
      'blue.radio_operator' && games[0].seats[0].emblem === 'whale', games);
    page = await Page.open(disk, 34, now + 5000); // the same browser, by another token
    ok(page.ask({ do: 'hello' }));
    assert(profile().all.join() === '1,0,0', 'kept over a reload');
    page = await Page.open(disk, 35, now + 10000);
    ok(page.ask({ do: 'hello', token }));
    ok(page.ask({ do: 'forget', token }));
    page.settle();
    assert(disk.size === 0, [...disk.keys()]);
    assert(!profile().all && ok(page.ask({ do: 'games' })).games.length === 0, 'still there');
  });

for (const game of [GAMES[0], GAMES[2]]) {
  test(`a finished game is taken up again in its midst (${game.mode})`, async () => {
    let page = await Page.open(new Map(), 21);
    page = await playOut(page, startGame(page, game), false);
    const { id, json, record } = replayOf(page);
    const steps = JSON.parse(json).steps.filter((s) => s.events?.length);
    const begin = (at = page) => {
      ok(at.ask({ do: 'create', options: { mode: game.mode, players: [game.crew, game.crew],
        set: { hull: '2', realtime_min_players: '2' } } }));
      ok(at.ask({ do: 'sit', seat: 'blue.captain' }));
      ok(at.ask({ do: 'fill', level: 'officer' }));
    };
    for (const count of [0, 9, Math.floor(steps.length / 2), steps.length - 1]) {
      begin();
      page.heard = [];
      ok(page.ask({ do: 'moment', replay: id, steps: count }));
      const { view } = page.heard.find((m) => m.type === 'view');
      const heard = page.heard.filter((m) => m.events).flatMap((m) => m.events);
      const told = steps.slice(0, count).flatMap((s) => s.events.map((e) => e.event));
      assert(view.phase !== 'over', view.phase);
      const public_ = new Set(['course', 'surfaced', 'torpedo', 'explosion', 'damaged', 'placed']);
      const names = (list) => list.filter((n) => public_.has(n)).join();
      assert(names(heard.map((e) => e.event)) === names(told), [names(told)]);
      const { token } = page;
      page = await Page.open(page.disk, count, page.now + 1000);
      page.token = ok(page.ask({ do: 'hello', token })).token;
    }
    const host = await Page.open(new Map(), 22);
    host.token = ok(host.ask({ do: 'hello' })).token;
    begin(host);
    assert(host.ask({ do: 'moment', replay: id, steps: 9 }).error === 'bad_message', 'not lent');
    assert(host.server.lend(id, record) && !host.server.lend('short', new Uint8Array()), 'lent');
    host.heard = [];
    ok(host.ask({ do: 'moment', replay: id, steps: 9 }));
    assert(host.heard.some((m) => m.type === 'view' && m.view.phase !== 'over'), 'it goes on');
    assert(host.server.get(`/api/replay/${id}`).status !== 200, 'it is not ours');
    begin();
    assert(page.ask({ do: 'moment', replay: id, steps: steps.length }).error === 'bad_message');
    assert(page.ask({ do: 'moment', replay: id, steps: 99999 }).error === 'bad_message');
    assert(page.ask({ do: 'moment', replay: 'AAAAAAAAAAAAAAAA' }).error === 'bad_message');
  });
}

test('a wish to swap seats ends by itself, and both see it', async () => {
  const ann = await Page.open(new Map(), 5), ben = ann.guest();
  ok(ann.ask({ do: 'hello', name: 'Ann' }));
  ok(ben.ask({ do: 'hello', name: 'Ben' }));
  ok(ann.ask({ do: 'create', options: { players: [1, 1] } }));
  ok(ben.ask({ do: 'join', room: ann.room().code }));
  ok(ann.ask({ do: 'sit', seat: 'blue.captain' }));
  ok(ben.ask({ do: 'sit', seat: 'yellow.captain' }));
  ok(ben.ask({ do: 'swap', seat: 'blue.captain' }));
  const asked = ann.now;
  for (const page of [ann, ben]) assert(page.room().asks.swap[0].ms === 30000, page.room().asks);
  ann.settle();
  const expired = () => ben.heard.some((m) => m.notice === 'swap_expired');
  while (!expired()) {
    assert(ann.now <= asked + 30000, 'the wish is still there');
    assert(ann.room().asks.swap.length === 1, 'forgotten too early');
    ann.sleep();
  }
  assert(ann.now === asked + 30000, ann.now - asked);
  for (const page of [ann, ben]) assert(!page.room().asks.swap.length, page.room().asks);
  assert(!ann.heard.some((m) => m.notice === 'swap_expired'), 'it was not her wish');
  assert(ben.room().you.team === 'yellow', 'he sits where he sat');
});

test('tables, and what is not there', async () => {
  const page = await Page.open(new Map(), 3);
  for (const path of ['/api/rules', '/api/maps', '/api/rooms', '/api/games']) {
    const { status, body } = page.server.get(path);
    assert(status === 200 && JSON.parse(Buffer.from(body)), path);
  }
  assert(page.server.get('/api/nothing').status === 404, 'found');
  assert(page.server.get('/api/replay/AAAAAAAAAAAAAAAA').status === 404, 'found');
});

test('another page that takes the database over closes the line of this one', async () => {
  const page = await Page.open(new Map(), 4);
  ok(page.ask({ do: 'hello' }));
  page.server.message(page.line, '{"id":1,"do":"create","options":{}}', page.now);
  page.server.step(page.now);
  assert(page.server.batch(), 'nothing to keep');
  page.server.kept('takenOver', page.now);
  const said = [...page.server.said()];
  assert(said.some((m) => m.code), said);
  assert(!said.some((m) => m.text?.includes('"re":1,')), 'it was told and not saved');
});

test('a value that is none of ours is refused', async () => {
  const page = await Page.open(new Map(), 4);
  for (const value of [[], [1], [9, 0, 0, 0], new Array(64).fill(255)])
    assert(!page.server.recall(Uint8Array.from(value)), value);
});

console.log(`1..${tests.length}`);
let failed = 0;
for (const [i, [name, run]] of tests.entries()) {
  try {
    await run();
    console.log(`ok ${i + 1} - ${name}`);
  } catch (error) {
    failed++;
    console.log(`not ok ${i + 1} - ${name}`);
    console.error(error);
  }
}
process.exit(failed ? 1 : 0);
