// Where the 24 symbols stand on the board, and how the three circuits run between them.

import type { SheetSymbol } from '../../core/sheet';
import type { Dir } from '../../core/shapes';

export const COLUMN = 100;
export const ORDER: Dir[] = ['W', 'N', 'S', 'E'];
export const WIDTH = COLUMN * 4;
export const HEIGHT = 520;

const CENTRAL = [96, 158, 220];
const REACTOR = [334, 396, 458];

export function spot(symbol: SheetSymbol): [number, number] {
  const x = ORDER.indexOf(symbol.dir) * COLUMN + COLUMN / 2;
  const y = symbol.place <= 3 ? CENTRAL[symbol.place - 1]! : REACTOR[symbol.place - 4]!;
  return [x, y];
}

const column = (dir: Dir) => ORDER.indexOf(dir) * COLUMN + COLUMN / 2;

// Each circuit runs down its own panel and reaches over to one symbol of the east panel.
export const CIRCUIT_PATHS = {
  yellow: `M${column('W')} 96 V262 Q${column('W')} 272 ${column('W') + 10} 272 ` +
    `H${column('E') - 10} Q${column('E')} 272 ${column('E')} 262 V220`,
  orange: `M${column('N')} 220 V62 Q${column('N')} 52 ${column('N') + 10} 52 ` +
    `H${column('E') - 10} Q${column('E')} 52 ${column('E')} 62 V96`,
  gray: `M${column('S')} 96 V220 M${column('S')} 158 H${column('E')}`,
} as const;
