// What the browser's tab says: where one is, and whether it is one's turn.

import { t } from '../i18n';
import type { Team } from './shapes';
import type { State } from './state';
import type { View } from './view';

export const waitsFor = (view: View, team: Team): boolean =>
  view.phase === 'playing' && (view.await?.team ?? view.turn) === team;

// The table waits for one's own crew.
export const ownTurn = ({ view }: State): boolean => !!view?.team && waitsFor(view, view.team);

export function titleOf(state: State, where: string): string {
  const { room, view } = state;
  if (!room || !where.startsWith('/r/')) return t('page-title');
  const boat = room.boats[view?.team === 'yellow' ? 1 : 0];
  if (room.state !== 'playing' || !view?.team) {
    return t('title-room', { room: room.name || room.code });
  }
  return t(ownTurn(state) ? 'title-turn' : 'title-boat', { boat });
}
