// The enemy's answer to our sonar stays in sight until our next order that is no sonar.

import type { GameEvent, Team } from './shapes';

const ORDERS = new Set(['course', 'silence', 'surface', 'torpedo', 'mine', 'trigger', 'archer',
  'drone', 'stop', 'failed', 'system_repaired']);

export function pinnedAnswer(events: GameEvent[], team: Team): GameEvent | null {
  const since = events.findLastIndex((e) => e.team === team && ORDERS.has(e.event));
  const answer = events.findLast((e, i) => i > since && e.event === 'answer' && e.team !== team);
  return answer ?? null;
}
