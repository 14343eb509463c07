// Sectors of the chart, numbered from 1, row by row from the north-west.

import { columnOf, rowOf, type Space } from './space';

export const SECTOR_SIDE = 5;

export function sectorOf(at: Space, side: number): number {
  const perRow = side / SECTOR_SIDE;
  return Math.floor(rowOf(at) / SECTOR_SIDE) * perRow + Math.floor(columnOf(at) / SECTOR_SIDE) + 1;
}

// Its north-western space, as column and row.
export function cornerOf(sector: number, side: number): [number, number] {
  const perRow = side / SECTOR_SIDE, n = sector - 1;
  return [(n % perRow) * SECTOR_SIDE, Math.floor(n / perRow) * SECTOR_SIDE];
}

export const sectorCount = (side: number): number => (side / SECTOR_SIDE) ** 2;
