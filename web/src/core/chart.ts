// The chart as everyone sees it: rows of signs, as the map files have them.
//   . sea   # island   ~ sea under ice   o hole in the ice   M Archer mine   V volcano
//   t m d s i   islands that repair torpedo, mine, drone, sonar, silence

import { allSpaces, columnOf, onChart, rowOf, type Space } from './space';
import type { System } from './shapes';

export interface Chart {
  name: string;
  side: number;
  rows: string[];
}

const REPAIRS: Record<string, System> = {
  t: 'torpedo', m: 'mine', d: 'drone', s: 'sonar', i: 'silence',
};

export function signAt(chart: Chart, at: Space): string {
  return chart.rows[rowOf(at)]?.[columnOf(at)] ?? '#';
}

export function isSea(chart: Chart, at: Space): boolean {
  return onChart(at, chart.side) && '.~oM'.includes(signAt(chart, at));
}

export const isIsland = (chart: Chart, at: Space): boolean => !isSea(chart, at);

// "Under ice" is a space where surfacing costs damage.
export const isIce = (chart: Chart, at: Space): boolean => signAt(chart, at) === '~';
export const isHole = (chart: Chart, at: Space): boolean => signAt(chart, at) === 'o';
export const repairOf = (chart: Chart, at: Space): System | undefined =>
  REPAIRS[signAt(chart, at)];

export function signed(chart: Chart, sign: string): Space[] {
  return allSpaces(chart.side).filter((at) => signAt(chart, at) === sign);
}

export function volcanoes(chart: Chart): Space[] {
  return signed(chart, 'V');
}

export function chartFromText(name: string, text: string): Chart {
  const rows = text.split('\n').map((l) => l.trimEnd()).filter((l) => l && !l.startsWith(';'));
  return { name, side: rows.length, rows };
}
