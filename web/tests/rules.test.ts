// What the stations ask of the rules, in the module that the browser loads.

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { isSea } from '../src/core/chart';
import { engine, fathom, newRadio } from '../src/core/engine';
import type { GameEvent } from '../src/core/shapes';
import { FORGOTTEN } from '../src/core/memory';
import { closed, hull, keepsWithin, keysRound, middle } from '../src/core/hull';
import {
  aimed, can, could, damage, fate, isAsked, isReady, mayDetect, nothingLeft, whyNot,
  whyNotActivate, whyNotStop,
} from '../src/core/orders';
import { circuitOf, kindOf, panelOf, sheet } from '../src/core/sheet';
import { allSpaces, distance, parseSpace, spaceName, step, type Space } from '../src/core/space';
import { DIRS, ROLES, type Dir, type Role, type System } from '../src/core/shapes';
import { chartOf, type Boat, type View } from '../src/core/view';
import { aimNow, NOTHING, targets, whyNotAt, type Tool } from '../src/stations/captain/aim';
import type { Game } from '../src/stations/game';
import { invented, judge } from '../src/stations/captain/answer-form';
import { outlook } from '../src/stations/engineer/outlook';
import { believe } from '../src/stations/radio/belief';
import { stateOf, viewOf } from '../dev/fixtures';

const WASM = process.env.FATHOM_WASM ??
  resolve(import.meta.dirname, '../../build/wasm/fathom.wasm');

beforeAll(() => fathom(readFileSync(WASM)));

const AT_B2 = { at: 'B2', route: ['B3', 'B2'], mines: ['C2'], fresh: [] };
const view = viewOf('turn', {}, AT_B2);
const after = viewOf('turn', { course_done: true }, AT_B2);
const steer = (v: View, dir: Dir) => whyNot(v, { do: 'course', dir });

describe('orders', () => {
  test('why a course is impossible', () => {
    expect(steer(view, 'S')).toBe('own_route');
    expect(steer(view, 'E')).toBe('own_mine');
    expect(steer(view, 'W')).toBeNull();
    expect(steer({ ...view, turn: 'yellow' }, 'W')).toBe('not_your_turn');
    expect(steer(after, 'W')).toBe('course_spent');
  });
  test('off the map and islands', () => {
    const edge = viewOf('turn', {}, { at: 'D2', route: ['D2'], mines: [] });
    expect(steer(edge, 'N')).toBe('island');
    const corner = viewOf('turn', {}, { at: 'A1', route: ['A1'], mines: [] });
    expect(steer(corner, 'N')).toBe('off_map');
    expect(steer(corner, 'W')).toBe('off_map');
  });
  test('activation', () => {
    expect(whyNotActivate(view, 'torpedo')).toBe('course_first');
    expect(whyNotActivate(after, 'torpedo')).toBeNull();
    expect(whyNotActivate(after, 'mine')).toBe('gauge_not_full');
    expect(whyNotActivate(after, 'sonar')).toBe('broken');
    expect(nothingLeft(after)).toBe(false);
    expect(nothingLeft(viewOf('turn', { course_done: true }, { gauges: {} }))).toBe(true);
  });
  test('real time: before the first course the server asks for one, not for another', () => {
    const idle = { course_since: false };
    expect(whyNotActivate(viewOf('real', {}, { ...idle, sailed: false }), 'torpedo'))
      .toBe('course_first');
    expect(whyNotActivate(viewOf('real', {}, idle), 'torpedo')).toBe('activation_spent');
  });
  test('a Captain who sees no gauge may try', () => {
    const alone: Partial<Boat> = { gauges: undefined, crossed: undefined, broken: undefined,
      knows: ['captain'], ready: ['torpedo'] };
    const rules = (ready_public: string) => ({ ...view.rules, ready_public });
    const told = viewOf('turn', { course_done: true, rules: rules('yes') }, alone);
    const untold = viewOf('turn', { course_done: true, rules: rules('no') }, alone);
    expect(whyNotActivate(told, 'silence')).toBe('gauge_not_full');
    expect(whyNotActivate(told, 'torpedo')).toBeNull();
    expect(isReady(told, 'torpedo')).toBe(true);
    expect(whyNotActivate(untold, 'silence')).toBeNull();
  });
  test('who may send drones', () => {
    const by = (detection_by: string, shy_first_mate = 'no') =>
      viewOf('turn', { rules: { ...view.rules, detection_by, shy_first_mate } });
    expect(mayDetect(by('first_mate'), 'captain')).toBe(false);
    expect(mayDetect(by('first_mate'), 'first_mate')).toBe(true);
    expect(mayDetect(by('both'), 'captain')).toBe(true);
    expect(mayDetect(by('first_mate', 'yes'), 'first_mate')).toBe(false);
  });
});

