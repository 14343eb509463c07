// What the Radio Operator hears of the enemy, as a tape, and the track that it draws.

import { isSea, type Chart } from './chart';
import { FORGOTTEN } from './memory';
import type { Dir, GameEvent, Team } from './shapes';
import { MOVE, spaceAt } from './space';
import { other } from './view';

export interface TapeItem {
  index: number; // of the event
  event: GameEvent;
}

const ENEMY = new Set(['course', 'silence', 'surface', 'dive', 'torpedo', 'mine', 'trigger',
  'archer', 'answer', 'system_repaired', 'failed']);

// What was forgotten is one gap, however long it was.
export function tape(events: GameEvent[], team: Team): TapeItem[] {
  const enemy = other(team);
  const list: TapeItem[] = [];
  events.forEach((event, index) => {
    const gap = event === FORGOTTEN && list.at(-1)?.event !== FORGOTTEN;
    const theirs = event.team === enemy && ENEMY.has(event.event);
    const ours = event.team === team && event.event === 'drone';
    const hit = event.event === 'blast' && event.result?.[enemy] !== undefined;
    if (gap || theirs || ours || hit) list.push({ index, event });
  });
  return list;
}

export type Step = [number, number];
export interface Piece {
  from: number; // index of the event that began it, -1 for the start
  steps: Step[]; // relative to the piece's first space
  anew: boolean; // what lies before it may be crossed again
  loose: boolean; // it does not hang on the piece before it
}

// What the operator says of each gap, by the gap's index: the courses and silences in it.
export type Remembered = Dir | 'silence';
export type Memories = Record<number, Remembered[]>;

// The enemy's track in pieces: a silence begins a new one, since nobody heard where it went; so
// does a surfacing, since the route before it may be crossed again; and so does a gap, on its own,
// with what the operator remembers of it.
export function pieces(items: TapeItem[], memories: Memories = {}): Piece[] {
  const list: Piece[] = [{ from: -1, steps: [[0, 0]], anew: true, loose: true }];
  for (const { event, index } of items) {
    if (event.event === 'course') sail(list.at(-1)!, event.dir!);
    const loose = event === FORGOTTEN, anew = loose || event.event === 'surface';
    if (anew || event.event === 'silence') list.push({ from: index, steps: [[0, 0]], anew, loose });
    if (loose) memories[index]?.forEach((word, n) => recall(list, word, index + (n + 1) / 1000));
  }
  return list;
}

// A piece that was only remembered goes by a number between those of two events.
function recall(list: Piece[], word: Remembered, from: number): void {
  if (word !== 'silence') sail(list.at(-1)!, word);
  else list.push({ from, steps: [[0, 0]], anew: false, loose: false });
}

function sail({ steps }: Piece, dir: Dir): void {
  const [x, y] = steps.at(-1)!, [dx, dy] = MOVE[dir];
  steps.push([x + dx, y + dy]);
}

// Where each piece lies: it begins where the one before it ends, a loose one at `base`, each moved
// by its own shift.
export function laid(list: Piece[], base: Step, shifts: Record<number, Step>): Step[][] {
  let at = base;
  return list.map((piece) => {
    if (piece.loose) at = base;
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
    if (list[i]!.anew) seen = new Set();
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
