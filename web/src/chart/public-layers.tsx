// What everybody may see on a chart: smoke, the last blasts, where the enemy surfaced.

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useSignal } from '../core/signal';
import { stage, type Run } from '../core/stage';
import { volcanoes } from '../core/chart';
import type { GameEvent, Team } from '../core/shapes';
import { cornerOf, SECTOR_SIDE, sectorOf } from '../core/sector';
import { parseSpace, type Space } from '../core/space';
import { chartOf, type View } from '../core/view';
import { centre, UNIT } from './chart';
import { FlashLayer } from './layers';

export function SectorWash(
  { sector, side, kind }: { sector: number; side: number; kind: string },
): JSX.Element {
  const [column, row] = cornerOf(sector, side), size = SECTOR_SIDE * UNIT - 6;
  return <rect class={`wash ${kind}`} x={column * UNIT + 3} y={row * UNIT + 3} width={size}
    height={size} rx={14} />;
}

export function Smoke({ view }: { view: View }): JSX.Element | null {
  const at = view.smoke ? volcanoes(chartOf(view))[view.smoke - 1] : undefined;
  if (at === undefined) return null;
  return <SectorWash sector={sectorOf(at, view.side)} side={view.side} kind="smoke" />;
}

const RECENT = 12;

// Blasts of the last orders stay on the chart as scars. One that comes while the chart is open
// flashes; a torpedo that is on its way runs.
export function Blasts({ events }: { events: GameEvent[] }): JSX.Element {
  const [old] = useState(events.length);
  const { run } = useSignal(stage);
  const first = Math.max(0, events.length - RECENT);
  return (
    <g>
      {events.slice(first).map((e, i) => (e.event === 'blast' && e.at
        ? <g key={first + i}>
          <Scar at={parseSpace(e.at)} />
          {first + i >= old && <FlashLayer at={parseSpace(e.at)} seen={e.cause ?? ''} />}
        </g> : null))}
      {run && <RunLayer run={run} />}
    </g>
  );
}

// A torpedo on its way: from the boat where that is known, and the rings that close in on the end.
function RunLayer({ run }: { run: Run }): JSX.Element {
  const [x, y] = centre(parseSpace(run.to));
  const [fx, fy] = run.from ? centre(parseSpace(run.from)) : [x, y];
  const turn = (Math.atan2(y - fy, x - fx) * 180) / Math.PI;
  return (
    <g class={`run ${run.team}`}>
      <g transform={`translate(${x} ${y})`}><circle class="closing" r={UNIT * 1.4} /></g>
      {run.from && <>
        <line class="wake" x1={fx} y1={fy} x2={x} y2={y} pathLength={1} />
        <g class="fish" style={{ '--x': `${fx}px`, '--y': `${fy}px`, '--to-x': `${x}px`,
          '--to-y': `${y}px` }}><path transform={`rotate(${turn})`}
            d="M-11 -3.500H6Q11 -2 13 0Q11 2 6 3.500H-11L-14 6V-6Z" /></g>
      </>}
    </g>
  );
}

function Scar({ at }: { at: Space }): JSX.Element {
  const [x, y] = centre(at);
  const rays = Array.from({ length: 8 }, (_, i) => (i * Math.PI) / 4);
  const d = rays.map((a) => `M${x + Math.cos(a) * 5} ${y + Math.sin(a) * 5}` +
    `L${x + Math.cos(a) * 12} ${y + Math.sin(a) * 12}`).join('');
  return <path class="scar" d={d} />;
}

// Where a boat that is up was found.
export function Surfaced(
  { view, events, team, kind = 'found' }:
  { view: View; events: GameEvent[]; team: Team; kind?: string },
): JSX.Element | null {
  if (view.boats[team].depth === 'submerged') return null;
  const sector = events.findLast((e) => e.event === 'surface' && e.team === team)?.sector;
  return sector ? <SectorWash sector={sector} side={view.side} kind={kind} /> : null;
}
