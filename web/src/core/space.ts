// Spaces of the chart. A space is one number, row * 16 + column, as in the engine; on the wire
// it is a name such as "C7".

import type { Dir } from './shapes';

export type Space = number;

const ROW = 16;
export const SPACES = ROW * ROW;

const STEP: Record<Dir, number> = { N: -ROW, E: 1, S: ROW, W: -1 };

// A step on the screen: to the right, and down.
export const MOVE: Record<Dir, [number, number]> =
  { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
// An arrow that points up, turned.
export const TURN: Record<Dir, number> = { N: 0, E: 90, S: 180, W: 270 };

export const spaceAt = (column: number, row: number): Space => row * ROW + column;
export const columnOf = (at: Space): number => at & 15;
export const rowOf = (at: Space): number => at >> 4;

export function parseSpace(name: string): Space {
  const column = name.charCodeAt(0) - 65;
  const row = Number(name.slice(1)) - 1;
  return spaceAt(column, row);
}

export function spaceName(at: Space): string {
  return String.fromCharCode(65 + columnOf(at)) + (rowOf(at) + 1);
}

export function onChart(at: Space, side: number): boolean {
  return at >= 0 && columnOf(at) < side && rowOf(at) < side;
}

export function step(at: Space, dir: Dir): Space {
  return at + STEP[dir];
}

// The king's move count: 1 is one of the eight neighbours.
export function distance(a: Space, b: Space): number {
  return Math.max(Math.abs(columnOf(a) - columnOf(b)), Math.abs(rowOf(a) - rowOf(b)));
}

export function allSpaces(side: number): Space[] {
  const list: Space[] = [];
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) list.push(spaceAt(column, row));
  }
  return list;
}

export function directionTo(from: Space, to: Space): Dir | null {
  if (from === to) return null;
  if (columnOf(from) === columnOf(to)) return to < from ? 'N' : 'S';
  if (rowOf(from) === rowOf(to)) return to < from ? 'W' : 'E';
  return null;
}

// The spaces of so many steps in one direction.
export const stepsFrom = (from: Space, dir: Dir, count: number): Space[] =>
  Array.from({ length: count }, (_, i) => from + (i + 1) * STEP[dir]);
