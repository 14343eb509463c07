import { describe, expect, test } from 'vitest';
import { chartFromText, isIce, isSea } from '../src/core/chart';
import { confirmLeft, tableLeft } from '../src/core/clock';
import type { GameEvent } from '../src/core/shapes';
import { thin } from '../src/core/hull';
import { FORGOTTEN } from '../src/core/memory';
import { BLANK, begin, draw, erase, extend, slide, undo } from '../src/core/pencil';
import { moments, type Frame } from '../src/core/replay';
import { heading, sailed } from '../src/core/route';
import { sectorOf } from '../src/core/sector';
import { directionTo, distance, parseSpace, spaceName } from '../src/core/space';
import { EMPTY, reduce, toldDown, type Clock, type State } from '../src/core/state';
import { collisions, laid, pieces, tape } from '../src/core/tape';
import { patched } from '../src/core/view';
import { groups, outline } from '../src/chart/coast';
import { glow } from '../src/chart/heat';
import { numerals } from '../src/chart/numerals';
import { guessLanguage } from '../src/i18n';
import { swipeDir } from '../src/stations/captain/swipe';
import { stateOf, viewOf } from '../dev/fixtures';

describe('what a chart shows', () => {
  const flat = (count: number) => new Map(Array.from({ length: count }, (_, i) => [i, 1]));
  test('a belief that is spread out is pale, one that is found glows', () => {
    const pale = glow(flat(90)).get(0)!, warm = glow(flat(7)).get(0)!, hot = glow(flat(1)).get(0)!;
    expect(pale).toBeLessThan(0.3);
    expect(warm).toBeGreaterThan(1.5 * pale);
    expect(hot).toBeGreaterThan(0.9);
    const two = glow(new Map([[3, 9], [4, 1]]));
    expect(two.get(3)).toBeGreaterThan(2 * two.get(4)!);
  });
  test('a sector number stands in the middle, or beside the islands there', () => {
    const open = { name: 'x', side: 5, rows: Array(5).fill('.....') };
    expect(numerals(open)).toEqual([{ x: 2.5, y: 2.5 }]);
    const [spot] = numerals({ ...open, rows: ['.....', '.....', '...#.', '...#.', '.....'] });
    expect(spot!.x).toBeLessThan(2.5);
  });
});

describe('spaces', () => {
  test('names and numbers', () => {
    expect(parseSpace('A1')).toBe(0);
    expect(spaceName(parseSpace('O15'))).toBe('O15');
    expect(sectorOf(parseSpace('G3'), 10)).toBe(2);
    expect(sectorOf(parseSpace('N12'), 15)).toBe(9);
    expect(distance(parseSpace('D3'), parseSpace('G2'))).toBe(3);
    expect(directionTo(parseSpace('D3'), parseSpace('D1'))).toBe('N');
    expect(directionTo(parseSpace('D3'), parseSpace('E1'))).toBeNull();
  });
});

describe('chart', () => {
  const chart = chartFromText('x', '; a comment\n..#..\n..#..\n.~o..\n.....\n.....');
  test('signs', () => {
    expect(chart.side).toBe(5);
    expect(isSea(chart, parseSpace('C1'))).toBe(false);
    expect(isSea(chart, parseSpace('B3'))).toBe(true);
    expect(isIce(chart, parseSpace('B3'))).toBe(true);
  });
  test('islands that touch along an edge are one coast', () => {
    expect(groups(new Set([0, 1, 17, 3]))).toHaveLength(2);
    expect(outline([0, 1], 40)).toMatch(/^M[\d. -]+L.*Z$/);
  });
});

