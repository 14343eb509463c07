// The two boats, whose turn it is, the clock, and the menu.

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { TEAMS, type Team } from '../../core/shapes';
import { aloneOnBoard, nobodyElse, type Clock, type State } from '../../core/state';
import type { View } from '../../core/view';
import { useSignal } from '../../core/signal';
import { line, sending } from '../../net/client';
import { t } from '../../i18n';
import { Button } from '../../ui/basic';
import { useSeconds } from '../../ui/countdown';
import { Icon } from '../../ui/icons';
import { Sending } from '../../ui/sending';
import { Missing } from '../../lobby/missing';
import { HullPips } from '../first-mate/hull-pips';
import { boatName } from '../../sound/announce';
import { soundOn, speechOn } from '../../sound/settings';
import { Banner } from './banner';
import { Voice, VoiceIcon } from '../../voice/entry';
import { Menu } from './menu';
import { CallsDialog } from './calls';
import { ChatButton, ChatDialog } from './chat';
import { TeamClock } from './team-clock';

export function TopBar({ state }: { state: State }): JSX.Element {
  const [open, setOpen] = useState<'menu' | 'calls' | 'chat' | null>(null);
  const view = state.view!, room = state.room!;
  const calls = room.you.seats.length > 0 && !aloneOnBoard(room);
  return (
    <header class="top-bar">
      <h1 class="visually-hidden">{room.name || room.code}</h1>
      <div class="boats">
        {TEAMS.map((team) => <BoatBadge key={team} team={team} view={view} clock={state.clock}
          name={boatName(room.boats, team)} />)}
      </div>
      <Banner state={state} />
      <LineState />
      <Sending />
      <Missing room={room} />
      <Voice room={room} />
      <div class="row tools">
        <Mute />
        <VoiceIcon room={room} />
        {calls && <Button kind="quiet" class="to-calls" icon="call" label={t('calls')}
          onClick={() => setOpen('calls')} />}
        {!nobodyElse(room) && <ChatButton state={state} onClick={() => setOpen('chat')} />}
        <Button kind="quiet" icon="menu" label={t('menu')} onClick={() => setOpen('menu')} />
      </div>
      {open === 'menu' && <Menu state={state} onClose={() => setOpen(null)} />}
      {open === 'calls' && <CallsDialog heard={state.calls} seats={room.you.seats}
        onClose={() => setOpen(null)} />}
      {open === 'chat' && <ChatDialog state={state} onClose={() => setOpen(null)} />}
    </header>
  );
}

interface BadgeProps {
  team: Team;
  view: View;
  name: string;
  clock?: Clock | null;
}

export function BoatBadge({ team, view, name, clock }: BadgeProps): JSX.Element {
  const boat = view.boats[team];
  const turn = view.turn === team && view.phase === 'playing';
  const depth = boat.depth === 'submerged' ? '' : t('badge-surfaced');
  return (
    <div class={`boat-badge ${team} ${turn ? 'turn' : ''} ${view.team === team ? 'own' : ''}`}
      data-about="badge">
      <span class="boat-name">{name}</span>
      <span class="badge-line">
        <HullPips hull={boat.hull} size={Number(view.rules.hull)} small />
        {depth && <span class="badge-depth"><Icon name="surface" size={14} />
          <span>{depth}</span></span>}
        <TeamClock team={team} view={view} clock={clock ?? null} />
      </span>
      {turn && <span class="visually-hidden">{t('badge-turn')}</span>}
    </div>
  );
}

const SILENT_S = 5;

// A line that is down, or a server that does not answer an order.
function LineState(): JSX.Element | null {
  const now = useSignal(line), sent = useSignal(sending);
  const left = useSeconds(sent !== null);
  if (now !== 'up') {
    return <span class="pill bad line-state" role="status">{t(`line-${now}`)}</span>;
  }
  const silent = sent && left(sent.since + SILENT_S * 1000) === 0;
  return silent ? <span class="pill bad line-state" role="status">{t('line-silent')}</span> : null;
}

// One tap for silence in the room.
function Mute(): JSX.Element {
  const sound = useSignal(soundOn), speech = useSignal(speechOn);
  const loud = sound || speech;
  return <Button kind="quiet" class="mute" icon={loud ? 'sound' : 'mute'} pressed={!loud}
    label={t('mute')} onClick={() => {
      soundOn.set(!loud);
      speechOn.set(!loud);
    }} />;
}
