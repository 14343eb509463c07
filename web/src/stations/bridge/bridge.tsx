// The game screen: the stations that this person holds, with what everyone hears around them.

import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { useSignal } from '../../core/signal';
import type { Team } from '../../core/shapes';
import type { Boat, View } from '../../core/view';
import { stage } from '../../core/stage';
import { rolesHeld, type Room, type State } from '../../core/state';
import { order } from '../../net/client';
import { About } from '../../ui/about';
import { coach } from '../../school/coach';
import { explain } from '../../ui/explain';
import { GameContext, type Game } from '../game';
import { Spectator } from '../../debrief/spectator';
import { autoPass } from './auto-pass';
import { LogPanel } from './log';
import { QuickCalls } from './quick-calls';
import { Blow, Shock } from './shock';
import { Stations } from './stations';
import { StopFrame } from './stop-frame';
import { TopBar } from './top-bar';
import { Ending } from './ending';
import { WhoAmI } from './who';
import { compact, onItsSide } from './layout';
import '../../styles/chart.css';
import '../../styles/stations.css';
import '../../styles/bridge.css';

// A lesson has a head of its own, with the teacher in it.
export function Bridge({ head }: { head?: JSX.Element }): JSX.Element | null {
  const { state, blow } = useSignal(stage);
  const { view, room } = state;
  const game = useMemo(() => gameOf(state), [state]);
  useEffect(() => autoPass(game), [game]);
  useEffect(() => (head ? undefined : coach(game)), [game]);
  const narrow = useSignal(compact), low = useSignal(onItsSide);
  if (!view || !room) return null;
  if (!game) return <Spectator state={state} />;
  const count = game.roles.length;
  return (
    <GameContext.Provider value={game}>
      <div class={`bridge roles-${count} ${narrow ? 'narrow' : 'wide'} ${low ? 'low' : ''} ${
        head ? 'lesson' : ''}`}>
        {head ?? <TopBar state={state} />}
        {!head && <WhoAmI />}
        <main class="bridge-main">
          {view.phase === 'over' && !blow && !head && <Ending room={room} view={view} />}
          <Stations />
          {!narrow && !head && count <= 2 && <LogPanel events={state.events} room={room} />}
        </main>
        {!head && !(narrow && count > 1) && <QuickCalls />}
        <About />
        <Shock events={state.events} team={game.team} />
        <Blow events={state.events} team={game.team} />
        <StopFrame view={view} room={room} />
      </div>
    </GameContext.Provider>
  );
}

// After the end nobody owes a mark, a cross or a word any more.
function atRest(view: View, team: Team): Boat {
  const boat = view.boats[team];
  return view.phase === 'over' ? { ...boat, mark: 'none', cross: 'none', confirm: false } : boat;
}

function gameOf(state: State): Game | null {
  const { view, room } = state;
  const team = room?.you.team;
  if (!view || !room || !team || !room.you.seats.length) return null;
  return {
    view, team, boat: atRest(view, team), roles: rolesHeld(room as Room), events: state.events,
    calls: state.calls, clock: state.clock, room, order: (wanted) => void order(wanted), explain,
  };
}
