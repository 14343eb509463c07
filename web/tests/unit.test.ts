import { describe, expect, test } from 'vitest';
import { invented, judge, wireAnswer } from '../src/core/answer';
import { chartFromText, isIce, isSea, reach, scenarioOf } from '../src/core/chart';
import { closed, inBand, isClosed, keysRound, middle, thin, type HullSection } from
  '../src/core/hull';
import { nothingLeft, silenceReach, torpedoReach, triggerable, whyNotActivate, whyNotCourse } from
  '../src/core/orders';
import { BLANK, begin, draw, erase, extend, slide, undo } from '../src/core/pencil';
import { frames, moments } from '../src/core/replay';
import { heading, sailed } from '../src/core/route';
import { brokenKinds, circuitOf, crossOutcome, panelOf, SHEET } from '../src/core/sheet';
import { directionTo, distance, neighbours, parseSpace, sectorOf, spaceName } from
  '../src/core/space';
import { EMPTY, reduce, toldDown, type State } from '../src/core/state';
import { collisions, laid, pieces, tape } from '../src/core/tape';
import { patched } from '../src/core/view';
import { heardBy } from '../src/core/heard';
import { groups, outline } from '../src/chart/coast';
import { glow } from '../src/chart/heat';
import { numerals } from '../src/chart/numerals';
import { guessLanguage } from '../src/i18n';
import { frameOfMoment, frameOfTurn } from '../src/debrief/verdict';
import { outlook } from '../src/stations/engineer/outlook';
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
  test('a corner has three neighbours, the middle eight', () => {
    expect(neighbours(parseSpace('A1'), 10)).toHaveLength(3);
    expect(neighbours(parseSpace('E5'), 10)).toHaveLength(8);
  });
});

describe('chart', () => {
  const chart = chartFromText('x', '; a comment\n..#..\n..#..\n.~o..\n.....\n.....');
  test('signs', () => {
    expect(chart.side).toBe(5);
    expect(isSea(chart, parseSpace('C1'))).toBe(false);
    expect(isSea(chart, parseSpace('B3'))).toBe(true);
    expect(isIce(chart, parseSpace('B3'))).toBe(true);
    expect(scenarioOf(chart)).toBe('ice');
  });
  test('an island shields what lies behind it', () => {
    const from = parseSpace('B1');
    expect(reach(chart, from, 4, false).has(parseSpace('D1'))).toBe(false);
    expect(reach(chart, from, 4, true).has(parseSpace('D1'))).toBe(true);
    expect(reach(chart, from, 4, false).has(parseSpace('C3'))).toBe(true);
  });
  test('islands that touch along an edge are one coast', () => {
    expect(groups(new Set([0, 1, 17, 3]))).toHaveLength(2);
    expect(outline([0, 1], 40)).toMatch(/^M[\d. -]+L.*Z$/);
  });
});

describe('the sheet', () => {
  test('24 symbols: three circuits of four, four panels of six, six radiations', () => {
    expect(SHEET).toHaveLength(24);
    for (const c of ['yellow', 'orange', 'gray'] as const) expect(circuitOf(c)).toHaveLength(4);
    for (const d of ['N', 'E', 'S', 'W'] as const) expect(panelOf(d)).toHaveLength(6);
    expect(SHEET.filter((s) => s.kind === 'radiation')).toHaveLength(6);
  });
  test('a full circuit repairs itself', () => {
    const crossed = new Set(['W1', 'W2', 'W3']);
    expect(crossOutcome(crossed, 'E3', false)).toEqual({ repairs: 'yellow', damage: null });
  });
  test('a full panel is damage; by edition a repair comes first', () => {
    const crossed = new Set(['W1', 'W2', 'W3', 'E1', 'E2', 'E4', 'E5', 'E6']);
    expect(crossOutcome(crossed, 'E3', false).damage).toBe('panel');
    expect(crossOutcome(crossed, 'E3', true)).toEqual({ repairs: 'yellow', damage: null });
  });
  test('an invented answer is always a legal one', () => {
    for (let i = 0; i < 200; i++) {
      const [at, side] = i % 2 ? [parseSpace('O15'), 15] : [parseSpace('A1'), 10];
      const answer = invented(at, side);
      expect(judge(answer, at, side)).toBe('good');
      expect(answer.sector ?? 1).toBeLessThanOrEqual(side === 15 ? 9 : 4);
      expect(Math.max(answer.row ?? 1, (answer.column ?? 0) + 1)).toBeLessThanOrEqual(side);
    }
  });
  test('radiation', () => {
    const crossed = new Set(['W5', 'W6', 'N6', 'S5', 'E4']);
    expect(crossOutcome(crossed, 'E6', false).damage).toBe('radiation');
    expect([...brokenKinds(crossed)]).toEqual(['radiation']);
    expect(outlook(crossed, false).map((n) => n.key)).toContain('danger-radiation');
  });
});

