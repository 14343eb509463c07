// The clock of one side: it runs while the table waits for that side, and shows what it has
// otherwise. Its own crew hears when it is nearly over.

import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { tableLeft } from '../../core/clock';
import type { Clock } from '../../core/state';
import type { Team } from '../../core/shapes';
import { waitsFor } from '../../core/title';
import type { View } from '../../core/view';
import { play } from '../../sound/sound';
import { clockText, LATE_MS, useSeconds } from '../../ui/countdown';

interface Props {
  team: Team;
  view: View;
  clock: Clock | null;
}

export function TeamClock({ team, view, clock }: Props): JSX.Element | null {
  const runs = waitsFor(view, team);
  const ms = runs ? tableLeft(clock, performance.now()) : clock?.turn_limit_ms || null;
  const counts = runs && ms !== null && !!clock?.running;
  const late = runs && ms !== null && ms < LATE_MS;
  useSeconds(counts);
  useEffect(() => {
    if (late && counts && view.team === team) play('clock');
  }, [late]);
  if (ms === null || view.phase !== 'playing') return null;
  return <span class={`clock side ${late ? 'late' : ''} ${runs ? 'runs' : ''}`}
    role="timer">{clockText(ms)}</span>;
}
