// The two boats, whose turn it is, the clock, and the menu.

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { TEAMS, type Team } from '../../core/shapes';
import { tableLeft } from '../../core/clock';
import { aloneOnBoard, nobodyElse, type State } from '../../core/state';
import type { View } from '../../core/view';
import { useSignal } from '../../core/signal';
import { line } from '../../net/client';
import { t } from '../../i18n';
import { Button } from '../../ui/basic';
import { Countdown } from '../../ui/countdown';
import { Icon } from '../../ui/icons';
import { HullPips } from '../first-mate/hull-pips';
import { soundOn, speechOn } from '../../sound/settings';
import { Banner } from './banner';
import { Menu } from './menu';
import { CallsDialog } from './calls';
import { ChatDialog } from './chat';

export function TopBar({ state }: { state: State }): JSX.Element {
  const [open, setOpen] = useState<'menu' | 'calls' | 'chat' | null>(null);
  const view = state.view!, room = state.room!;
  const calls = room.you.seats.length > 0 && !aloneOnBoard(room);
  return (
    <header class="top-bar">
      <h1 class="visually-hidden">{room.name || room.code}</h1>
      <div class="boats">
        {TEAMS.map((team) => <BoatBadge key={team} team={team} view={view}
          name={room.boats[team === 'blue' ? 0 : 1]} />)}
      </div>
      <Banner state={state} />
      <LineState />
      <Countdown left={(now) => tableLeft(state.clock, now)} />
      <div class="row tools">
        <Mute />
        {calls && <Button kind="quiet" icon="people" label={t('calls')}
          onClick={() => setOpen('calls')} />}
        {!nobodyElse(room) && <Button kind="quiet" icon="talk" label={t('chat')}
          onClick={() => setOpen('chat')} />}
        <Button kind="quiet" icon="menu" label={t('menu')} onClick={() => setOpen('menu')} />
      </div>
      {open === 'menu' && <Menu state={state} onClose={() => setOpen(null)} />}
      {open === 'calls' && <CallsDialog state={state} onClose={() => setOpen(null)} />}
      {open === 'chat' && <ChatDialog state={state} onClose={() => setOpen(null)} />}
    </header>
  );
}

export function BoatBadge(
  { team, view, name }: { team: Team; view: View; name: string },
): JSX.Element {
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
      </span>
      {turn && <span class="visually-hidden">{t('badge-turn')}</span>}
    </div>
  );
}

function LineState(): JSX.Element | null {
  const now = useSignal(line);
  if (now === 'up') return null;
  return <span class="pill bad line-state" role="status">{t(`line-${now}`)}</span>;
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
