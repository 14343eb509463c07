// A past game as one sentence: "You lost to Officer, 18 turns, Bravo".

import { has, listed, t } from '../i18n';
import type { PastGame } from '../net/api';

export const winnerOf = ({ winner, boats }: Pick<PastGame, 'winner' | 'boats'>): string =>
  (winner === 'draw' ? t('draw') : t('won-by', { boat: boats[winner === 'blue' ? 0 : 1] }));

const teamOf = (game: PastGame): string => game.you?.[0]?.split('.')[0] ?? '';

// People by name, then bots by level, each once.
function enemies(game: PastGame): string {
  const seats = game.seats.filter((s) => !s.seat.startsWith(teamOf(game)));
  const people = seats.filter((s) => !s.bot).map((s) => s.name ?? t('past-nobody'));
  const bots = seats.filter((s) => s.bot).map((s) => t(`level-${s.bot}`));
  return listed([...new Set([...people, ...bots])]);
}

export function outcomeOf(game: PastGame): 'won' | 'lost' | 'drawn' | 'off' {
  if (game.winner === 'draw') return game.reason === 'abandoned' ? 'off' : 'drawn';
  return game.winner === teamOf(game) ? 'won' : 'lost';
}

// '' for a game of others, and while the words are not there.
export function sentence(game: PastGame): string {
  if (!game.you?.length || !has('past-nobody')) return '';
  const turns = game.tally?.[teamOf(game) === 'blue' ? 0 : 1]?.turns ?? 0;
  const enemy = enemies(game), map = t(`map-${game.map}`); // names, as they stand anywhere
  return t(`past-${outcomeOf(game)}`, { enemy, turns, map });
}
