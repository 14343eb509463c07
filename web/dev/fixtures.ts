// Views for looking at the stations without a server, and for pictures. Not part of the product.

import type { GameEvent, Mode, Role, Team } from '../src/core/shapes';
import type { Room, State } from '../src/core/state';
import { EMPTY } from '../src/core/state';
import type { Boat, View } from '../src/core/view';
import { chartFromText } from '../src/core/chart';

const alphaTurn = `...#......
.......#..
..........
..#....#..
..........
....#.....
......#...
..........
...#...#..
..........`;
const alphaReal = `...............
..#...#.....##.
..#.....#...#..
........#......
...............
...............
.#.#..#.#......
.#.#..#........
...#...#...###.
...............
...#...........
..#....#...#...
#...........#..
..#...#.#....#.
...#...........`;

const RULES: Record<string, string> = {
  hull: '4', realtime_min_players: '4', own_mine_blocks: 'yes', detection_by: 'both',
  shy_first_mate: 'no', broken_activation: 'refuse', course_between_activations: 'yes',
  torpedo_min: '1', torpedo_path: 'sea', torpedo_chain: 'none', mine_trigger_from: 'now',
  mine_trigger_needs_weapons: 'no', silence_zero: 'free', silence_gauge_order: 'mark_first',
  repair_beats_damage: 'no', surface_again_forfeits: 'yes', ready_public: 'yes',
  open_bridge: 'no',
};

function enemy(): Boat {
  return { placed: true, hull: 2, depth: 'submerged', traced: [], dead: [], ready: ['drone'],
    draw_offered: false };
}

function own(mode: Mode): Boat {
  const at = mode === 'turn' ? 'E5' : 'G8';
  const route = mode === 'turn' ? ['C7', 'D7', 'E7', 'E6', 'E5'] : ['F10', 'G10', 'G9', 'G8'];
  return {
    placed: true, hull: 3, depth: 'submerged', traced: [], dead: [], ready: ['torpedo'],
    draw_offered: false, mark: 'none', cross: 'none', panel: null, course_since: true,
    sailed: true, signers: [], blackout: false, confirm: false, at,
    sector: mode === 'turn' ? 1 : 5,
    knows: ['captain', 'first_mate', 'engineer', 'radio_operator'], route,
    mines: mode === 'turn' ? ['D4', 'F8'] : ['H11', 'E7'], fresh: [],
    gauges: {
      mine: { value: 1, size: 3 }, torpedo: { value: 3, size: 3 }, drone: { value: 2, size: 4 },
      sonar: { value: 3, size: 3 }, silence: { value: 4, size: 6 },
    },
    crossed: ['N4', 'N6', 'E1', 'E4', 'E5', 'E6', 'W3', 'W4', 'S5'],
    broken: ['detection', 'radiation'],
  };
}

const EVENTS: GameEvent[] = [
  { event: 'placed', team: 'blue', at: 'C7' }, { event: 'placed', team: 'yellow' },
  { event: 'begin', first: 'blue' },
  { event: 'course', team: 'blue', dir: 'E', at: 'D7' },
  { event: 'course', team: 'yellow', dir: 'N' }, { event: 'course', team: 'yellow', dir: 'N' },
  { event: 'course', team: 'blue', dir: 'E', at: 'E7' },
  { event: 'course', team: 'yellow', dir: 'E' }, { event: 'course', team: 'yellow', dir: 'E' },
  { event: 'silence', team: 'yellow' }, { event: 'course', team: 'yellow', dir: 'S' },
  { event: 'course', team: 'blue', dir: 'N', at: 'E6' },
  { event: 'drone', team: 'blue', sector: 4, answer: 'no' },
  { event: 'course', team: 'yellow', dir: 'S' },
  { event: 'answer', team: 'yellow', column: 'H', sector: 2 },
  { event: 'course', team: 'yellow', dir: 'E' },
  { event: 'course', team: 'blue', dir: 'N', at: 'E5' },
  { event: 'ready', team: 'blue', gauge: 'torpedo' },
  { event: 'course', team: 'yellow', dir: 'E' },
];

export function viewOf(mode: Mode, changes: Partial<View> = {}, boat: Partial<Boat> = {}): View {
  const chart = chartFromText('alpha', mode === 'turn' ? alphaTurn : alphaReal);
  return {
    seat: 'blue.captain', team: 'blue', mode, phase: 'playing', map: 'alpha', side: chart.side,
    scenario: 'none', chart: chart.rows, rules: RULES, players: { blue: 1, yellow: 1 },
    first: 'blue', turn: mode === 'turn' ? 'blue' : null, extra: 0, course_done: false,
    await: null, stop: null, eruptions: 0, smoke: null, winner: null, reason: null,
    boats: { blue: { ...own(mode), ...boat }, yellow: enemy() }, ...changes,
  };
}

export function roomOf(mode: Mode, roles: Role[], team: Team = 'blue'): Room {
  return {
    code: 'K7QF', name: 'Friday', link: 'http://localhost/r/K7QF', state: 'playing', game: 1,
    you: { member: 1, host: true, seats: roles.map((r) => `${team}.${r}`), may_sit: [],
      team, voice: { problem: null, channel: 'crew', links: [] } },
    host: 1,
    options: { name: 'Friday', mode, preset: 'en1', set: {}, map: 'alpha', players: [1, 1],
      first: 'draw', help: 'tracer', spectators: 'public', spectator_delay_ms: 0,
      spectator_delay_turns: 2, absent: 'bot', absent_after_ms: 15000, voice: 'crew',
      manner: 'plain', bots_count: true, listed: false, drop_in: true, rated: false,
      boats: ['Nautilus', 'Triton'] },
    boats: ['Nautilus', 'Triton'],
    locked: false,
    members: [{ member: 1, name: 'Ann', present: true, muted: false }],
    seats: [], pause: null, asks: { pause: [], swap: [] }, problem: null, result: null,
    replay: null, again: null, heard_at: 0,
  };
}

export function stateOf(
  mode: Mode, roles: Role[], changes: Partial<View> = {}, boat: Partial<Boat> = {},
): State {
  return { ...EMPTY, room: roomOf(mode, roles), game: 1, v: EVENTS.length,
    view: viewOf(mode, changes, boat), events: EVENTS };
}
