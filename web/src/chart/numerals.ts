// Where a sector's large number stands: in its middle, or as near to it as islands allow.

import { isIsland, type Chart } from '../core/chart';
import { spaceAt } from '../core/space';

export const SECTOR = 5;
const WIDE = 1.25, HIGH = 1.5; // from a number's middle to its edge, in spaces
const SHIFTS = [0, -0.5, 0.5, -1, 1];

interface Spot {
  x: number;
  y: number;
}

export function numerals(chart: Chart): Spot[] {
  const per = chart.side / SECTOR;
  return Array.from({ length: per * per }, (_, i) =>
    freest(chart, { x: (i % per) * SECTOR, y: Math.floor(i / per) * SECTOR }));
}

function freest(chart: Chart, corner: Spot): Spot {
  const middle = { x: corner.x + SECTOR / 2, y: corner.y + SECTOR / 2 };
  let best = middle, least = Infinity;
  for (const dy of SHIFTS) {
    for (const dx of SHIFTS) {
      const spot = { x: middle.x + dx, y: middle.y + dy };
      const cost = hidden(chart, spot) + 0.1 * Math.hypot(dx, dy);
      if (cost < least) [best, least] = [spot, cost];
    }
  }
  return best;
}

// How much of the number lies under land, in spaces.
function hidden(chart: Chart, { x, y }: Spot): number {
  let sum = 0;
  for (let row = Math.floor(y - HIGH); row < y + HIGH; row++) {
    for (let column = Math.floor(x - WIDE); column < x + WIDE; column++) {
      if (!isIsland(chart, spaceAt(column, row))) continue;
      sum += overlap(x, WIDE, column) * overlap(y, HIGH, row);
    }
  }
  return sum;
}

const overlap = (middle: number, half: number, cell: number): number =>
  Math.max(0, Math.min(middle + half, cell + 1) - Math.max(middle - half, cell));
