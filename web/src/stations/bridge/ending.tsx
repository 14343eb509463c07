// The end: who won, why, and what next.

import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Room } from '../../core/state';
import { other, type View } from '../../core/view';
import { leave } from '../../net/client';
import { go } from '../../core/route-to';
import { t } from '../../i18n';
import { Scene } from '../../home/brand';
import { boatName } from '../../sound/announce';
import { Again } from '../../lobby/again';
import { Button } from '../../ui/basic';

export function Ending({ room, view }: { room: Room; view: View }): JSX.Element {
  useEffect(() => scrollTo(0, 0), []); // a spectator may have scrolled down
  const own = view.team;
  const outcome = view.winner === 'draw' ? 'draw' : !own ? 'watched'
    : view.winner === own ? 'won' : 'lost';
  const winner = view.winner === 'draw' ? null : view.winner;
  const boat = winner ? boatName(room.boats, winner) : '';
  const loser = winner ? boatName(room.boats, other(winner)) : '';
  const reason = !winner && view.reason === 'destroyed' ? 'both' : view.reason;
  return (
    <div class={`ending panel ${outcome}`} role="status">
      <div class="ending-scene"><Scene mood={outcome} /></div>
      <h1>{t(`ending-${outcome}`, { boat })}</h1>
      <p>{t(`reason-${reason}`, { boat: loser })}</p>
      <Again room={room} />
      <div class="row">
        {room.replay && <Button class="to-debrief" icon="play"
          onClick={() => go(`/replay/${room.replay}`)}>{t('debrief')}</Button>}
        <Button onClick={() => void leave().then(() => go('/'))}>{t('to-home')}</Button>
      </div>
    </div>
  );
}
