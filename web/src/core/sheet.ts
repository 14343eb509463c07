// The Engineer's 24 symbols: four panels of three central circuits and three reactor symbols.

import { DIRS, type Dir, type Kind, type System } from './types';

export type Circuit = 'yellow' | 'orange' | 'gray';
export interface SheetSymbol {
  name: string;
  dir: Dir;
  place: number;
  kind: Kind;
  circuit: Circuit | null;
}

export const CIRCUITS: Circuit[] = ['yellow', 'orange', 'gray'];

const KIND: Record<string, Kind> = {
  w: 'weapon', d: 'detection', s: 'special', r: 'radiation',
};
const CIRCUIT: Record<string, Circuit> = { y: 'yellow', o: 'orange', g: 'gray' };

const PANELS: Record<Dir, string> = {
  W: 'wy sy dy d r r',
  N: 'so wo so d w r',
  S: 'dg sg wg w r s',
  E: 'do sg wy r d r',
};

export const SHEET: SheetSymbol[] = DIRS.flatMap((dir) =>
  PANELS[dir].split(' ').map((code, i) => ({
    name: `${dir}${i + 1}`,
    dir,
    place: i + 1,
    kind: KIND[code[0]!]!,
    circuit: code[1] ? CIRCUIT[code[1]]! : null,
  })));

export const panelOf = (dir: Dir): SheetSymbol[] => SHEET.filter((s) => s.dir === dir);
export const circuitOf = (circuit: Circuit): SheetSymbol[] =>
  SHEET.filter((s) => s.circuit === circuit);

const SYSTEM_KIND: Record<System, Kind> = {
  mine: 'weapon', torpedo: 'weapon', drone: 'detection', sonar: 'detection',
  silence: 'special', scenario: 'special',
};
export const kindOf = (system: System): Kind => SYSTEM_KIND[system];

export function brokenKinds(crossed: Set<string>): Set<Kind> {
  return new Set(SHEET.filter((s) => crossed.has(s.name)).map((s) => s.kind));
}

export interface CrossOutcome {
  repairs: Circuit | null;
  damage: 'panel' | 'radiation' | null;
}

// What crossing out one more symbol would do.
export function crossOutcome(
  crossed: Set<string>, name: string, repairBeatsDamage: boolean,
): CrossOutcome {
  const after = new Set(crossed).add(name);
  const symbol = SHEET.find((s) => s.name === name)!;
  const full = (list: SheetSymbol[]) => list.every((s) => after.has(s.name));
  const repairs = symbol.circuit && full(circuitOf(symbol.circuit)) ? symbol.circuit : null;
  let damage: CrossOutcome['damage'] = null;
  if (full(SHEET.filter((s) => s.kind === 'radiation'))) damage = 'radiation';
  if (full(panelOf(symbol.dir))) damage = 'panel';
  if (repairs && damage) return repairBeatsDamage ? { repairs, damage: null }
    : { repairs: null, damage };
  return { repairs, damage };
}
