// The Engineer's 24 symbols: four panels of three central circuits and three reactor symbols.

import type { SheetSymbol } from '../../../wasm/fathom.mjs';
import { engine } from './engine';
import type { Circuit, Dir, Kind, System } from './shapes';

export type { SheetSymbol };

export const sheet = (): SheetSymbol[] => engine().sheet;
export const panelOf = (dir: Dir): SheetSymbol[] => sheet().filter((s) => s.dir === dir);
export const circuitOf = (circuit: Circuit): SheetSymbol[] =>
  sheet().filter((s) => s.circuit === circuit);
export const kindOf = (system: System): Kind => engine().kindOf[system]!;
