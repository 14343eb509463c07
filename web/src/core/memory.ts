// Real-time: a surfaced crew hears the enemy and writes nothing down. What he announced meanwhile
// is spoken and shown once and kept nowhere: the list of events has a blank in its place, so that
// its count stays that of the server.

import type { GameEvent } from './shapes';
import { other, type View } from './view';

// No event of the server's.
export const FORGOTTEN = { event: 'forgotten' } as unknown as GameEvent;

// What the chart itself shows from then on.
const ON_CHART = new Set(['volcano']);

export function remembered(
  before: GameEvent[], news: GameEvent[], { team, mode, phase }: View,
): GameEvent[] {
  if (!team || mode !== 'real' || phase === 'over') return news;
  const turns = (e: GameEvent) => e.team === team && (e.event === 'surface' || e.event === 'dive');
  let surfaced = before.findLast(turns)?.event === 'surface';
  return news.map((e) => {
    if (turns(e)) surfaced = e.event === 'surface';
    return surfaced && e.team === other(team) && !ON_CHART.has(e.event) ? FORGOTTEN : e;
  });
}