describe('sonar answer', () => {
  const at = parseSpace('C7');
  test.each([
    [{ row: 7 }, 'too_few'], [{ row: 7, column: 2 }, 'both_true'],
    [{ row: 1, column: 1 }, 'both_false'], [{ row: 7, sector: 1 }, 'good'],
    [{ row: 7, column: 2, sector: 3 }, 'too_many'],
  ])('%j is %s', (answer, verdict) => expect(judge(answer, at, 10)).toBe(verdict));
  test('columns are letters on the wire', () =>
    expect(wireAnswer({ column: 2, sector: 3 })).toEqual({ column: 'C', sector: 3 }));
});

describe('orders', () => {
  const view = viewOf('turn', {}, { at: 'B2', route: ['B3', 'B2'], mines: ['C2'], fresh: [] });
  test('why a course is impossible', () => {
    expect(whyNotCourse(view, 'blue', 'S')).toBe('own_route');
    expect(whyNotCourse(view, 'blue', 'E')).toBe('own_mine');
    expect(whyNotCourse(view, 'blue', 'W')).toBeNull();
    expect(whyNotCourse({ ...view, turn: 'yellow' }, 'blue', 'W')).toBe('not_your_turn');
    expect(whyNotCourse({ ...view, course_done: true }, 'blue', 'W')).toBe('course_spent');
  });
  test('off the map and islands', () => {
    const edge = viewOf('turn', {}, { at: 'D2', route: ['D2'], mines: [] });
    expect(whyNotCourse(edge, 'blue', 'N')).toBe('island');
    const corner = viewOf('turn', {}, { at: 'A1', route: ['A1'], mines: [] });
    expect(whyNotCourse(corner, 'blue', 'N')).toBe('off_map');
    expect(whyNotCourse(corner, 'blue', 'W')).toBe('off_map');
  });
  test('activation', () => {
    expect(whyNotActivate(view, 'blue', 'torpedo')).toBe('course_first');
    const after = { ...view, course_done: true };
    expect(whyNotActivate(after, 'blue', 'torpedo')).toBeNull();
    expect(whyNotActivate(after, 'blue', 'mine')).toBe('gauge_not_full');
    expect(whyNotActivate(after, 'blue', 'sonar')).toBe('broken');
    expect(nothingLeft(after, 'blue')).toBe(false);
  });
  test('reach', () => {
    expect(torpedoReach(view, 'blue')).not.toContain(parseSpace('B2'));
    expect(torpedoReach(view, 'blue')).toContain(parseSpace('B6'));
    expect(silenceReach(view, 'blue')).toEqual({ N: 1, E: 0, S: 0, W: 1 });
    expect(triggerable(view, 'blue')).toEqual([parseSpace('C2')]);
    expect(triggerable({ ...view, turn: 'yellow' }, 'blue')).toEqual([parseSpace('C2')]);
  });
});

