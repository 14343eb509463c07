// Islands as coastlines: the cells of an island become one organic outline. The outline of the
// union of cells is walked, pulled in a little, roughened by a fixed noise and rounded.

import { isSea, type Chart } from '../core/chart';
import { columnOf, rowOf, spaceAt, type Space } from '../core/space';

type Point = [number, number];

// A repeatable number in -1..1 for a place, so that an island keeps its shape.
function noise(x: number, y: number): number {
  const s = Math.sin(x * 127.1 + y * 311.7) * 43758.5453;
  return (s - Math.floor(s)) * 2 - 1;
}

// Groups of cells that touch along an edge.
export function groups(cells: Set<Space>): Space[][] {
  const left = new Set(cells);
  const list: Space[][] = [];
  for (const first of cells) {
    if (!left.delete(first)) continue;
    const group = [first];
    for (const at of group) {
      for (const to of [at - 16, at + 1, at + 16, at - 1]) if (left.delete(to)) group.push(to);
    }
    list.push(group);
  }
  return list;
}

// The edges of a group, keyed by where they start; land lies to the right of each.
function edges(group: Space[]): Map<string, Point[]> {
  const land = new Set(group);
  const map = new Map<string, Point[]>();
  const add = (a: Point, b: Point) => {
    const key = a.join();
    map.set(key, [...(map.get(key) ?? []), b]);
  };
  for (const at of group) {
    const x = columnOf(at), y = rowOf(at);
    if (!land.has(at - 16)) add([x, y], [x + 1, y]);
    if (!land.has(at + 1)) add([x + 1, y], [x + 1, y + 1]);
    if (!land.has(at + 16)) add([x + 1, y + 1], [x, y + 1]);
    if (!land.has(at - 1)) add([x, y + 1], [x, y]);
  }
  return map;
}

function loops(group: Space[]): Point[][] {
  const map = edges(group);
  const list: Point[][] = [];
  while (map.size) {
    const start = map.keys().next().value as string;
    let at = start.split(',').map(Number) as Point;
    const loop: Point[] = [];
    do {
      loop.push(at);
      const key = at.join();
      const ends = map.get(key)!;
      const to = ends.pop()!;
      if (!ends.length) map.delete(key);
      at = to;
    } while (at.join() !== start);
    list.push(loop);
  }
  return list;
}

// Adds points along each edge, pulled towards the land and roughened.
function roughen(loop: Point[], pull: number): Point[] {
  return loop.flatMap((a, i): Point[] => {
    const b = loop[(i + 1) % loop.length]!;
    const dx = b[0] - a[0], dy = b[1] - a[1];
    const inward: Point = [-dy, dx];
    return [0.3, 0.7].map((t): Point => {
      const x = a[0] + dx * t, y = a[1] + dy * t;
      const depth = pull + noise(x * 3.1, y * 2.3) * 0.07;
      return [x + inward[0] * depth + noise(y, x) * 0.05, y + inward[1] * depth];
    });
  });
}

function round(loop: Point[]): Point[] {
  return loop.flatMap((a, i): Point[] => {
    const b = loop[(i + 1) % loop.length]!;
    return [
      [a[0] * 0.75 + b[0] * 0.25, a[1] * 0.75 + b[1] * 0.25],
      [a[0] * 0.25 + b[0] * 0.75, a[1] * 0.25 + b[1] * 0.75],
    ];
  });
}

function path(loop: Point[], scale: number): string {
  const at = (p: Point) => `${(p[0] * scale).toFixed(1)} ${(p[1] * scale).toFixed(1)}`;
  return `M${loop.map(at).join('L')}Z`;
}

export function outline(group: Space[], scale: number, pull = 0.1): string {
  return loops(group).map((l) => path(round(round(roughen(l, pull))), scale)).join('');
}

interface Coast {
  cells: Space[];
  shape: string;
}

export function coasts(chart: Chart, scale: number): Coast[] {
  const land = new Set<Space>();
  for (let y = 0; y < chart.side; y++) {
    for (let x = 0; x < chart.side; x++) {
      if (!isSea(chart, spaceAt(x, y))) land.add(spaceAt(x, y));
    }
  }
  return groups(land).map((cells) => ({ cells, shape: outline(cells, scale) }));
}

export function region(cells: Space[], scale: number, pull = 0.02): string {
  return groups(new Set(cells)).map((g) => outline(g, scale, pull)).join('');
}

// Soundings: faint depth lines that make the sea look charted. Deterministic per chart name.
export function depthLines(side: number, scale: number, seed: number): string[] {
  const height = (x: number, y: number) =>
    Math.sin(x * 0.55 + seed) + Math.sin(y * 0.47 + seed * 1.7) +
    Math.sin((x + y) * 0.31 + seed * 0.6) + Math.sin((x - y) * 0.4 + seed * 2.3);
  const each = Array.from({ length: side / STEP + 1 }, (_, i) => i * STEP);
  const heights = each.map((y) => each.map((x) => height(x, y)));
  return [-1.2, -0.2, 0.8, 1.8].map((level) => contour(heights, level, STEP * scale));
}

const STEP = 0.5;

// Where a level crosses the edges of each square between four heights.
function contour(heights: number[][], level: number, scale: number): string {
  let d = '';
  const cross = (ax: number, ay: number, bx: number, by: number): Point | null => {
    const a = heights[ay]![ax]! - level, b = heights[by]![bx]! - level;
    if (a > 0 === b > 0) return null;
    const t = a / (a - b);
    return [(ax + (bx - ax) * t) * scale, (ay + (by - ay) * t) * scale];
  };
  for (let y = 0; y + 1 < heights.length; y++) {
    for (let x = 0; x + 1 < heights.length; x++) {
      const hits = [
        cross(x, y, x + 1, y), cross(x + 1, y, x + 1, y + 1),
        cross(x + 1, y + 1, x, y + 1), cross(x, y + 1, x, y),
      ].filter((p): p is Point => p !== null);
      if (hits.length < 2) continue;
      const [a, b] = hits as [Point, Point];
      d += `M${a[0].toFixed(0)} ${a[1].toFixed(0)}L${b[0].toFixed(0)} ${b[1].toFixed(0)}`;
    }
  }
  return d;
}
