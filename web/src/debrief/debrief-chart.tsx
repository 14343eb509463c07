// Both boats, their routes and mines, and on wish what one side believed of the other.

import type { JSX } from 'preact';
import { ChartView } from '../chart/chart';
import { ArcherLayer } from '../chart/features';
import { FlashLayer, HeatLayer, MinesLayer, RouteLayer, SubmarineLayer } from '../chart/layers';
import type { Frame } from '../core/replay';
import { directionTo, type Space } from '../core/space';
import { TEAMS, type Team } from '../core/types';
import type { Replay } from '../net/api';
import { t } from '../i18n';
import { HullPips } from '../stations/first-mate/hull-pips';
import { Segmented } from '../ui/basic';

interface Props {
  game: Replay;
  frame: Frame;
  heat: Map<Space, number> | null;
  which: Team | 'none';
  onWhich: (which: Team | 'none') => void;
}

export function DebriefChart({ game, frame, heat, which, onWhich }: Props): JSX.Element {
  const chart = { name: game.map, side: game.chart.length, rows: game.chart };
  return (
    <section class="stack debrief-chart" aria-label={t('debrief-chart')}>
      <div class="row between">
        {TEAMS.map((team, i) => (
          <span key={team} class={`boat-badge ${team} ${frame.turn === team ? 'turn' : ''}`}>
            <span class="boat-name">{game.boats[i]}</span>
            <HullPips hull={frame.boats[team].hull} size={Number(game.rules.hull)} small />
          </span>
        ))}
      </div>
      <div class="chart-box">
        <ChartView chart={chart} label={t('debrief-chart')}>
          {heat && <HeatLayer heat={heat} />}
          <ArcherLayer chart={chart} />
          {TEAMS.map((team) => <BoatLayer key={team} frame={frame} team={team} />)}
          {frame.blasts.map((at) => <FlashLayer key={at} at={at} seen="" />)}
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

function BoatLayer({ frame, team }: { frame: Frame; team: Team }): JSX.Element {
  const boat = frame.boats[team];
  const before = boat.route.at(-2);
  const dir = before !== undefined && boat.at !== null ? directionTo(before, boat.at) : null;
  return (
    <g class={`route truth ${team}`}>
      <RouteLayer spaces={boat.route} team={team} />
      <MinesLayer mines={boat.mines} team={team} />
      {boat.at !== null && <SubmarineLayer at={boat.at} heading={dir ?? 'E'} team={team} />}
    </g>
  );
}