describe('the radio room', () => {
  const state = stateOf('turn', ['radio_operator']);
  test('the tape has the enemy only', () => {
    const items = tape(state.events, 'blue');
    expect(items.every((i) => i.event.team === 'yellow' || i.event.event === 'drone')).toBe(true);
  });
  test('a silence begins a new piece that hangs on the end of the last', () => {
    const list = pieces(tape(state.events, 'blue'));
    expect(list).toHaveLength(2);
    const lines = laid(list, [3, 3], {});
    expect(lines[1]![0]).toEqual(lines[0]!.at(-1));
    const moved = laid(list, [3, 3], { [list[1]!.from]: [2, 0] });
    expect(moved[1]![0]![0]).toBe(lines[1]![0]![0] + 2);
  });
  test('collisions: off the chart, islands', () => {
    const chart = chartFromText('x', '.....\n..#..\n.....\n.....\n.....');
    const list = pieces([]);
    expect(collisions(laid(list, [2, 1], {}), list, chart)).toEqual([[2, 1]]);
    expect(collisions(laid(list, [-1, 0], {}), list, chart)).toEqual([[-1, 0]]);
    expect(collisions(laid(list, [0, 0], {}), list, chart)).toEqual([]);
  });
  test('a gap begins a track of its own, with what the operator remembers', () => {
    const words = [{ event: 'course', team: 'yellow', dir: 'N' }, FORGOTTEN, FORGOTTEN,
      { event: 'dive', team: 'blue' }, FORGOTTEN, { event: 'course', team: 'yellow', dir: 'S' },
      { event: 'silence', team: 'yellow' }] as GameEvent[];
    const items = tape(words, 'blue');
    expect(items.map((i) => i.event.event)).toEqual(['course', 'forgotten', 'course', 'silence']);
    const list = pieces(items, { 1: ['E', 'E'] });
    expect(list.map((p) => p.loose)).toEqual([true, true, false]);
    expect(list[1]!.steps).toEqual([[0, 0], [1, 0], [2, 0], [2, 1]]);
    const still = laid(list, [5, 5], {}), slid = laid(list, [5, 5], { [-1]: [1, 1] });
    expect(slid[0]![0]).toEqual([6, 6]);
    expect(slid.slice(1)).toEqual(still.slice(1));
    expect(laid(list, [5, 5], { 1: [-2, 0] })[2]).toEqual([[5, 6]]);
    const chart = chartFromText('x', Array(9).fill('.........').join('\n'));
    expect(collisions(laid(list, [4, 4], {}), list, chart)).toEqual([]);
  });
  test('a silence that is remembered begins a new stretch', () => {
    const items = tape([FORGOTTEN, { event: 'course', team: 'yellow', dir: 'S' }] as GameEvent[],
      'blue');
    const list = pieces(items, { 0: ['E', 'silence', 'N'] });
    expect(list.map((p) => [p.loose, p.steps.length])).toEqual(
      [[true, 1], [true, 2], [false, 3]]);
    expect(laid(list, [5, 5], { [list[2]!.from]: [3, 0] })[2]![0]).toEqual([9, 5]);
  });
  test('pencil', () => {
    let drawn = begin(BLANK, [10, 10]);
    drawn = extend(drawn, [10, 40]);
    drawn = draw(drawn, 'E', 40, [0, 0]);
    expect(drawn.strokes[0]!.at(-1)).toEqual([50, 40]);
    expect(slide(drawn, 5, -5).shift).toEqual([5, -5]);
    expect(erase(drawn, [10, 10]).strokes[0]).toHaveLength(2);
    expect(undo(drawn).strokes).toHaveLength(0);
  });
});

describe('route', () => {
  test('in the order in which it was sailed, silences filled in', () => {
    const events = [{ event: 'placed', team: 'blue', at: 'C3' },
      { event: 'course', team: 'blue', dir: 'E', at: 'D3' },
      { event: 'silence', team: 'blue', dir: 'S', length: 2, at: 'D5' }] as never[];
    expect(sailed(events, 'blue', []).map(spaceName)).toEqual(['C3', 'D3', 'D4', 'D5']);
    expect(heading(events, 'blue')).toBe('S');
  });
});

