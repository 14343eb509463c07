// What everybody may see on a chart: smoke, the last blasts, where the enemy surfaced.

import type { JSX } from 'preact';
import { volcanoes } from '../core/chart';
import type { GameEvent, Team } from '../core/shapes';
import { parseSpace, sectorOf, type Space } from '../core/space';
import { chartOf, other, type View } from '../core/view';
import { centre, UNIT } from './chart';
import { FlashLayer } from './layers';

export function SectorWash(
  { sector, side, kind }: { sector: number; side: number; kind: string },
): JSX.Element {
  const per = side / 5;
  const x = ((sector - 1) % per) * 5 * UNIT, y = Math.floor((sector - 1) / per) * 5 * UNIT;
  return <rect class={`wash ${kind}`} x={x + 3} y={y + 3} width={5 * UNIT - 6}
    height={5 * UNIT - 6} rx={14} />;
}

export function Smoke({ view }: { view: View }): JSX.Element | null {
  const at = view.smoke ? volcanoes(chartOf(view))[view.smoke - 1] : undefined;
  if (at === undefined) return null;
  return <SectorWash sector={sectorOf(at, view.side)} side={view.side} kind="smoke" />;
}

// Blasts of the last order stay on the chart as a flash and a scar.
export function Blasts({ events }: { events: GameEvent[] }): JSX.Element {
  const recent = events.slice(-12).map((e, i) => ({ e, i }))
    .filter(({ e }) => e.event === 'blast' && e.at);
  return (
    <g>
      {recent.map(({ e, i }) => {
        const at = parseSpace(e.at!);
        return (
          <g key={events.length - 12 + i}>
            <Scar at={at} />
            <FlashLayer at={at} seen={e.cause ?? ''} />
          </g>
        );
      })}
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

export function EnemySurfaced(
  { view, events, team }: { view: View; events: GameEvent[]; team: Team },
): JSX.Element | null {
  const enemy = other(team);
  if (view.boats[enemy].depth === 'submerged') return null;
  const last = [...events].reverse().find((e) => e.event === 'surface' && e.team === enemy);
  if (!last?.sector) return null;
  return <SectorWash sector={last.sector} side={view.side} kind="found" />;
}
