// The menu of a running game: log, pause, draw, resignation, leaving, settings.

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { nobodyElse, type State } from '../../core/state';
import { other } from '../../core/view';
import { useSignal } from '../../core/signal';
import { coachOn } from '../../school/coach';
import { ask, forget, leave, order } from '../../net/client';
import { go } from '../../core/route-to';
import { t } from '../../i18n';
import { Button, Check, Dialog } from '../../ui/basic';
import { Settings } from '../../home/settings';
import { VoiceForTable, VoiceInMenu } from '../../voice/entry';
import { LogList } from './log';
import { endsByItself } from './auto-pass';

export function Menu({ state, onClose }: { state: State; onClose: () => void }): JSX.Element {
  const room = state.room!;
  const [sure, setSure] = useState<'resign' | 'leave' | null>(null);
  const auto = useSignal(endsByItself), coached = useSignal(coachOn);
  const offered = room.you.team && state.view?.boats[other(room.you.team)].draw_offered;
  const seated = room.you.seats.length > 0 && room.state === 'playing';
  const alone = nobodyElse(room); // bots agree to a pause, and never to a draw
  if (sure) return <Sure what={sure} onClose={onClose} />;
  return (
    <Dialog title={room.name || room.code} onClose={onClose}>
      <div class="stack">
        <h2>{t('log')}</h2>
        <LogList events={state.events} room={room} />
        <div class="menu-buttons">
          <Button icon="book" onClick={() => {
            onClose();
            go('/rules');
          }}>{t('rules')}</Button>
          {seated && <>
            <Button onClick={() => {
              void ask({ do: room.pause ? 'resume' : 'pause' });
              onClose();
            }}>
              {t(room.pause ? 'resume' : alone ? 'pause' : 'ask-pause')}</Button>
            {!alone && <Button onClick={() => { void order({ do: 'draw' }); onClose(); }}>
              {t(offered ? 'accept-draw' : 'offer-draw')}</Button>}
            <Button kind="warn" icon="flag" onClick={() => setSure('resign')}>
              {t('resign')}</Button></>}
          <Button onClick={() => { forget(); go('/'); }}>{t('to-home')}</Button>
          <Button kind="warn" onClick={() => setSure('leave')}>{t('leave-room')}</Button>
        </div>
        {state.view?.mode === 'turn' && <Check text={t('auto-pass')} checked={auto}
          onChange={(on) => endsByItself.set(on)} />}
        {alone && <Check text={t('coach')} checked={coached}
          onChange={(on) => coachOn.set(on)} />}
        <VoiceInMenu room={room} onClose={onClose} />
        <VoiceForTable room={room} />
        <Settings />
      </div>
    </Dialog>
  );
}

function Sure({ what, onClose }: { what: 'resign' | 'leave'; onClose: () => void }): JSX.Element {
  const yes = () => {
    if (what === 'resign') void order({ do: 'resign' });
    else void leave().then(() => go('/'));
    onClose();
  };
  return (
    <Dialog title={t(`sure-${what}`)} onClose={onClose}>
      <div class="row">
        <Button kind="warn" class="grow" onClick={yes}>
          {t(what === 'resign' ? 'resign' : 'leave-room')}</Button>
        <Button onClick={onClose}>{t('cancel')}</Button>
      </div>
    </Dialog>
  );
}
