// How worn a panel of the Engineer's board is, for those who know the board.

import { fate } from './orders';
import { panelOf } from './sheet';
import type { Dir } from './shapes';
import type { View } from './view';

interface Wear {
  crossed: number;
  hurts: boolean; // whatever the Engineer crosses out there next costs damage
}

export function wear(view: View, dir: Dir): Wear | null {
  const { crossed } = view.boats[view.team!];
  if (!crossed) return null;
  const left = panelOf(dir).filter((s) => !crossed.includes(s.name));
  return {
    crossed: panelOf(dir).length - left.length,
    hurts: left.length > 0 && left.every((s) => fate(view, s.name) === 'damage'),
  };
}
