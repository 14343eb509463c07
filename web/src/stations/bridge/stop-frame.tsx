// STOP: while it lasts every screen has a frame, and says at the top who is waited for.

import type { JSX } from 'preact';
import { isAsked } from '../../core/orders';
import { rolesHeld, type Room } from '../../core/state';
import type { Role, Team } from '../../core/shapes';
import type { View } from '../../core/view';
import { t } from '../../i18n';
import { boatName } from '../../sound/announce';

const stopped = (view: View): boolean => view.phase === 'playing' && view.await !== null &&
  (view.mode === 'real' || view.await.team !== view.team);

export function StopFrame({ view, room }: { view: View; room: Room }): JSX.Element | null {
  if (!room.pause && !stopped(view)) return null;
  return <div class={`stop-frame ${view.mode}`} aria-hidden="true" />;
}

// Who has to act sees at his station what is asked.
export function stopText(view: View, room: Room): string | null {
  if (room.pause) return t(`pause-${room.pause.why}`);
  if (!stopped(view) || rolesHeld(room).some((role) => isAsked(view, role))) return null;
  return waiting(view, room);
}

export function StopWords({ text, paused }: { text: string; paused: boolean }): JSX.Element {
  return <p class="stop-words" role="alert">
    <strong>{t(paused ? 'paused' : 'stop')}</strong> {text}</p>;
}

function waiting(view: View, room: Room): string {
  const { what, team } = view.await!;
  if (!team) return t('stop-resume');
  const boat = boatName(room.boats, team);
  if (what === 'aim') return t('stop-aim', { boat, system: view.stop!.system! });
  if (what === 'duties' && team === view.team) return t(`stop-duties-${owing(view, team)}`);
  return t(`stop-${what}`, { boat });
}

// Of one's crew, who has not done his duty yet.
function owing(view: View, team: Team): 'both' | Role {
  const { mark, cross } = view.boats[team];
  if (mark !== 'none' && cross !== 'none') return 'both';
  return mark !== 'none' ? 'first_mate' : 'engineer';
}
