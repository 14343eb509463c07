// How worn a panel, a circuit or the reactor is, as far as this seat knows the Engineer's board.

import { fate } from './orders';
import type { SheetSymbol } from './sheet';
import type { View } from './view';

interface Wear {
  crossed: number;
  left: SheetSymbol[];
  hurts: boolean; // whatever the Engineer crosses out there next costs damage
}

export function wear(view: View, symbols: SheetSymbol[]): Wear {
  const { crossed = [] } = view.boats[view.team!];
  const left = symbols.filter((s) => !crossed.includes(s.name));
  return {
    crossed: symbols.length - left.length, left,
    hurts: left.length > 0 && left.every((s) => fate(view, s.name) === 'damage'),
  };
}
