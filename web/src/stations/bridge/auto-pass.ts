// Turn-by-turn: when the course and its duties are done and nothing could be activated, the turn
// is ended for the Captain. He can switch it off.

import { kept } from '../../core/signal';
import { nothingLeft } from '../../core/orders';
import type { Game } from '../game';

export const endsByItself = kept('auto-pass', true);

export function autoPass(game: Game | null): (() => void) | undefined {
  if (!game || !endsByItself.get() || !game.roles.includes('captain')) return undefined;
  if (!nothingLeft(game.view)) return undefined;
  const timer = setTimeout(() => game.order({ do: 'pass' }), 250);
  return () => clearTimeout(timer);
}