describe('who is asked', () => {
  const asked = (change: Partial<View>, boat: Partial<Boat> = {}) =>
    ROLES.filter((role) => isAsked(viewOf('turn', change, boat), role));
  const awaits = (what: string) => ({ await: { what, team: 'blue' } }) as Partial<View>;
  test('for a duty, for what the game awaits, and not for what can wait', () => {
    expect(asked({})).toEqual([]);
    expect(asked({ course_done: true }, { mark: 'owed' })).toEqual(['first_mate']);
    expect(asked({ course_done: true }, { cross: 'empty' })).toEqual(['engineer']);
    expect(asked(awaits('answer'))).toEqual(['captain']);
    expect(asked(awaits('penalty'))).toEqual(['engineer']);
    expect(asked({ phase: 'placing' }, { at: null, placed: false, route: [] }))
      .toEqual(['captain']);
    expect(asked({ phase: 'over' })).toEqual([]);
  });
});

describe('aiming', () => {
  const reach = (v: View, tool: Tool) => [...targets(v, ['captain'], tool).keys()];
  test('a torpedo', () => {
    expect(reach(after, 'torpedo')).not.toContain(parseSpace('B2'));
    expect(reach(after, 'torpedo')).toContain(parseSpace('B6'));
    expect(reach(view, 'torpedo')).toEqual([]);
  });
  test('a mine can be triggered in the enemy\u2019s turn too', () => {
    expect(reach(view, 'trigger')).toEqual([parseSpace('C2')]);
    expect(reach({ ...view, turn: 'yellow' }, 'trigger')).toEqual([parseSpace('C2')]);
  });
  test('a silence', () => {
    const silent = viewOf('turn', { course_done: true },
      { ...AT_B2, gauges: { silence: { value: 6, size: 6 } } });
    expect(reach(silent, 'silence').sort()).toEqual(['A2', 'B1', 'B2'].map(parseSpace).sort());
    expect(targets(silent, ['captain'], 'silence').get(parseSpace('A2')))
      .toMatchObject({ do: 'silence', dir: 'W', length: 1 });
  });
  test('why not there: as the server would say it', () => {
    const why = (v: View, tool: Tool, at: string) => whyNotAt(v, tool, parseSpace(at));
    const silent = (at: string, route: string[]) => viewOf('turn', { course_done: true },
      { at, route, mines: [], gauges: { silence: { value: 6, size: 6 } } });
    expect(why(silent('D3', ['D3']), 'silence', 'D1')).toBe('island');
    expect(why(silent('B2', ['B3', 'B2']), 'silence', 'B5')).toBe('own_route');
    expect(why(silent('B2', ['B2']), 'silence', 'B7')).toBe('out_of_range');
    expect(why(silent('B2', ['B2']), 'silence', 'C3')).toBe('out_of_range');
    expect(why(after, 'torpedo', 'J10')).toBe('out_of_range');
    const placing = (boat: Partial<Boat>) => viewOf('turn', { phase: 'placing' }, boat);
    const nowhere = { at: null, placed: false, route: [] };
    expect(why(placing(nowhere), 'place', 'D1')).toBe('island');
    expect(why(placing(AT_B2), 'place', 'A1')).toBe('already_placed');
  });
  test('what a shot nearby costs', () => {
    const at = (name: string) => damage(after, { do: 'torpedo', at: name });
    expect([at('B6'), at('A1'), damage(after, { do: 'surface' })]).toEqual([0, 1, 0]);
  });
  test('surfacing under the ice', () => {
    const chart = view.chart.map((row) => row.replaceAll('.', '~'));
    expect(damage({ ...view, chart }, { do: 'surface' })).toBe(1);
  });
});

