// A blast lights up the screen; a hit on the own hull shakes it. What was there when the page was
// opened is history and does neither.

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { GameEvent, Team } from '../../core/shapes';

const RECENT = 6;

export function Shock(
  { events, team }: { events: GameEvent[]; team: Team | null },
): JSX.Element | null {
  const [old] = useState(events.length);
  const last = events.findLastIndex((e) => e.event === 'blast' || e.event === 'damage');
  if (last < old || last < events.length - RECENT) return null;
  const hit = events.slice(Math.max(old, last - RECENT), last + 1)
    .some((e) => e.event === 'damage' && e.team === team);
  return <div key={last} class={`shock ${hit ? 'hit' : ''} ${last % 2 ? 'odd' : 'even'}`}
    aria-hidden="true" />;
}
