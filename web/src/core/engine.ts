// Rules and radio in WebAssembly: the same code as the server's. Screens that need it are shown
// when it has arrived.

import file from 'fathom.wasm?url';
import { load, type Fathom, type Radio } from '../../../wasm/fathom.mjs';
import type { Space } from './space';
import type { Team } from './shapes';

let loading: Promise<Fathom> | null = null;
let loaded: Fathom | null = null;

type Source = Parameters<typeof load>[0];

export async function fathom(source: Source = file): Promise<Fathom> {
  loading ??= load(source);
  try {
    return (loaded = await loading);
  } catch (e) {
    loading = null;
    throw e;
  }
}

// For those who are drawn when it is there.
export function engine(): Fathom {
  if (!loaded) throw new Error('the rules have not arrived');
  return loaded;
}

interface Setup {
  map: string;
  mode: 'turn' | 'real';
  rules: Record<string, string>;
  team: Team;
}

export function newRadio({ map, mode, rules, team }: Setup): Radio {
  const chart = engine().chart(map, mode);
  try {
    const ruleset = engine().ruleset('en1', rules);
    try {
      return engine().radio({ chart, rules: ruleset, team });
    } finally {
      ruleset.free();
    }
  } finally {
    chart.free();
  }
}

export function heatOf(radio: Radio): Map<Space, number> {
  const heat = new Map<Space, number>();
  radio.weights().forEach((w, at) => {
    if (w > 0) heat.set(at, w);
  });
  return heat;
}