describe('the sheet', () => {
  const crossed = (...names: string[]) => viewOf('turn', {}, { crossed: names });
  const repairFirst = (v: View) => ({ ...v, rules: { ...v.rules, repair_beats_damage: 'yes' } });
  test('24 symbols: three circuits of four, four panels of six, six radiations', () => {
    expect(sheet()).toHaveLength(24);
    for (const c of ['yellow', 'orange', 'gray'] as const) expect(circuitOf(c)).toHaveLength(4);
    for (const d of DIRS) expect(panelOf(d)).toHaveLength(6);
    expect(sheet().filter((s) => s.kind === 'radiation')).toHaveLength(6);
    expect(kindOf('drone')).toBe('detection');
  });
  test('a full circuit repairs itself', () =>
    expect(fate(crossed('W1', 'W2', 'W3'), 'E3')).toBe('repair'));
  test('a full panel is damage; by edition a repair comes first', () => {
    const full = crossed('W1', 'W2', 'W3', 'E1', 'E2', 'E4', 'E5', 'E6');
    expect(fate(full, 'E3')).toBe('damage');
    expect(fate(repairFirst(full), 'E3')).toBe('repair');
  });
  test('no danger is told where a repair comes first', () => {
    const full = crossed('W1', 'W2', 'W3', 'E1', 'E2', 'E4', 'E5', 'E6');
    const told = (v: View) => outlook(v).map((n) => n.key);
    expect(told(full)).toEqual(['danger-panel']);
    expect(told(repairFirst(full))).toEqual(['coming-repair']);
  });
  test('radiation', () => {
    const hot = crossed('W5', 'W6', 'N6', 'S5', 'E4');
    expect(fate(hot, 'E6')).toBe('damage');
    expect(outlook(hot).map((n) => n.key)).toContain('danger-radiation');
  });
  test('only the panel that is owed, and after a penalty only radiation', () => {
    const owed = viewOf('turn', { course_done: true }, { cross: 'owed', panel: 'S' });
    expect(whyNot(owed, { do: 'cross', symbol: 'N1' })).toBe('wrong_panel');
    expect(whyNot(owed, { do: 'cross', symbol: 'S5' })).toBe('already_crossed');
    expect(whyNot(owed, { do: 'cross', symbol: 'S1' })).toBeNull();
    const penalty = viewOf('turn', { await: { what: 'penalty', team: 'blue' } });
    expect(could(penalty, 'cross').map((o) => o.symbol)).toEqual(['W5', 'W6']);
  });
});

describe('sonar answer', () => {
  const asked = (mode: 'turn' | 'real', at: string, sector: number) =>
    viewOf(mode, { await: { what: 'answer', team: 'blue' } }, { at, sector, route: [at] });
  test.each([
    [{ row: 7 }, 'too_few'], [{ row: 7, column: 'C' }, 'both_true'],
    [{ row: 1, column: 'B' }, 'both_false'], [{ row: 7, sector: 1 }, 'good'],
    [{ row: 7, column: 'C', sector: 3 }, 'too_many'],
  ])('%j is %s', (answer, said) => expect(judge(asked('turn', 'C7', 3), answer)).toBe(said));
  test('an invented answer is always a legal one', () => {
    for (const v of [asked('turn', 'A1', 1), asked('real', 'O15', 9)]) {
      for (let i = 0; i < 100; i++) expect(judge(v, invented(v))).toBe('good');
    }
  });
});

describe('hull', () => {
  test.each([1, 2, 3, 4])('section %i: the middle of the band is good, closed, once round', (n) => {
    const section = hull()[n - 1]!, line = middle(section);
    expect(keepsWithin(section, line)).toBe(true);
    expect(keepsWithin(section, [line[0]!, line[Math.floor(line.length / 2)]!])).toBe(false);
    expect(closed(section, line.slice(0, -1))).toBeNull();
    expect(closed(section, line)!.at(-1)).toEqual(line[0]);
    expect(closed(section, [])).toBeNull();
    expect(new Set(keysRound(line)).size).toBe(4);
  });
  test('an end that is near its beginning is joined to it', () => {
    const section = hull()[0]!, line = middle(section), [x, y] = line.at(-1)!;
    const open: typeof line = [...line.slice(0, -1), [x - 2, y + 18]];
    expect(closed(section, open)!.at(-1)).toEqual(line[0]);
  });
});

