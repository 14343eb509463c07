// Rules and radio in WebAssembly: the same code as the server's, fetched when first needed.

import { load, type Fathom, type Radio } from '../../../wasm/fathom.mjs';
import type { GameEvent } from './events';
import type { Space } from './space';
import type { Team } from './types';

let engine: Promise<Fathom> | null = null;

export function fathom(): Promise<Fathom> {
  const loading = engine ?? load('/fathom.wasm');
  engine = loading;
  loading.catch(() => {
    engine = null;
  });
  return loading;
}

export interface Setup {
  rows: string[];
  rules: Record<string, string>;
  team: Team;
}

export async function newRadio({ rows, rules, team }: Setup): Promise<Radio> {
  const f = await fathom();
  return f.radio({ chart: f.chart(rows.join('\n') + '\n'), rules: f.ruleset('en1', rules), team });
}

export function heatOf(radio: Radio): Map<Space, number> {
  const weights = radio.weights();
  const heat = new Map<Space, number>();
  weights.forEach((w, at) => {
    if (w > 0) heat.set(at, w);
  });
  return heat;
}

export function hearAll(radio: Radio, events: GameEvent[]): void {
  for (const e of events) radio.hear({ ...e });
}
