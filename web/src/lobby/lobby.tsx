// The lobby: two submarines with four seats each, the map, the rules, and the way in for others.

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { nameOf, type Room, type State } from '../core/state';
import { useSignal } from '../core/signal';
import { go } from '../core/route-to';
import { ask, leave, line, playerName } from '../net/client';
import { t } from '../i18n';
import { Button, Dialog } from '../ui/basic';
import { reason } from '../ui/explain';
import { ChatBox } from '../stations/bridge/chat';
import { botLevel } from './level-choice';
import { Invite } from './invite';
import { OptionsForm } from './options-form';
import { MapChoice } from './map-choice';
import { RulesSummary } from './rules-summary';
import { Crew } from './crew';
import { wished, wishes } from './wishes';
import '../styles/chart.css';
import '../styles/lobby.css';

export function Lobby({ state }: { state: State }): JSX.Element {
  useSignal(wishes);
  const room = { ...state.room!, options: wished(state.room!) };
  const now = useSignal(line);
  const [talking, talk] = useState(false);
  return (
    <main class="lobby">
      <header class="row between lobby-head">
        <Button kind="quiet" icon="back" label={t('leave-room')}
          onClick={() => void leave().then(() => go('/'))} />
        <div class="grow">
          <h1>{room.name || t('room', { code: room.code })}</h1>
          <p class="muted">{t(`mode-${room.options.mode}`)} · {t(`map-${room.options.map}`)} ·
            {' '}{t(`preset-${room.options.preset}`)}</p>
        </div>
        <NameField />
        {now !== 'up' && <span class="pill bad" role="status">{t(`line-${now}`)}</span>}
        <Button kind="quiet" icon="talk" label={t('chat')} onClick={() => talk(true)} />
      </header>
      <Asks room={room} />
      <div class="lobby-grid">
        <Invite room={room} />
        <div class="crews">
          <Crew room={room} team="blue" />
          <Crew room={room} team="yellow" />
        </div>
        <MapChoice room={room} />
        <section class="panel stack lobby-rules" aria-label={t('rules-and-options')}>
          <h2>{t('rules-and-options')}</h2>
          <OptionsForm room={room} />
          <RulesSummary room={room} />
        </section>
      </div>
      <StartBar state={state} />
      {talking && <Dialog title={t('chat')} onClose={() => talk(false)}>
        <ChatBox state={state} /></Dialog>}
    </main>
  );
}

function NameField(): JSX.Element {
  const name = useSignal(playerName);
  const save = (wanted: string) => {
    if (!wanted.trim()) return;
    playerName.set(wanted.trim());
    void ask({ do: 'name', name: wanted.trim() });
  };
  return <input class="text-input name-input" value={name} maxLength={24}
    aria-label={t('your-name')} placeholder={t('your-name')}
    onChange={(e) => save(e.currentTarget.value)} />;
}

// Somebody asks to change places with me: the same wish the other way round grants it.
function Asks({ room }: { room: Room }): JSX.Element | null {
  const mine = room.asks.swap.filter((s) => room.you.seats.includes(s.seat));
  if (!mine.length) return null;
  return (
    <div class="panel row">
      {mine.map((s) => {
        const seat = room.seats.find((x) => x.member === s.from);
        return (
          <Button key={s.from} onClick={() => seat && void ask({ do: 'swap', seat: seat.seat })}>
            {t('swap-asked', { name: nameOf(room, s.from) })}</Button>
        );
      })}
    </div>
  );
}

function StartBar({ state }: { state: State }): JSX.Element {
  const room = state.room!;
  const { you, problem } = room;
  const mine = room.seats.find((s) => s.member === you.member);
  return (
    <footer class="start-bar">
      <p class="grow muted" role="status">{problem ? reason(problem) : t('all-set')}</p>
      {you.host && problem === 'seats_free' && (
        <Button icon="robot" onClick={() => void ask({ do: 'fill', level: botLevel.get() })}>
          {t('fill-bots')}</Button>
      )}
      {mine && !you.host && (
        <Button kind={mine.ready ? '' : 'main'} icon="check" pressed={mine.ready}
          onClick={() => void ask({ do: 'ready', ready: !mine.ready })}>{t('ready')}</Button>
      )}
      {you.host && (
        <Button kind="main" icon="dive" disabled={!!problem}
          onClick={() => void ask({ do: 'start' })}>{t('start-game')}</Button>
      )}
    </footer>
  );
}
