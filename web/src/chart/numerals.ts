// Where a sector's large number stands: in its middle, or as near to it as islands allow.

import { isIsland, type Chart } from '../core/chart';
import { cornerOf, SECTOR_SIDE, sectorCount } from '../core/sector';
import { spaceAt } from '../core/space';

const WIDE = 1.25, HIGH = 1.5; // from a number's middle to its edge, in spaces
const SHIFTS = [0, -0.5, 0.5, -1, 1];

interface Spot {
  x: number;
  y: number;
}

export function numerals(chart: Chart): Spot[] {
  return Array.from({ length: sectorCount(chart.side) }, (_, i) =>
    freest(chart, cornerOf(i + 1, chart.side)));
}

function freest(chart: Chart, [column, row]: [number, number]): Spot {
  const middle = { x: column + SECTOR_SIDE / 2, y: row + SECTOR_SIDE / 2 };
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
