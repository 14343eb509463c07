// The Captain's chart: own boat, route and mines, and the reach of what he is aiming.

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { ChartView } from '../../chart/chart';
import { ArcherLayer } from '../../chart/features';
import {
  BlastLayer, inkPath, MinesLayer, ReachLayer, RouteLayer, Stop, SubmarineLayer,
} from '../../chart/layers';
import { AnswerLayer } from '../../chart/answer-layer';
import { Blasts, Smoke, Surfaced } from '../../chart/public-layers';
import { damage, isShot } from '../../core/orders';
import { heading, heardBack, sailed } from '../../core/route';
import { parseSpace, type Space } from '../../core/space';
import { chartOf, other, spaces } from '../../core/view';
import { t } from '../../i18n';
import { useGame, type Game } from '../game';
import { orderFor, targets, whyNotAt, type Aim, type Tool } from './aim';
import { PlacesLayer } from './places';

interface Props {
  aim: Aim;
  onAim: (aim: Aim) => void;
}

export function CaptainChart({ aim, onAim }: Props): JSX.Element {
  const game = useGame();
  const { view, team, boat, events } = game;
  const chart = chartOf(view);
  const [point, setPoint] = useState<Space | null>(null);
  const open = openSpaces(game, aim);
  const pickable = (at: Space) => open.has(at);
  const pick = (at: Space) => choose(game, aim, at, open, onAim);
  const shown = aim.at ?? (point !== null && open.has(point) ? point : null);
  const at = boat.at ? parseSpace(boat.at) : null;
  return (
    <ChartView chart={chart} label={t('captain-chart')} focus={at ?? undefined}
      pickable={pickable} onPick={pick} onPoint={aim.tool ? setPoint : undefined}
      note={(space) => note(game, space)}
      under={<Smoke view={view} />}>
      <PlacesLayer />
      <AnswerLayer events={events} team={team} side={view.side} />
      <ArcherLayer chart={chart} />
      {aim.tool && aim.tool !== 'place' && aim.tool !== 'drone' &&
        <ReachLayer spaces={[...open]} kind={isShot(aim.tool) ? 'weapon' : 'calm'} />}
      <RouteLayer spaces={sailed(events, team, spaces(boat.route))} team={team} />
      <MinesLayer mines={spaces(boat.mines)} team={team}
        hot={aim.tool === 'trigger' ? [...open] : []} />
      <Surfaced view={view} events={events} team={other(team)} />
      {at !== null && <SubmarineLayer at={at} heading={heading(events, team)} team={team} />}
      {shown !== null && <Preview game={game} aim={aim} at={shown} />}
      <Blasts events={events} />
      {view.phase === 'over' && <Enemy game={game} />}
    </ChartView>
  );
}

// After the end everything is open: the enemy's route and mines too.
function Enemy({ game }: { game: Game }): JSX.Element | null {
  const team = other(game.team), boat = game.view.boats[team];
  if (!boat.at) return null;
  return (
    <g class={`route truth ${team}`}>
      <path class="ink" d={inkPath(heardBack(game.events, team, parseSpace(boat.at)))} />
      {spaces(boat.route).map((at) => <Stop key={at} at={at} />)}
      <MinesLayer mines={spaces(boat.mines)} team={team} />
      <SubmarineLayer at={parseSpace(boat.at)} heading={heading(game.events, team)} team={team} />
    </g>
  );
}

function Preview({ game, aim, at }: { game: Game; aim: Aim; at: Space }): JSX.Element | null {
  if (aim.tool && isShot(aim.tool)) {
    const order = orderFor(game.view, game.roles, { ...aim, at });
    return <BlastLayer at={at} danger={!!order && damage(game.view, order) > 0} />;
  }
  if (aim.tool === 'mine') return <MinesLayer mines={[at]} team={game.team} />;
  if (aim.tool === 'place' || aim.tool === 'silence') {
    return <SubmarineLayer at={at} heading="E" team={game.team} />;
  }
  return null;
}

const toolNow = ({ view }: Game, { tool }: Aim): Tool | null =>
  (view.phase === 'placing' ? 'place' : tool);

function openSpaces(game: Game, aim: Aim): Set<Space> {
  const tool = toolNow(game, aim);
  return new Set(tool && tool !== 'drone' ? targets(game.view, game.roles, tool).keys() : []);
}

function choose(
  game: Game, aim: Aim, at: Space, open: Set<Space>, onAim: (aim: Aim) => void,
): void {
  const tool = toolNow(game, aim);
  if (open.has(at)) onAim({ tool, at });
  else if (tool && tool !== 'drone') game.explain(whyNotAt(game.view, tool, at));
}

function note(game: Game, at: Space): string {
  const { boat } = game;
  const parts: string[] = [];
  if (boat.at && parseSpace(boat.at) === at) parts.push(t('note-here'));
  else if (spaces(boat.route).includes(at)) parts.push(t('note-route'));
  if (spaces(boat.mines).includes(at)) parts.push(t('note-mine'));
  return parts.join(', ');
}
