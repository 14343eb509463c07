// The lobby: two submarines with four seats each, the map, the rules, and the way in for others.

import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { NAME_CHARS } from '../core/bounds';
import { nameOf, type Room, type State } from '../core/state';
import { useSignal } from '../core/signal';
import { go } from '../core/route-to';
import { ask, isHere, leave, line, playerName, state as client } from '../net/client';
import { t } from '../i18n';
import { Button, Dialog } from '../ui/basic';
import { useSeconds } from '../ui/countdown';
import { Icon } from '../ui/icons';
import { ChatBox, ChatButton } from '../stations/bridge/chat';
import { botLevel } from './level-choice';
import { Voice, VoiceButton } from '../voice/entry';
import { Invite } from './invite';
import { OptionsForm } from './options-form';
import { MapChoice } from './map-choice';
import { People } from './people';
import { RulesSummary } from './rules-summary';
import { standing } from './standing';
import { Crew } from './crew';
import { wished, wishes } from './wishes';
import '../styles/chart.css';
import '../styles/lobby.css';

export function Lobby({ state }: { state: State }): JSX.Element {
  useSignal(wishes);
  const room = { ...state.room!, options: wished(state.room!) };
  const now = useSignal(line);
  useReadyHere(room);
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
        <ChatButton state={state} onClick={() => talk(true)} />
      </header>
      {state.swapped && <p class="panel sides" role="status"><Icon name="undo" size={18} />
        {t('sides-swapped')}</p>}
      <div class="lobby-grid">
        <div class="stack lobby-side">
          {!isHere() && <Invite room={room} />}
          <div class="panel"><People room={room} /></div>
        </div>
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
  return <input class="text-input name-input" value={name} maxLength={NAME_CHARS}
    aria-label={t('your-name')} placeholder={t('your-name')}
    onChange={(e) => save(e.currentTarget.value)} />;
}

// Wishes to change places: mine, until it is granted, and those of others for my seat, which the
// same wish the other way round grants. They end soon: in sight wherever the page is scrolled to.
function Asks({ room }: { room: Room }): JSX.Element | null {
  const { you, asks, seats } = room;
  const own = asks.swap.find((s) => s.from === you.member);
  const mine = asks.swap.filter((s) => you.seats.includes(s.seat));
  const left = useSeconds(!!own || mine.length > 0);
  if (!own && !mine.length) return null;
  const seconds = (ms: number) => <span class="clock">{left(room.heard_at + ms)}</span>;
  const holder = (seat: string) => seats.find((s) => s.seat === seat)?.member ?? null;
  return (
    <div class="stack asks" role="status">
      {own && <div class="row between">
        <p>{t('swap-waits', { name: nameOf(room, holder(own.seat)) })} {seconds(own.ms)}</p>
        <Button size="small" onClick={() => void ask({ do: 'swap', seat: null })}>
          {t('swap-withdraw')}</Button></div>}
      {mine.map((s) => (
        <div key={s.from} class="row between">
          <p>{t('swap-wish', { name: nameOf(room, s.from) })} {seconds(s.ms)}</p>
          <span class="row">
            <Button size="small" kind="main" onClick={() => void ask({ do: 'swap',
              seat: seats.find((x) => x.member === s.from)?.seat })}>{t('swap-agree')}</Button>
            <Button size="small" onClick={() => void ask({ do: 'decline', member: s.from })}>
              {t('swap-decline')}</Button>
          </span>
        </div>
      ))}
    </div>
  );
}

// Who turns away from the lobby is not ready any more.
function useReadyHere(room: Room): void {
  const now = useRef(room);
  now.current = room;
  useEffect(() => () => {
    const { you, seats } = now.current;
    const still = client.get().room;
    const ready = seats.some((s) => s.member === you.member && s.ready);
    if (ready && !you.host && still?.code === now.current.code && still.state === 'lobby') {
      void ask({ do: 'ready', ready: false });
    }
  }, []);
}

// People are looked for; the game begins by itself.
function Looking({ room }: { room: Room }): JSX.Element {
  const { bots, ms } = room.match!;
  const left = useSeconds(bots);
  return <p class="grow" role="timer">{bots
    ? t('match-wait-bots', { seconds: left(room.heard_at + (ms ?? 0)) }) : t('match-wait')}</p>;
}

function StartBar({ state }: { state: State }): JSX.Element {
  const room = state.room!;
  const { you, problem } = room;
  const mine = room.seats.find((s) => s.member === you.member);
  return (
    <footer class="start-bar">
      <Voice room={room} />
      <Asks room={room} />
      {room.match ? <Looking room={room} />
        : <p class="grow muted" role="status">{standing(room)}</p>}
      <VoiceButton room={room} />
      {you.host && problem === 'seats_free' && (
        <Button icon="robot" onClick={() => void ask({ do: 'fill', level: botLevel.get() })}>
          {t('fill-bots')}</Button>
      )}
      {mine && !you.host && (
        <Button kind={mine.ready ? '' : 'main'} icon={mine.ready ? 'undo' : 'check'}
          onClick={() => void ask({ do: 'ready', ready: !mine.ready })}>
          {t(mine.ready ? 'ready-undo' : 'ready-say')}</Button>
      )}
      {you.host && (
        <Button kind="main" icon="dive" disabled={!!problem}
          onClick={() => void ask({ do: 'start' })}>{t('start-game')}</Button>
      )}
    </footer>
  );
}
