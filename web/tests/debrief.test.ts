// Which crew looks at a debrief, and what it is told.

import { expect, test } from 'vitest';
import type { Room } from '../src/core/state';
import type { Learnt } from '../src/debrief/analysis';
import { learntBy, ownTeam } from '../src/debrief/learn';
import type { Replay } from '../src/net/api';

const game = (blue: string | null, yellow: string | null): Replay => ({ id: 'G',
  seats: [{ seat: 'blue.captain', player: 'p1', name: blue, bot: null },
    { seat: 'yellow.captain', player: 'p1', name: yellow, bot: null }] }) as unknown as Replay;

test('the own crew: by the table, by the only people, by the name', () => {
  const room = { replay: 'G', you: { team: 'yellow' } } as unknown as Room;
  expect(ownTeam(game('Ann', 'Bob'), room, 'Ann')).toBe('yellow');
  expect(ownTeam(game('Ann', 'Bob'), { ...room, replay: 'H' }, 'Bob')).toBe('yellow');
  expect(ownTeam(game(null, 'Bob'), null, 'Ann')).toBe('yellow');
  expect(ownTeam(game('Ann', 'Ann'), null, 'Ann')).toBeNull();
  expect(ownTeam(game('Ann', 'Bob'), null, 'Cem')).toBeNull();
  expect(ownTeam(game(null, null), null, '')).toBeNull();
});

test('the dearest three, of the own crew or of both', () => {
  const learnt = (team: string, kind: string, cost: number) => ({ team, kind, cost }) as Learnt;
  const all = [learnt('blue', 'shot', 1), learnt('blue', 'giveaway', 0.5),
    learnt('yellow', 'breakdown', 2), learnt('yellow', 'giveaway', 0.7)];
  const costs = (team: 'blue' | null) => learntBy(all, team).map((l) => l.cost);
  expect(costs('blue')).toEqual([1, 0.5]);
  expect(costs(null)).toEqual([2, 1, 0.7]);
});