describe('memory', () => {
  test('whatever the stations and the radio room do, nothing is left behind', () => {
    const { events } = stateOf('turn', ['radio_operator']);
    const use = (round: number) => {
      steer(viewOf('turn'), 'N');
      expect(believe(view, events, 'blue', `K7QF.${round}`).size).toBeGreaterThan(0);
      expect(believe(view, events.slice(0, 5), 'blue', `K7QF.${round}`).size).toBeGreaterThan(10);
    };
    use(0);
    const before = engine().pieces;
    for (let round = 1; round < 20; round++) use(round);
    expect(engine().pieces).toBe(before);
  });
  test('nor what could not be done', () => {
    const before = engine().pieces;
    expect(() => newRadio({ map: 'zulu', mode: 'turn', rules: {}, team: 'blue' })).toThrow('zulu');
    expect(() => newRadio({ map: 'alpha', mode: 'turn', rules: { hull: '99' }, team: 'blue' }))
      .toThrow('hull');
    expect(() => engine().position({ ...view, chart: ['?'] })).toThrow();
    expect(engine().pieces).toBe(before);
  });
});

// The spaces at the end of a walk over open sea, from anywhere.
function ends(v: View, dirs: Dir[]): string[] {
  const chart = chartOf(v);
  const walk = (from: Space) => dirs.reduce<Space | null>((at, dir) =>
    (at !== null && isSea(chart, step(at, dir)) ? step(at, dir) : null), from);
  return allSpaces(chart.side).filter((at) => isSea(chart, at)).map(walk)
    .filter((at) => at !== null).map(spaceName).sort();
}

test('after a gap the computer begins anew and misses nothing', () => {
  const real = viewOf('real');
  const course = (dir: Dir): GameEvent => ({ event: 'course', team: 'yellow', dir });
  const heat = (events: GameEvent[]) =>
    [...believe(real, events, 'blue', 'gap').keys()].map(spaceName).sort();
  const before: GameEvent[] = [{ event: 'begin' }, course('N'), course('N'), course('N'),
    { event: 'surface', team: 'blue', sector: 5 }];
  expect(heat(before)).toEqual(ends(real, ['N', 'N', 'N']));
  const dived = [...before, FORGOTTEN, { event: 'dive', team: 'blue' } as GameEvent];
  expect(heat(dived)).toEqual(ends(real, []));
  const later = [...dived, course('S'), course('S'), course('E')];
  expect(heat(later)).toEqual(ends(real, ['S', 'S', 'E']));
  const old = [...later, { event: 'trigger', team: 'yellow', at: 'A15' },
    { event: 'blast', team: 'yellow', at: 'A15', cause: 'mine',
      result: { blue: 'clear', yellow: 'clear' } }] as GameEvent[];
  const possible = new Set(heat(old));
  expect(ends(real, ['S', 'S', 'E']).filter((at) => !possible.has(at) && !near(at))).toEqual([]);
});

const near = (at: string): boolean => distance(parseSpace(at), parseSpace('A15')) <= 2;

