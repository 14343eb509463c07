// Where the 24 symbols stand on the board, and how the three circuits run between them. The reactor
// lies below the circuits, or beside them on a phone that is held sideways.

import type { SheetSymbol } from '../../core/sheet';
import type { Dir } from '../../core/shapes';
import type { Point } from '../../core/view';

export const COLUMN = 100;
export const ORDER: Dir[] = ['W', 'N', 'S', 'E'];
export const WIDTH = COLUMN * 4;
export const PANEL = { height: 240, reactor: 172 };

const STEP = 54, TOP = 80, BOTTOM = 224, ROOF = 40, LABEL = 22;
const place = (n: number): number => TOP + STEP * n;

interface BoardShape {
  width: number;
  height: number;
  reactor: Point; // its upper left corner
}

export function boardOf(sideways: boolean): BoardShape {
  if (sideways) {
    return { width: WIDTH * 2 + 16, height: PANEL.height + LABEL, reactor: [WIDTH + 16, 2] };
  }
  const top = PANEL.height + LABEL + 4;
  return { width: WIDTH, height: top + PANEL.reactor + LABEL, reactor: [0, top] };
}

export function spot(symbol: SheetSymbol, reactor: Point): Point {
  const x = column(symbol.dir), n = symbol.place - 1;
  if (n < 3) return [x, place(n)];
  return [reactor[0] + x, reactor[1] + STEP * (n - 3) + (PANEL.reactor - 2 * STEP) / 2];
}

const column = (dir: Dir) => ORDER.indexOf(dir) * COLUMN + COLUMN / 2;

// Each circuit runs down its own panel and reaches over to one symbol of the east panel.
export const CIRCUIT_PATHS = {
  yellow: `M${column('W')} ${place(0)} V${BOTTOM - 10} Q${column('W')} ${BOTTOM} ` +
    `${column('W') + 10} ${BOTTOM} H${column('E') - 10} ` +
    `Q${column('E')} ${BOTTOM} ${column('E')} ${BOTTOM - 10} V${place(2)}`,
  orange: `M${column('N')} ${place(2)} V${ROOF + 10} Q${column('N')} ${ROOF} ` +
    `${column('N') + 10} ${ROOF} H${column('E') - 10} ` +
    `Q${column('E')} ${ROOF} ${column('E')} ${ROOF + 10} V${place(0)}`,
  gray: `M${column('S')} ${place(0)} V${place(2)} M${column('S')} ${place(1)} H${column('E')}`,
} as const;
