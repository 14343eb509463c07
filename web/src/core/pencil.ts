// What the Radio Operator pencils on his transparency: strokes and notes in chart units, without
// edges, to be slid over the chart.

import { MOVE } from './space';
import type { Dir } from './shapes';
import type { Point } from './view';

interface Note {
  at: Point;
  text: string;
}
export interface Pencilled {
  strokes: Point[][];
  notes: Note[];
  shift: Point;
}

export const BLANK: Pencilled = { strokes: [], notes: [], shift: [0, 0] };
const ERASER = 16;

export const begin = (drawn: Pencilled, at: Point): Pencilled =>
  ({ ...drawn, strokes: [...drawn.strokes, [at]] });

export function extend(drawn: Pencilled, at: Point): Pencilled {
  const last = drawn.strokes.at(-1);
  if (!last) return begin(drawn, at);
  const [x, y] = last.at(-1)!;
  if (Math.hypot(at[0] - x, at[1] - y) < 3) return drawn;
  return { ...drawn, strokes: [...drawn.strokes.slice(0, -1), [...last, at]] };
}

// One space further from the tip of the pencil.
export function draw(drawn: Pencilled, dir: Dir, unit: number, first: Point): Pencilled {
  const tip = drawn.strokes.at(-1)?.at(-1) ?? first;
  const to: Point = [tip[0] + MOVE[dir][0] * unit, tip[1] + MOVE[dir][1] * unit];
  const started = drawn.strokes.length ? drawn : begin(drawn, tip);
  return { ...started, strokes: [...started.strokes.slice(0, -1),
    [...started.strokes.at(-1)!, to]] };
}

export function erase(drawn: Pencilled, at: Point): Pencilled {
  const near = (p: Point) => Math.hypot(p[0] - at[0], p[1] - at[1]) < ERASER;
  const strokes = drawn.strokes.flatMap((stroke) => split(stroke, near));
  return { ...drawn, strokes, notes: drawn.notes.filter((n) => !near(n.at)) };
}

function split(stroke: Point[], gone: (p: Point) => boolean): Point[][] {
  const parts: Point[][] = [[]];
  for (const p of stroke) {
    if (gone(p)) parts.push([]);
    else parts.at(-1)!.push(p);
  }
  return parts.filter((part) => part.length > 1 || (part.length === 1 && stroke.length === 1));
}

export const slide = (drawn: Pencilled, dx: number, dy: number): Pencilled =>
  ({ ...drawn, shift: [drawn.shift[0] + dx, drawn.shift[1] + dy] });

export const undo = (drawn: Pencilled): Pencilled =>
  ({ ...drawn, strokes: drawn.strokes.slice(0, -1) });

export const note = (drawn: Pencilled, at: Point, text: string): Pencilled =>
  ({ ...drawn, notes: [...drawn.notes, { at, text }] });