describe('the radio room', () => {
  const state = stateOf('turn', ['radio_operator']);
  test('the tape has the enemy only', () => {
    const items = tape(state.events, 'blue', 'turn');
    expect(items.every((i) => i.event.team === 'yellow' || i.event.event === 'drone')).toBe(true);
  });
  test('a silence begins a new piece that hangs on the end of the last', () => {
    const list = pieces(tape(state.events, 'blue', 'turn'));
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
  test('surfaced in real time, nothing is noted', () => {
    const events = [{ event: 'course', team: 'yellow', dir: 'N' },
      { event: 'surface', team: 'blue', sector: 1 },
      { event: 'course', team: 'yellow', dir: 'E' }, { event: 'dive', team: 'blue' },
      { event: 'course', team: 'yellow', dir: 'S' }] as never[];
    expect(tape(events, 'blue', 'real').map((i) => i.event.dir)).toEqual(['N', 'S']);
    expect(tape(events, 'blue', 'turn')).toHaveLength(3);
  });
  test('pencil', () => {
    let sheet = begin(BLANK, [10, 10]);
    sheet = extend(sheet, [10, 40]);
    sheet = draw(sheet, 'E', 40, [0, 0]);
    expect(sheet.strokes[0]!.at(-1)).toEqual([50, 40]);
    expect(slide(sheet, 5, -5).shift).toEqual([5, -5]);
    expect(erase(sheet, [10, 10]).strokes[0]).toHaveLength(2);
    expect(undo(sheet).strokes).toHaveLength(0);
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

describe('hull', () => {
  const square: HullSection = { section: 1,
    outer: [[0, 0], [100, 0], [100, 100], [0, 100]],
    inner: [[20, 20], [80, 20], [80, 80], [20, 80]] };
  test('the middle of the band is good, closed and once round', () => {
    const line = middle(square);
    expect(line.every((p) => inBand(square, p))).toBe(true);
    expect(isClosed(square, line)).toBe(true);
    expect(isClosed(square, line.slice(0, 3))).toBe(false);
    expect(closed(square, line.slice(0, -1))).toHaveLength(4);
    expect(keysRound(square)).toEqual(['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']);
  });
  test('long strokes are thinned, ends kept', () => {
    const long = Array.from({ length: 900 }, (_, i): [number, number] => [i, 0]);
    expect(thin(long)).toHaveLength(240);
    expect(thin(long).at(-1)).toEqual([899, 0]);
  });
});

describe('the reducer', () => {
  const view = viewOf('turn');
  const first = reduce(EMPTY, { type: 'view', game: 1, v: 1, since: 0,
    events: [{ event: 'begin' }], view });
  test('a view is history, not news', () => {
    expect(first.events).toHaveLength(1);
    expect(first.fresh).toBe(0);
  });
  test('events patch the view and are news', () => {
    const next = reduce(first, { type: 'events', game: 1, v: 2,
      events: [{ event: 'course', team: 'blue', dir: 'N' }],
      patch: { course_done: true, boats: { blue: { mark: 'owed' } } } });
    expect(next.view!.course_done).toBe(true);
    expect(next.view!.boats.blue.mark).toBe('owed');
    expect(next.view!.boats.blue.hull).toBe(3);
    expect(next.fresh).toBe(1);
  });
  test('a gap asks for a resync, which continues where the page was', () => {
    const gap = reduce(first, { type: 'events', game: 1, v: 4, events: [{ event: 'turn' }] });
    expect(gap.gap).toBe(true);
    const healed = reduce(gap, { type: 'view', game: 1, v: 4, since: 1, view,
      events: [{ event: 'a' }, { event: 'b' }, { event: 'c' }] });
    expect(healed.events.map((e) => e.event)).toEqual(['begin', 'a', 'b', 'c']);
    expect(healed.fresh).toBe(3);
    expect(healed.gap).toBe(false);
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

describe('the verdict', () => {
  const list = frames([
    { ms: 0, events: [{ event: 'course', team: 'blue', dir: 'E', at: 'D3' }] },
    { ms: 1, events: [{ event: 'silence', team: 'blue', dir: 'E', length: 1, at: 'E3' }] },
    { ms: 2, events: [{ event: 'crossed', team: 'blue', symbol: 'E1' }] },
    { ms: 3, events: [{ event: 'damage', team: 'blue', amount: 1, hull: 3, cause: 'panel' }] },
  ] as never[], 4);
  test('points of the analysis are courses, surfacings and silences', () => {
    expect(frameOfTurn(list, 0)).toBe(1);
    expect(frameOfTurn(list, 1)).toBe(2);
  });
  test('a hit is shown where its damage is announced', () =>
    expect(frameOfMoment(list, { turn: 1, kind: 'hit', boat: 'blue' })).toBe(4));
});

describe('replay', () => {
  const steps = [
    { ms: 0, events: [{ event: 'placed', team: 'blue', at: 'C3' }] },
    { ms: 5, events: [{ event: 'course', team: 'blue', dir: 'E', at: 'D3' }] },
    { ms: 9, events: [{ event: 'damage', team: 'blue', amount: 1, hull: 3, cause: 'ice' }] },
  ] as never[];
  test('frames follow the events', () => {
    const list = frames(steps, 4);
    expect(list).toHaveLength(4);
    expect(list[2]!.boats.blue.route.map(spaceName)).toEqual(['C3', 'D3']);
    expect(list[3]!.boats.blue.hull).toBe(3);
    expect(moments(list)).toHaveLength(1);
  });
  test('what the other side could hear', () => {
    expect(heardBy({ event: 'course', team: 'blue', dir: 'E', at: 'D3' }, 'yellow'))
      .toEqual({ event: 'course', team: 'blue', dir: 'E' });
    expect(heardBy({ event: 'silence', team: 'blue', dir: 'E', length: 2, at: 'D3' }, 'yellow'))
      .toEqual({ event: 'silence', team: 'blue' });
    expect(heardBy({ event: 'crossed', team: 'blue', symbol: 'W1' }, 'yellow')).toBeNull();
  });
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
