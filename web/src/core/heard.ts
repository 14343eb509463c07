// A replay knows everything; a crew does not. What a team could hear of an event.

import type { GameEvent } from './events';
import type { Team } from './types';

const INSIDE = new Set(['marked', 'crossed', 'repaired', 'cleared', 'mine_gone']);
const PLACED = new Set(['placed', 'course', 'mine', 'silence', 'surface']);

export function heardBy(e: GameEvent, team: Team): GameEvent | null {
  if (e.team === team || !e.team) return e;
  if (INSIDE.has(e.event)) return null;
  if (!PLACED.has(e.event)) return e;
  const { at: _at, length: _length, ...rest } = e;
  if (e.event === 'silence') delete rest.dir;
  return rest;
}
