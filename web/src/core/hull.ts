// Tracing a hull section: what the rules say of a stroke, and the way round it by keys.

import { engine } from './engine';
import type { Point } from './view';

export interface HullSection {
  section: number;
  outer: Point[];
  inner: Point[];
}

const POINTS_MAX = 240; // an order has room for a few more
const NEAR = 25;

export const hull = (): HullSection[] =>
  engine().words.section!.map((s) => engine().hullSection(Number(s)));

export const keepsWithin = ({ section }: HullSection, stroke: Point[]): boolean =>
  engine().keepsWithin(section, thin(stroke));

// A stroke that came round, its end joined to its beginning; null while it has not.
export function closed({ section }: HullSection, stroke: Point[]): Point[] | null {
  if (!stroke.length) return null;
  const [ax, ay] = stroke[0]!, [bx, by] = stroke.at(-1)!;
  const near = Math.hypot(ax - bx, ay - by) <= NEAR;
  const line = thin(near ? [...stroke, stroke[0]!] : stroke);
  return engine().judgeStroke(section, line) === 'open' ? null : line;
}

export function thin(stroke: Point[]): Point[] {
  const rounded = stroke.map(([x, y]): Point => [Math.round(x * 8) / 8, Math.round(y * 8) / 8]);
  if (rounded.length <= POINTS_MAX) return rounded;
  const step = (rounded.length - 1) / (POINTS_MAX - 1);
  return Array.from({ length: POINTS_MAX }, (_, i) => rounded[Math.round(i * step)]!);
}

export const middle = ({ section }: HullSection): Point[] => engine().traceStroke(section);

export type Key = 'ArrowUp' | 'ArrowRight' | 'ArrowDown' | 'ArrowLeft';

// The key for each side of the section: those who cannot draw walk round it with the arrows.
export function keysRound(line: Point[]): Key[] {
  return line.slice(1).map((to, i) => {
    const dx = to[0] - line[i]![0], dy = to[1] - line[i]![1];
    if (Math.abs(dx) >= Math.abs(dy)) return dx > 0 ? 'ArrowRight' : 'ArrowLeft';
    return dy > 0 ? 'ArrowDown' : 'ArrowUp';
  });
}
