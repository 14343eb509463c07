// What the Radio Operator hears of the enemy, as a tape, and the track that it draws.

import { isSea, type Chart } from './chart';
import type { GameEvent, Mode, Team } from './shapes';
import { other } from './view';
import { MOVE, spaceAt } from './space';

export interface TapeItem {
  index: number; // of the event
  event: GameEvent;
}

const ENEMY = new Set(['course', 'silence', 'surface', 'dive', 'torpedo', 'mine', 'trigger',
  'archer', 'answer', 'system_repaired', 'failed']);

// While the own boat is surfaced in real-time nothing is noted: the operator has to remember.
export function tape(events: GameEvent[], team: Team, mode: Mode): TapeItem[] {
  const enemy = other(team);
  const list: TapeItem[] = [];
  let surfaced = false;
  events.forEach((event, index) => {
    if (event.team === team && event.event === 'surface') surfaced = mode === 'real';
    if (event.team === team && event.event === 'dive') surfaced = false;
    if (surfaced) return;
    const theirs = event.team === enemy && ENEMY.has(event.event);
    const ours = event.team === team && event.event === 'drone';
    const hit = event.event === 'blast' && event.result?.[enemy] !== undefined;
    if (theirs || ours || hit) list.push({ index, event });
  });
  return list;
}

export type Step = [number, number];
export interface Piece {
  from: number; // index of the event that began it, -1 for the start
  steps: Step[]; // relative to the piece's first space
  afterSurface: boolean;
}

// The enemy's track in pieces: a silence begins a new one, since nobody heard where it went; so
// does a surfacing, since the route before it may be crossed again.
export function pieces(items: TapeItem[]): Piece[] {
  const list: Piece[] = [{ from: -1, steps: [[0, 0]], afterSurface: false }];
  for (const { event, index } of items) {
    const last = list.at(-1)!;
    if (event.event === 'course') {
      const [x, y] = last.steps.at(-1)!;
      const [dx, dy] = MOVE[event.dir!];
      last.steps.push([x + dx, y + dy]);
    } else if (event.event === 'silence' || event.event === 'surface') {
      list.push({ from: index, steps: [[0, 0]], afterSurface: event.event === 'surface' });
    }
  }
  return list;
}

// Where each piece lies when nobody has slid it: it begins where the one before it ends.
export function laid(list: Piece[], start: Step, shifts: Record<number, Step>): Step[][] {
  let at = start;
  return list.map((piece) => {
    const [sx, sy] = shifts[piece.from] ?? [0, 0];
    const first: Step = [at[0] + sx, at[1] + sy];
    const line = piece.steps.map(([x, y]): Step => [first[0] + x, first[1] + y]);
    at = line.at(-1)!;
    return line;
  });
}

// Points of the track that cannot be: off the chart, on an island, or on the route twice.
export function collisions(lines: Step[][], list: Piece[], chart: Chart): Step[] {
  const bad: Step[] = [];
  let seen = new Set<string>();
  lines.forEach((line, i) => {
    if (list[i]!.afterSurface) seen = new Set();
    line.forEach(([x, y], j) => {
      const inside = x >= 0 && y >= 0 && x < chart.side && y < chart.side;
      const joint = j === 0 && i > 0;
      const again = !joint && seen.has(`${x},${y}`);
      if (!inside || !isSea(chart, spaceAt(x, y)) || again) bad.push([x, y]);
      seen.add(`${x},${y}`);
    });
  });
  return bad;
}
