// For a television in the room: both boats, the chart, and every word large.

import type { JSX } from 'preact';
import { ChartView } from '../chart/chart';
import { ArcherLayer } from '../chart/features';
import { MinesLayer, RouteLayer, SubmarineLayer } from '../chart/layers';
import { Blasts, Smoke, Surfaced } from '../chart/public-layers';
import { useSignal } from '../core/signal';
import { nameOf, roleOf, type Room, type State } from '../core/state';
import { tape } from '../core/tape';
import { ask } from '../net/client';
import { boatName } from '../sound/announce';
import { Button } from '../ui/basic';
import { RoleGlyph } from '../ui/icons';
import { heading, sailed } from '../core/route';
import { parseSpace } from '../core/space';
import { TEAMS, type Team } from '../core/shapes';
import { chartOf, other, spaces } from '../core/view';
import { duration, t } from '../i18n';
import { Ending } from '../stations/bridge/ending';
import { LogPanel } from '../stations/bridge/log';
import { Shock } from '../stations/bridge/shock';
import { StopFrame } from '../stations/bridge/stop-frame';
import { Tape } from '../stations/radio/tape-strip';
import { TopBar } from '../stations/bridge/top-bar';
import { compact } from '../stations/bridge/layout';

export function Spectator({ state }: { state: State }): JSX.Element {
  const view = state.view!, room = state.room!;
  const chart = chartOf(view);
  const late = room.options.spectators === 'both' ? room.options.spectator_delay_ms : 0;
  return (
    <div class={`bridge spectator ${useSignal(compact) ? 'narrow' : 'wide'}`}>
      <TopBar state={state} />
      <main class="bridge-main">
        {view.phase === 'over' && <Ending room={room} view={view} />}
        <div class="chart-box big">
          <ChartView chart={chart} label={t('spectator-chart')} under={<Smoke view={view} />}>
            <ArcherLayer chart={chart} />
            {TEAMS.map((team) => <Boat key={team} state={state} team={team} />)}
            <Blasts events={state.events} />
          </ChartView>
        </div>
        <div class="stack">
          {late > 0 && view.phase !== 'over' &&
            <p class="pill">{t('delayed', { time: duration(late) })}</p>}
          <FreeSeats room={room} />
          {TEAMS.map((team) => <Crew key={team} state={state} team={team} />)}
          <LogPanel events={state.events} room={room} />
        </div>
      </main>
      <Shock events={state.events} team={null} />
      <StopFrame view={view} room={room} />
    </div>
  );
}

// A boat and its crew, and all that was heard of it.
function Crew({ state, team }: { state: State; team: Team }): JSX.Element {
  const room = state.room!;
  const items = tape(state.events, other(team));
  return (
    <section class={`panel tv-boat ${team}`} aria-label={boatName(room.boats, team)}>
      <h2>{boatName(room.boats, team)}</h2>
      <ul class="tv-crew">
        {room.seats.filter((s) => s.seat.startsWith(team)).map((s) => (
          <li key={s.seat}><RoleGlyph role={roleOf(s.seat)} size={18} />
            {s.bot ? t(`level-${s.bot}`) : nameOf(room, s.member)}</li>
        ))}
      </ul>
      <Tape items={items} boats={room.boats} />
    </section>
  );
}

// In a running game a newcomer may take a seat that nobody plays, if the host allows it.
function FreeSeats({ room }: { room: Room }): JSX.Element | null {
  const free = room.state === 'playing'
    ? room.seats.filter((s) => room.you.may_sit.includes(s.seat)) : [];
  if (!free.length) return null;
  return (
    <div class="panel row">
      {free.map((s) => {
        const [team, role] = s.seat.split('.') as [Team, string];
        return (
          <Button key={s.seat} size="small" onClick={() => void ask({ do: 'sit', seat: s.seat })}>
            {t('take-seat', { role, boat: boatName(room.boats, team) })}</Button>
        );
      })}
    </div>
  );
}

// A boat as far as it is shown: where it surfaced, or all of it when both boats are open.
function Boat({ state, team }: { state: State; team: Team }): JSX.Element {
  const view = state.view!, boat = view.boats[team];
  return (
    <g>
      <Surfaced view={view} events={state.events} team={team} kind={`found ${team}`} />
      {boat.route && <g class={`route truth ${team}`}>
        <RouteLayer spaces={sailed(state.events, team, spaces(boat.route))} team={team} /></g>}
      {boat.mines && <MinesLayer mines={spaces(boat.mines)} team={team} />}
      {boat.at && <SubmarineLayer at={parseSpace(boat.at)} team={team}
        heading={heading(state.events, team)} />}
    </g>
  );
}
