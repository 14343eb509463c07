// Tracing a hull section: is a point in the band, is a stroke closed, which way round for keys.

import type { Point } from './view';

export interface HullSection {
  section: number;
  outer: Point[];
  inner: Point[];
}

export const STROKE_POINTS = 240;
const CLOSE = 10;

export function inside(polygon: Point[], [x, y]: Point): boolean {
  let hit = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [ax, ay] = polygon[i]!, [bx, by] = polygon[j]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) hit = !hit;
  }
  return hit;
}

export const inBand = (s: HullSection, p: Point): boolean =>
  inside(s.outer, p) && !inside(s.inner, p);

// The angle swept round the middle of the section, in turns.
export function turns(s: HullSection, stroke: Point[]): number {
  const n = s.inner.length;
  const cx = s.inner.reduce((sum, p) => sum + p[0], 0) / n;
  const cy = s.inner.reduce((sum, p) => sum + p[1], 0) / n;
  let sum = 0;
  for (let i = 1; i < stroke.length; i++) {
    const a = Math.atan2(stroke[i - 1]![1] - cy, stroke[i - 1]![0] - cx);
    let d = Math.atan2(stroke[i]![1] - cy, stroke[i]![0] - cx) - a;
    if (d > Math.PI) d -= 2 * Math.PI;
    if (d < -Math.PI) d += 2 * Math.PI;
    sum += d;
  }
  return sum / (2 * Math.PI);
}

export function isClosed(s: HullSection, stroke: Point[]): boolean {
  if (stroke.length < 3) return false;
  const [ax, ay] = stroke[0]!, [bx, by] = stroke.at(-1)!;
  return Math.hypot(ax - bx, ay - by) <= CLOSE && Math.abs(turns(s, stroke)) > 0.9;
}

// When the finger has come round, its end is joined to its beginning.
export function closed(s: HullSection, stroke: Point[]): Point[] {
  const full = Math.abs(turns(s, stroke)) > 0.9;
  const [ax, ay] = stroke[0]!, [bx, by] = stroke.at(-1)!;
  const near = Math.hypot(ax - bx, ay - by) <= CLOSE * 2.5;
  return full && near ? [...stroke, stroke[0]!] : stroke;
}

export function thin(stroke: Point[], most = STROKE_POINTS): Point[] {
  const rounded = stroke.map(([x, y]): Point => [Math.round(x * 8) / 8, Math.round(y * 8) / 8]);
  if (rounded.length <= most) return rounded;
  const step = (rounded.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, i) => rounded[Math.round(i * step)]!);
}

export function middle(s: HullSection): Point[] {
  const line = s.outer.map(([x, y], i): Point =>
    [(x + s.inner[i]![0]) / 2, (y + s.inner[i]![1]) / 2]);
  return [...line, line[0]!];
}

export type Key = 'ArrowUp' | 'ArrowRight' | 'ArrowDown' | 'ArrowLeft';

// The key for each side of the section: those who cannot draw walk round it with the arrows.
export function keysRound(s: HullSection): Key[] {
  const line = middle(s);
  return line.slice(1).map((to, i) => {
    const dx = to[0] - line[i]![0], dy = to[1] - line[i]![1];
    if (Math.abs(dx) >= Math.abs(dy)) return dx > 0 ? 'ArrowRight' : 'ArrowLeft';
    return dy > 0 ? 'ArrowDown' : 'ArrowUp';
  });
}
