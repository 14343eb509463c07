// Both boats, their routes and mines, and on wish what one side believed of the other.

import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { ChartView } from '../chart/chart';
import { ArcherLayer } from '../chart/features';
import { FlashLayer, HeatLayer, MinesLayer, RouteLayer, SubmarineLayer } from '../chart/layers';
import { TEAMS, type GameEvent, type Team } from '../core/shapes';
import type { Frame } from '../core/replay';
import { heading, sailed } from '../core/route';
import { parseSpace, type Space } from '../core/space';
import { chartOf, spaces, type View } from '../core/view';
import type { Replay } from '../net/api';
import { t } from '../i18n';
import { HullPips } from '../stations/first-mate/hull-pips';
import { Segmented } from '../ui/basic';

interface Props {
  game: Replay;
  list: Frame[];
  at: number;
  heat: Map<Space, number> | null;
  which: Team | 'none';
  onWhich: (which: Team | 'none') => void;
}

export function DebriefChart({ game, list, at, heat, which, onWhich }: Props): JSX.Element {
  const { view, events } = list[at]!;
  const chart = chartOf(view);
  const past = useMemo(() => list.slice(0, at + 1).flatMap((f) => f.events), [list, at]);
  const blasts = events.filter((e) => e.event === 'blast').map((e) => parseSpace(e.at!));
  return (
    <section class="stack debrief-chart" aria-label={t('debrief-chart')}>
      <div class="row between">
        {TEAMS.map((team, i) => (
          <span key={team} class={`boat-badge ${team} ${view.turn === team ? 'turn' : ''}`}>
            <span class="boat-name">{game.boats[i]}</span>
            <HullPips hull={view.boats[team].hull} size={Number(game.rules.hull)} small />
          </span>
        ))}
      </div>
      <div class="chart-box">
        <ChartView chart={chart} label={t('debrief-chart')} later>
          {heat && <HeatLayer heat={heat} />}
          <ArcherLayer chart={chart} />
          {TEAMS.map((team) => <BoatLayer key={team} view={view} past={past} team={team} />)}
          {blasts.map((space) => <FlashLayer key={space} at={space} seen="" />)}
        </ChartView>
      </div>
      <Segmented label={t('belief-of')} value={which} onChange={onWhich} options={[
        { value: 'none', text: t('belief-none') },
        { value: 'blue', text: t('belief-by', { boat: game.boats[0] }) },
        { value: 'yellow', text: t('belief-by', { boat: game.boats[1] }) },
      ]} />
    </section>
  );
}

interface BoatProps {
  view: View;
  past: GameEvent[];
  team: Team;
}

function BoatLayer({ view, past, team }: BoatProps): JSX.Element {
  const boat = view.boats[team];
  return (
    <g class={`route truth ${team}`}>
      <RouteLayer spaces={sailed(past, team, spaces(boat.route))} team={team} />
      <MinesLayer mines={spaces(boat.mines)} team={team} />
      {boat.at && <SubmarineLayer at={parseSpace(boat.at)} heading={heading(past, team)}
        team={team} />}
    </g>
  );
}
