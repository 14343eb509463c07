// The chart as everyone sees it: rows of signs, as the map files have them.
//   . sea   # island   ~ sea under ice   o hole in the ice   M Archer mine   V volcano
//   t m d s i   islands that repair torpedo, mine, drone, sonar, silence

import { allSpaces, columnOf, onChart, rowOf, spaceAt, type Space } from './space';
import type { System } from './types';

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

export function withSign(chart: Chart, at: Space, sign: string): Chart {
  const rows = chart.rows.map((row, y) =>
    y === rowOf(at) ? row.slice(0, columnOf(at)) + sign + row.slice(columnOf(at) + 1) : row);
  return { ...chart, rows };
}

export function chartFromText(name: string, text: string): Chart {
  const rows = text.split('\n').map((l) => l.trimEnd()).filter((l) => l && !l.startsWith(';'));
  return { name, side: rows.length, rows };
}

export type Scenario = 'none' | 'ice' | 'archer' | 'volcano' | 'repair';

export function scenarioOf(chart: Chart): Scenario {
  const all = chart.rows.join('');
  if (all.includes('V')) return 'volcano';
  if (/[tmdsi]/.test(all)) return 'repair';
  if (chart.name.startsWith('echo')) return 'archer';
  if (/[~o]/.test(all)) return 'ice';
  return 'none';
}

// Sea spaces reached from `from` in at most `steps` orthogonal steps.
export function reach(chart: Chart, from: Space, steps: number, overIslands: boolean): Set<Space> {
  const seen = new Set<Space>([from]);
  let edge = [from];
  for (let i = 0; i < steps; i++) {
    const next: Space[] = [];
    for (const at of edge) {
      for (const to of [at - 16, at + 1, at + 16, at - 1]) {
        if (seen.has(to) || !onChart(to, chart.side)) continue;
        if (!overIslands && !isSea(chart, to)) continue;
        seen.add(to);
        next.push(to);
      }
    }
    edge = next;
  }
  return new Set([...seen].filter((at) => isSea(chart, at)));
}

export function seaSpaces(chart: Chart): Space[] {
  const list: Space[] = [];
  for (let y = 0; y < chart.side; y++) {
    for (let x = 0; x < chart.side; x++) {
      const at = spaceAt(x, y);
      if (isSea(chart, at)) list.push(at);
    }
  }
  return list;
}
