// What a scenario adds to the chart: ice and its holes, volcanoes, islands that repair.

import type { JSX } from 'preact';
import { repairOf, signed, volcanoes, type Chart } from '../core/chart';
import { allSpaces, type Space } from '../core/space';
import { centre, UNIT } from './chart';
import { region } from './coast';
import { SystemGlyph } from '../ui/icons';

export function IceLayer({ chart }: { chart: Chart }): JSX.Element | null {
  const holes = signed(chart, 'o');
  const ice = [...signed(chart, '~'), ...holes];
  if (!ice.length) return null;
  return (
    <g>
      <path class="ice" d={region(ice, UNIT)} />
      {signed(chart, '~').map((at) => <Shard key={at} at={at} />)}
      {holes.map((at) => {
        const [x, y] = centre(at);
        return <ellipse key={at} class="hole" cx={x} cy={y} rx={15} ry={13} />;
      })}
    </g>
  );
}

function Shard({ at }: { at: Space }): JSX.Element {
  const [x, y] = centre(at);
  const turn = (at * 47) % 90;
  return <path class="shard" transform={`translate(${x} ${y}) rotate(${turn})`}
    d="M-9 -5 L6 -8 L9 3 L-2 8 Z" />;
}

export function VolcanoLayer({ chart }: { chart: Chart }): JSX.Element {
  return (
    <g>
      {volcanoes(chart).map((at) => {
        const [x, y] = centre(at);
        return (
          <g key={at} transform={`translate(${x} ${y})`} class="volcano">
            <path d="M-14 11 L-5 -7 Q0 -3 5 -7 L14 11 Z" />
            <path class="glow" d="M-5 -7 Q0 -3 5 -7 L3 0 L1 -3 L-1 4 L-3 -1 Z" />
            <path class="plume" d="M0 -8 q-4 -4 0 -8 M3 -9 q5 -3 2 -7" />
          </g>
        );
      })}
    </g>
  );
}

export function RepairLayer({ chart }: { chart: Chart }): JSX.Element {
  const spots = allSpaces(chart.side).filter((at) => repairOf(chart, at));
  return (
    <g class="repair">
      {spots.map((at) => {
        const [x, y] = centre(at);
        return (
          <g key={at} transform={`translate(${x - 9} ${y - 9})`}>
            <SystemGlyph system={repairOf(chart, at)!} size={18} />
          </g>
        );
      })}
    </g>
  );
}

export function ArcherLayer({ chart }: { chart: Chart }): JSX.Element {
  return (
    <g class="archer">
      {signed(chart, 'M').map((at) => {
        const [x, y] = centre(at);
        return (
          <g key={at} transform={`translate(${x} ${y})`}>
            <path d="M0 -13 L11 -6 L11 6 L0 13 L-11 6 L-11 -6 Z" />
            <path class="arrow" d="M-6 4 L5 -5 M5 -5 h-5 M5 -5 v5" />
          </g>
        );
      })}
    </g>
  );
}
