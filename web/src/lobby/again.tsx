// After the end: another game, who wants it and who is waited for; and for those who look at the
// debrief, what goes on at the table meanwhile.

import type { JSX } from 'preact';
import { nameOf, type Room } from '../core/state';
import { useSignal } from '../core/signal';
import { go } from '../core/route-to';
import { ask, state } from '../net/client';
import { listed, t } from '../i18n';
import { Button } from '../ui/basic';

const people = (room: Room): Set<number> =>
  new Set(room.seats.flatMap((s) => (s.member === null ? [] : [s.member])));

// One who plays against bots alone needs no vote.
const isSolo = (room: Room): boolean => room.you.host && room.you.seats.length > 0 &&
  people(room).size === 1;

const newDive = (): void => void ask({ do: 'rematch', swap: false, start: true });

export function Again({ room }: { room: Room }): JSX.Element | null {
  const { again, you } = room;
  if (!again) return null;
  if (isSolo(room)) {
    return <Button kind="main" icon="dive" onClick={newDive}>{t('new-dive')}</Button>;
  }
  const names = (list: number[]) => listed(list.map((id) => nameOf(room, id)));
  const said = again.yes.includes(you.member);
  return (
    <div class="again stack">
      {again.yes.length > 0 && <p role="status">{t('again-wanted', { names: names(again.yes) })}
        {' '}{again.waits.length > 0 && t('again-waits', { names: names(again.waits) })}
        {' '}{t('again-swaps')}</p>}
      <div class="row">
        {you.seats.length > 0 && <Button kind={said ? '' : 'main'} icon={said ? undefined : 'dive'}
          onClick={() => void ask({ do: 'again', again: !said })}>
          {t(said ? 'again-undo' : 'again-yes')}</Button>}
        {you.host && <Button onClick={() => void ask({ do: 'rematch' })}>{t('again-now')}</Button>}
      </div>
    </div>
  );
}

// On top of the debrief of the game that the table has just played.
export function TableBanner({ id }: { id: string }): JSX.Element | null {
  const { room } = useSignal(state);
  if (!room || (room.state === 'over' && room.replay !== id)) return null;
  const back = <Button size="small" icon="back" onClick={() => go(`/r/${room.code}`)}>
    {t('to-table')}</Button>;
  if (room.state === 'over') {
    return <div class="table-banner panel stack"><Again room={room} />{back}</div>;
  }
  return (
    <div class="table-banner panel row between" role="status">
      <p>{t(room.state === 'lobby' ? 'table-lobby' : 'table-playing')}</p>{back}
    </div>
  );
}
