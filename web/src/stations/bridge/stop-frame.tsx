// STOP: while it lasts every screen shows it.

import type { JSX } from 'preact';
import { tableLeft } from '../../core/clock';
import { rolesHeld, type Clock, type Room } from '../../core/state';
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
  const asked = !paused && awaitedOf(view, room);
  const text = paused ? t(`pause-${paused.why}`)
    : view.await!.team ? t(`stop-${view.await!.what}`,
      { boat: boatName(room.boats, view.await!.team) }) : t('stop-resume');
  return (
    <div class={`stop-frame ${view.mode}`} role="alert">
      {!asked && <p><strong>{t(paused ? 'paused' : 'stop')}</strong> {text}{' '}
        {!paused && view.await?.team && <Countdown left={(now) => tableLeft(clock, now)} />}</p>}
    </div>
  );
}

function awaitedOf(view: View, room: Room): boolean {
  const actor = view.await?.what === 'penalty' ? 'engineer' : 'captain';
  return view.await?.team === view.team && rolesHeld(room).includes(actor);
}
