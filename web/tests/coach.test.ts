// The coach's conditions, asked of the real rules over a position in which they hold.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { engine, fathom } from '../src/core/engine';
import type { Boat } from '../src/core/view';
import { advise } from '../src/school/coach';
import type { Game } from '../src/stations/game';

beforeAll(async () => {
  await fathom(readFileSync(process.env.FATHOM_WASM ??
    join(import.meta.dirname, '../../build/wasm/fathom.wasm')));
});

let games = 0;

// The first lesson's position, with another sheet for the blue crew.
function game(change: (boat: Boat) => Partial<Boat>): Game {
  const lesson = engine().lesson('goal', 'en1'), view = lesson.opened.view;
  lesson.free();
  const boat = { ...view.boats.blue, ...change(view.boats.blue) };
  return { view: { ...view, boats: { ...view.boats, blue: boat } }, team: 'blue', boat,
    events: lesson.opened.events, room: { code: 'X', game: ++games } } as unknown as Game;
}

const full = { torpedo: { value: 3, size: 3 } };

test('nothing is wrong, nothing is said', () => {
  expect(advise(game(() => ({})), new Set())).toBeNull();
});

test('a charged weapon that is broken down', () => {
  const broken = game((b) => ({ gauges: { ...b.gauges, ...full }, crossed: ['W1'],
    broken: ['weapon'] }));
  broken.view = { ...broken.view, course_done: true };
  broken.view.boats.blue.course_since = true;
  expect(advise(broken, new Set())?.key).toBe('coach-down');
});

test('a course whose panel is full', () => {
  const worn = game(() => ({ crossed: ['S1', 'S2', 'S4', 'S5', 'S6'] }));
  const said = new Set<string>();
  expect(advise(worn, said)).toEqual({ key: 'coach-hurts', args: { dir: 'S' } });
  expect(advise(worn, said)).toBeNull(); // once is enough
  expect(advise(game(() => ({})), said)).toBeNull();
  expect(advise(worn, said)?.key).toBe('coach-hurts'); // it has come up again
});

test('two things at once, one after the other', () => {
  const both = game((b) => ({ gauges: { ...b.gauges, ...full }, broken: ['weapon'],
    crossed: ['W1', 'S1', 'S2', 'S4', 'S5', 'S6'] }));
  both.view = { ...both.view, course_done: true };
  both.view.boats.blue.course_since = true;
  const said = new Set<string>();
  expect([advise(both, said), advise(both, said), advise(both, said)].map((a) => a?.key))
    .toEqual(['coach-down', 'coach-hurts', undefined]);
});

test('one who was found by the chart alone', () => {
  const found = game(() => ({}));
  const own = { event: 'surface', team: 'blue', sector: 3 } as const;
  found.events = [...found.events, own,
    ...Array.from('WWWW', (dir) => ({ event: 'course', team: 'blue', dir }) as never)];
  expect(advise(found, new Set())?.key).toBe('coach-heard');
});

test('what only the own crew hears gives nobody away', () => {
  const alone = game(() => ({}));
  const secret = { team: 'blue', at: 'C3' };
  alone.events = [...alone.events, { ...secret, event: 'surface', sector: 1 },
    { ...secret, event: 'silence', dir: 'E', length: 0 },
    { ...secret, event: 'mine' }] as never;
  expect(advise(alone, new Set())).toBeNull();
});