test('long strokes are thinned, ends kept', () => {
  const long = Array.from({ length: 900 }, (_, i): [number, number] => [i, 0]);
  expect(thin(long)).toHaveLength(240);
  expect(thin(long).at(-1)).toEqual([899, 0]);
});

test('a clock counts on from what the server told, for the one who is waited for', () => {
  const clock: Clock = { turn_ms: 20_000, turn_limit_ms: 60_000, await_ms: 4000, await_limit_ms: 0,
    confirm_ms: 1000, confirm_limit_ms: 10_000, running: true, heard_at: 500 };
  expect(tableLeft(clock, 1500)).toBe(39_000);
  expect(tableLeft({ ...clock, await_limit_ms: 45_000 }, 1500)).toBe(40_000);
  expect(tableLeft({ ...clock, turn_limit_ms: 0 }, 1500)).toBeNull();
  expect(tableLeft({ ...clock, running: false }, 1500)).toBe(40_000);
  expect(confirmLeft(clock, 2500)).toBe(7000);
  expect(confirmLeft({ ...clock, confirm_ms: undefined }, 2500)).toBeNull();
  expect(tableLeft(null, 0)).toBeNull();
});

describe('the reducer', () => {
  const view = viewOf('turn');
  const first = reduce(EMPTY, { type: 'view', game: 1, v: 1, since: 0,
    events: [{ event: 'begin' }], view });
  test('a view is history, not news', () => {
    expect(first.events).toHaveLength(1);
    expect(first.news).toEqual([]);
  });
  test('events patch the view and are news', () => {
    const next = reduce(first, { type: 'events', game: 1, v: 2,
      events: [{ event: 'course', team: 'blue', dir: 'N' }],
      patch: { course_done: true, boats: { blue: { mark: 'owed' } } } });
    expect(next.view!.course_done).toBe(true);
    expect(next.view!.boats.blue.mark).toBe('owed');
    expect(next.view!.boats.blue.hull).toBe(3);
    expect(next.news).toHaveLength(1);
  });
  test('a gap asks for a resync, which continues where the page was', () => {
    const gap = reduce(first, { type: 'events', game: 1, v: 4, events: [{ event: 'turn' }] });
    expect(gap.gap).toBe(true);
    const healed = reduce(gap, { type: 'view', game: 1, v: 4, since: 1, view,
      events: [{ event: 'a' }, { event: 'b' }, { event: 'c' }] });
    expect(healed.events.map((e) => e.event)).toEqual(['begin', 'a', 'b', 'c']);
    expect(healed.news).toHaveLength(3);
    expect(healed.gap).toBe(false);
  });
  test('surfaced in real time, what the enemy says is news and is not kept', () => {
    const real = viewOf('real');
    const said = [{ event: 'course', team: 'yellow', dir: 'N' },
      { event: 'surface', team: 'blue', sector: 1 }, { event: 'course', team: 'yellow', dir: 'E' },
      { event: 'traced', team: 'blue', section: 1 }] as GameEvent[];
    const told = (v: number, events: GameEvent[]) => ({ type: 'events', game: 1, v, events });
    const reloaded = reduce(EMPTY,
      { type: 'view', game: 1, v: 4, since: 0, events: said, view: real });
    expect(reloaded.events).toEqual([said[0], said[1], FORGOTTEN, said[3]]);
    const shot = [{ event: 'torpedo', team: 'yellow', at: 'C3' }, { event: 'resume' }];
    const next = reduce(reloaded, told(6, shot as GameEvent[]));
    expect(next.events.slice(4)).toEqual([FORGOTTEN, shot[1]]);
    expect(next.news).toEqual(shot);
    expect(next.passing).toEqual(shot);
    expect(JSON.stringify(next.events)).not.toContain('C3');
    const call = reduce(next, { type: 'call', call: { call: 'yes' }, from: 'blue.captain' });
    expect(call.passing).toEqual(shot);
    const dived = reduce(call, told(8, [{ event: 'dive', team: 'blue' }, said[0]!]));
    expect(dived.events.at(-1)).toEqual(said[0]);
    expect(dived.passing).toEqual([]);
    const over = reduce(EMPTY, { type: 'view', game: 1, v: 4, since: 0, events: said,
      view: { ...real, phase: 'over' } });
    expect(over.events).toEqual(said);
    const watched = reduce(EMPTY, { type: 'view', game: 1, v: 4, since: 0, events: said,
      view: { ...real, team: null } });
    expect(watched.events).toEqual(said);
  });
  test('back in the lobby the game is forgotten, the chat is kept', () => {
    const chatty: State = { ...first, chat: [{ to: 'table', member: 1, text: 'hi' }] };
    const room = { ...stateOf('turn', ['captain']).room!, state: 'lobby' as const };
    const next = reduce(chatty, { type: 'room', room });
    expect(next.view).toBeNull();
    expect(next.chat).toHaveLength(1);
  });
  test('unknown messages are ignored', () =>
    expect(reduce(first, { type: 'weather' })).toBe(first));

  test('a server that cannot save, or restarts, is shown as a pause', () => {
    const room = { code: 'K7QF', state: 'playing', pause: null } as never;
    const notice = (state: State, name: string) => reduce(state, { type: 'notice', notice: name });
    const failing = notice({ ...first, room }, 'store_failing');
    expect(failing.room!.pause).toEqual({ why: 'store' });
    expect(notice(failing, 'store_back').room!.pause).toBeNull();
    expect(notice({ ...first, room }, 'restart_soon').room!.pause).toEqual({ why: 'restart' });
    const absent = { code: 'K7QF', pause: { why: 'absent', member: 2 } } as never;
    const held = notice(notice({ ...first, room: absent }, 'store_failing'), 'store_back');
    expect(held.room!.pause).toEqual({ why: 'absent', member: 2 });
  });
  test('patches replace lists and merge objects', () =>
    expect(patched({ a: [1, 2], b: { c: 1, d: 2 } }, { a: [3], b: { c: null } }))
      .toEqual({ a: [3], b: { c: null, d: 2 } }));
});