describe('STOP', () => {
  const stopped = (system: System, rules: Record<string, string> = {}) => {
    const calm = viewOf('real');
    return { ...calm, rules: { ...calm.rules, ...rules }, await: { what: 'aim', team: 'blue' },
      stop: { team: 'blue', system } } as View;
  };
  const gameOf = (v: View, roles: Role[]) => ({ view: v, team: 'blue', roles }) as Game;
  test('is said for what is ready, without a target', () => {
    expect(whyNotStop(viewOf('real'), 'torpedo')).toBeNull();
    expect(whyNotStop(viewOf('real'), 'mine')).toBe('gauge_not_full');
    expect(whyNotStop(viewOf('real'), 'sonar')).toBe('broken');
    expect(whyNotStop(viewOf('real', {}, { mark: 'owed' }), 'torpedo')).toBe('duty_pending');
    expect(whyNotStop(viewOf('turn'), 'torpedo')).toBe('not_in_this_mode');
  });
  test('its system is aimed as ever, or let be, and nothing else is done', () => {
    const v = stopped('torpedo');
    expect(aimed(v, 'blue')).toBe('torpedo');
    expect(aimed(v, 'yellow')).toBeNull();
    expect(aimNow(gameOf(v, ['captain']), NOTHING)).toEqual({ tool: 'torpedo', at: null });
    expect(aimNow(gameOf(v, ['engineer']), NOTHING)).toBe(NOTHING);
    expect(targets(v, ['captain'], 'torpedo').size).toBe(targets(viewOf('real'), ['captain'],
      'torpedo').size);
    expect(could(v, 'cancel')).toHaveLength(1);
    expect(steer(v, 'N')).toBe('stopped');
    expect(whyNot(v, { do: 'cancel' })).toBeNull();
    expect(whyNot(viewOf('real'), { do: 'cancel' })).toBe('no_duty');
  });
  test('what has no target is not aimed, and done at once', () => {
    const v = stopped('sonar');
    expect(aimNow(gameOf(v, ['captain']), NOTHING)).toEqual(NOTHING);
    expect(whyNotActivate(v, 'sonar')).toBeNull();
  });
  test('a Captain who sees the volcano gauge alone may try the others', () => {
    const v = viewOf('real', { scenario: 'volcano', map: 'delta-2' }, { knows: ['captain'],
      ready: ['torpedo'], gauges: { scenario: { value: 1, size: 3 } }, crossed: undefined,
      broken: undefined });
    expect(whyNotStop(v, 'torpedo')).toBeNull();
  });
  test('a drone is aimed by those who may send it', () => {
    expect(isAsked(stopped('drone'), 'first_mate')).toBe(true);
    expect(isAsked(stopped('drone'), 'captain')).toBe(true);
    const second = stopped('drone', { detection_by: 'first_mate' });
    expect(isAsked(second, 'captain')).toBe(false);
    expect(aimNow(gameOf(second, ['captain']), NOTHING)).toBe(NOTHING);
    expect(isAsked(stopped('mine'), 'first_mate')).toBe(false);
  });
  test('after a silence mark and cross are open, to its own crew', () => {
    const duties = { await: { what: 'duties', team: 'blue' }, stop: { team: 'blue',
      system: 'silence' } } as Partial<View>;
    const v = viewOf('real', duties, { mark: 'owed', cross: 'owed', panel: 'S' });
    const asked = (of: View) => ROLES.filter((role) => isAsked(of, role));
    expect(asked(v)).toEqual(['first_mate', 'engineer']);
    const theirs = { ...v, await: { what: 'duties', team: 'yellow' } } as View;
    expect([can(v, 'mark'), can(theirs, 'mark')]).toEqual([true, false]);
    expect(asked(theirs)).toEqual([]);
    expect(whyNot(v, { do: 'mark', gauge: 'mine' })).toBeNull();
    expect(steer(v, 'N')).toBe('stopped');
  });
});

describe('the fields of a view', () => {
  const read = (path: string) => readFileSync(resolve(import.meta.dirname, path), 'utf8');
  const [whole = '', boat = ''] = read('../../docs/VIEW.md').split('A boat, for everyone');
  const documented = (page: string) => page.split('\n').flatMap((line) => {
    const cells = line.split('|').slice(1), name = cells.slice(0, 2).find((c) => /`/.test(c));
    return /^ `| \w* *$/.test(cells[0] ?? '') ? name?.match(/\w+/g) ?? [] : [];
  });
  const typed = (name: string) => [...new RegExp(`interface ${name} \\{(.*?)\\n\\}`, 's')
    .exec(read('../src/core/view.ts'))![1]!.matchAll(/^  (\w+)\??:/gm)].map((m) => m[1]!);
  const told = (list: string): string[] => (engine() as any).fields[list]
    .map((field: { name: string }) => field.name);
  test('are those of the page and of the type', () => {
    expect(typed('View').sort()).toEqual(documented(whole).sort());
    expect(typed('Boat').sort()).toEqual(documented(boat).sort());
  });
  // Setup and what follows from other fields the module has by other ways.
  test('are those of the rules', () => {
    const apart = ['await_team', 'stop_team', 'stop_system'];
    expect(documented(whole)).toEqual(expect.arrayContaining(
      told('view').filter((name) => !apart.includes(name))));
    expect([...told('boat'), 'broken', 'sheet'].sort()).toEqual(documented(boat).sort());
  });
});
