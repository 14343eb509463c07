// A blast lights up the screen and what it did is said large; a hit on one's own hull shakes it.
// What was there when the page was opened is history and does nothing.

import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { other } from '../../core/view';
import type { GameEvent, Team } from '../../core/shapes';
import { t } from '../../i18n';

const RECENT = 6, SAID_MS = 1800;

interface Props {
  events: GameEvent[];
  team: Team | null;
}

export function Shock({ events, team }: Props): JSX.Element | null {
  const [old] = useState(events.length);
  const last = events.findLastIndex((e) => e.event === 'blast' || e.event === 'damage');
  if (last < old || last < events.length - RECENT) return null;
  const hit = events.slice(Math.max(old, last - RECENT), last + 1)
    .some((e) => e.event === 'damage' && e.team === team);
  return <div key={last} class={`shock ${hit ? 'hit' : ''} ${last % 2 ? 'odd' : 'even'}`}
    aria-hidden="true" />;
}

// What a blast was for this crew; of the enemy's that hit nobody there is nothing to say.
function blowOf({ team: whose, result }: GameEvent, team: Team): string | null {
  const [us, them] = [result?.[team] ?? 'clear', result?.[other(team)] ?? 'clear'];
  if (us !== 'clear') return them === 'clear' ? 'us' : 'both';
  if (them === 'clear') return whose === team ? 'clear' : null;
  return them;
}

export function Blow({ events, team }: Props): JSX.Element | null {
  const [old] = useState(events.length);
  const [said, setSaid] = useState(-1);
  const last = events.findLastIndex((e) => e.event === 'blast');
  const blow = team && last >= old && last !== said ? blowOf(events[last]!, team) : null;
  useEffect(() => {
    const timer = setTimeout(() => setSaid(last), SAID_MS);
    return () => clearTimeout(timer);
  }, [last]);
  if (!blow) return null;
  return <p key={last} class={`blow ${blow}`} aria-hidden="true">{t(`blow-${blow}`)}</p>;
}