describe('the timeline', () => {
  const list = [
    [], [{ event: 'course', team: 'blue', dir: 'E', at: 'D3' }],
    [{ event: 'silence', team: 'blue', dir: 'E', length: 1, at: 'E3' }],
    [{ event: 'crossed', team: 'blue', symbol: 'E1' }],
    [{ event: 'damage', team: 'blue', amount: 1, hull: 3, cause: 'panel' }],
  ].map((events) => ({ events })) as Frame[];
  test('marks what decided the game', () =>
    expect(moments(list).map((m) => m.event.event)).toEqual(['silence', 'damage']));
});

test('swipes', () => {
  expect(swipeDir(80, 10)).toBe('E');
  expect(swipeDir(-5, -90)).toBe('N');
  expect(swipeDir(20, 10)).toBeNull();
  expect(swipeDir(80, 70)).toBeNull();
});

test('the language of the browser, or the saved one', () => {
  expect(guessLanguage(['de-CH', 'uk-UA'], null)).toBe('uk');
  expect(guessLanguage(['fr-FR'], 'it')).toBe('it');
  expect(guessLanguage(['de'], null)).toBe('en');
});

test('what is called down stays down until it is called up', () => {
  const said = (call: string, system: string) =>
    ({ from: 'blue.engineer', member: null, call: { call, system } });
  const calls = [said('down', 'torpedo'), said('down', 'mine'), said('up', 'torpedo'),
    said('ready', 'torpedo')];
  expect([...toldDown(calls)]).toEqual(['mine']);
  expect([...toldDown([...calls, said('down', 'torpedo')])]).toEqual(['mine', 'torpedo']);
});
