// STOP: while it lasts every screen shows it, and says who is waited for.

import type { JSX } from 'preact';
import { tableLeft } from '../../core/clock';
import { awaited, mayAim } from '../../core/orders';
import { rolesHeld, type Clock, type Room } from '../../core/state';
import type { Role, Team } from '../../core/shapes';
import type { View } from '../../core/view';
import { t } from '../../i18n';
import { boatName } from '../../sound/announce';
import { Countdown } from '../../ui/countdown';

interface Props {
  view: View;
  room: Room;
  clock: Clock | null;
}

export function StopFrame({ view, room, clock }: Props): JSX.Element | null {
  const paused = room.pause;
  const stopped = view.phase === 'playing' && view.await !== null &&
    (view.mode === 'real' || view.await.team !== view.team);
  if (!paused && !stopped) return null;
  // Who has to act sees at his station what is asked, and needs the room.
  const asked = !paused && rolesHeld(room).some((role) => awaitedOf(view, role));
  return (
    <div class={`stop-frame ${view.mode}`} role="alert">
      {!asked && <p><strong>{t(paused ? 'paused' : 'stop')}</strong>{' '}
        {paused ? t(`pause-${paused.why}`) : waiting(view, room)}{' '}
        {!paused && view.await?.team && <Countdown left={(now) => tableLeft(clock, now)} />}</p>}
    </div>
  );
}

function waiting(view: View, room: Room): string {
  const { what, team } = view.await!;
  if (!team) return t('stop-resume');
  const boat = boatName(room.boats, team);
  if (what === 'aim') return t('stop-aim', { boat, system: view.stop!.system! });
  if (what === 'duties' && team === view.team) return t(`stop-duties-${owing(view, team)}`);
  return t(`stop-${what}`, { boat });
}

// Of the own crew, who has not done his duty yet.
function owing(view: View, team: Team): 'both' | Role {
  const { mark, cross } = view.boats[team];
  if (mark !== 'none' && cross !== 'none') return 'both';
  return mark !== 'none' ? 'first_mate' : 'engineer';
}

function awaitedOf(view: View, role: Role): boolean {
  const team = view.team;
  if (!team || view.await?.team !== team) return false;
  if (view.await.what === 'aim') return mayAim(view, team, role);
  if (view.await.what !== 'duties') {
    return role === (awaited(view, team, 'penalty') ? 'engineer' : 'captain');
  }
  const { mark, cross } = view.boats[team];
  return (role === 'first_mate' && mark !== 'none') || (role === 'engineer' && cross !== 'none');
}
