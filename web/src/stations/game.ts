// What every station gets: the view, what was heard, and a way to give orders.

import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { GameEvent, Kind, Order, Role, System, Team } from '../core/shapes';
import type { Clock, HeardCall, Room } from '../core/state';
import type { Boat, View } from '../core/view';
import { t } from '../i18n';

// In the order of their buttons; the scenario's comes after them.
export const SYSTEM_BUTTONS: System[] = ['torpedo', 'mine', 'drone', 'sonar', 'silence'];
export const SYSTEM_KINDS: Kind[] = ['weapon', 'detection', 'special'];

export const systemName = (view: View, system: System): string =>
  t(system === 'scenario' ? `scenario-${view.scenario}` : `system-${system}`);

export interface Game {
  view: View;
  team: Team;
  boat: Boat;
  roles: Role[];
  events: GameEvent[];
  calls: HeardCall[];
  clock: Clock | null;
  room: Room;
  order: (order: Order) => void;
  explain: (code: string, words?: string) => void;
}

// Real-time: the crew is up and may write nothing down.
export const surfaced = ({ view, boat }: Game): boolean =>
  view.mode === 'real' && view.phase === 'playing' && boat.depth !== 'submerged';

// Real-time: the pencil rests while the crew is up, and during a STOP.
export const pencilRests = (game: Game): boolean =>
  surfaced(game) || (game.view.mode === 'real' && game.view.await !== null);

export const GameContext = createContext<Game | null>(null);

export function useGame(): Game {
  const game = useContext(GameContext);
  if (!game) throw new Error('a station outside a game');
  return game;
}
