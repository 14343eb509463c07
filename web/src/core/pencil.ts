// The Radio Operator's transparent sheet: strokes and notes in chart units, on a sheet without
// edges that can be slid over the chart.

import { MOVE } from './space';
import type { Dir } from './shapes';
import type { Point } from './view';

interface Note {
  at: Point;
  text: string;
}
export interface Sheet {
  strokes: Point[][];
  notes: Note[];
  shift: Point;
}

export const BLANK: Sheet = { strokes: [], notes: [], shift: [0, 0] };
const ERASER = 16;

export const begin = (sheet: Sheet, at: Point): Sheet =>
  ({ ...sheet, strokes: [...sheet.strokes, [at]] });

export function extend(sheet: Sheet, at: Point): Sheet {
  const last = sheet.strokes.at(-1);
  if (!last) return begin(sheet, at);
  const [x, y] = last.at(-1)!;
  if (Math.hypot(at[0] - x, at[1] - y) < 3) return sheet;
  return { ...sheet, strokes: [...sheet.strokes.slice(0, -1), [...last, at]] };
}

// One space further from the tip of the pencil.
export function draw(sheet: Sheet, dir: Dir, unit: number, first: Point): Sheet {
  const tip = sheet.strokes.at(-1)?.at(-1) ?? first;
  const to: Point = [tip[0] + MOVE[dir][0] * unit, tip[1] + MOVE[dir][1] * unit];
  const started = sheet.strokes.length ? sheet : begin(sheet, tip);
  return { ...started, strokes: [...started.strokes.slice(0, -1),
    [...started.strokes.at(-1)!, to]] };
}

export function erase(sheet: Sheet, at: Point): Sheet {
  const near = (p: Point) => Math.hypot(p[0] - at[0], p[1] - at[1]) < ERASER;
  const strokes = sheet.strokes.flatMap((stroke) => split(stroke, near));
  return { ...sheet, strokes, notes: sheet.notes.filter((n) => !near(n.at)) };
}

function split(stroke: Point[], gone: (p: Point) => boolean): Point[][] {
  const parts: Point[][] = [[]];
  for (const p of stroke) {
    if (gone(p)) parts.push([]);
    else parts.at(-1)!.push(p);
  }
  return parts.filter((part) => part.length > 1 || (part.length === 1 && stroke.length === 1));
}

export const slide = (sheet: Sheet, dx: number, dy: number): Sheet =>
  ({ ...sheet, shift: [sheet.shift[0] + dx, sheet.shift[1] + dy] });

export const undo = (sheet: Sheet): Sheet => ({ ...sheet, strokes: sheet.strokes.slice(0, -1) });

export const note = (sheet: Sheet, at: Point, text: string): Sheet =>
  ({ ...sheet, notes: [...sheet.notes, { at, text }] });
