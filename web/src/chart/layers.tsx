// Things drawn on the chart: route, mines, submarine, reach, blast, heat.

import type { JSX } from 'preact';
import { columnOf, rowOf, type Space } from '../core/space';
import type { Dir, Team } from '../core/shapes';
import { centre, UNIT } from './chart';
import { region } from './coast';
import { glow } from './heat';

// A route is pieces of line: a new piece starts where two spaces do not touch.
export function inkPath(spaces: Space[]): string {
  return spaces.map((at, i) => {
    const [x, y] = centre(at);
    const joined = i > 0 && touches(spaces[i - 1]!, at);
    return `${joined ? 'L' : 'M'}${x} ${y}`;
  }).join('');
}

function touches(a: Space, b: Space): boolean {
  const d = Math.abs(columnOf(a) - columnOf(b)) + Math.abs(rowOf(a) - rowOf(b));
  return d <= 1;
}

export function RouteLayer({ spaces, team }: { spaces: Space[]; team: Team }): JSX.Element {
  const start = spaces[0];
  return (
    <g class={`route ${team}`}>
      <path class="ink" d={inkPath(spaces)} />
      {spaces.slice(1).map((at) => <Stop key={at} at={at} />)}
      {start !== undefined && <StartMark at={start} />}
    </g>
  );
}

export function Stop({ at }: { at: Space }): JSX.Element {
  const [x, y] = centre(at);
  return <circle class="stop" cx={x} cy={y} r={2.6} />;
}

function StartMark({ at }: { at: Space }): JSX.Element {
  const [x, y] = centre(at);
  return <path class="start" d={`M${x - 6} ${y - 6}l12 12M${x + 6} ${y - 6}l-12 12`} />;
}

const TURN: Record<Dir, number> = { N: -90, E: 0, S: 90, W: 180 };

export function SubmarineLayer(
  { at, heading, team }: { at: Space; heading: Dir; team: Team },
): JSX.Element {
  const [x, y] = centre(at);
  return (
    <g class={`submarine ${team}`} style={{ transform: `translate(${x}px, ${y}px)` }}>
      <circle class="halo" r={19} />
      <g style={{ transform: `rotate(${TURN[heading]}deg)` }}>
        <SubmarineShape team={team} />
      </g>
    </g>
  );
}

// Seen from above; blue has bands across the hull, yellow a line of dots.
export function SubmarineShape({ team }: { team: Team }): JSX.Element {
  return (
    <g>
      <path class="hull" d="M-15 0 Q-15 -6 -6 -6.5 H6 Q16 -6 17 0 Q16 6 6 6.5 H-6 Q-15 6 -15 0Z" />
      <path class="fins" d="M-15 -7 L-11 -3 V3 L-15 7 Z" />
      <ellipse class="sail" cx={3} cy={0} rx={5} ry={3} />
      {team === 'blue'
        ? <path class="pattern" d="M-8 -6V6M-4.5 -6.4V6.4" />
        : <path class="pattern dots2" d="M-9.5 0h0M-6.5 -3h0M-6.5 3h0M-3.5 0h0" />}
    </g>
  );
}

function MineMark({ at, team, hot }: { at: Space; team: Team; hot?: boolean }) {
  const [x, y] = centre(at);
  const spikes = [0, 45, 90, 135, 180, 225, 270, 315];
  return (
    <g class={`mine ${team} ${hot ? 'hot' : ''}`} transform={`translate(${x} ${y})`}>
      {spikes.map((a) => <line key={a} y1={-7} y2={-12} transform={`rotate(${a})`} />)}
      <circle r={8} />
      <path class="glint" d="M-4 -2 A5 5 0 0 1 0 -5" />
    </g>
  );
}

export function MinesLayer({ mines, team, hot }: { mines: Space[]; team: Team; hot?: Space[] }) {
  return <g>{mines.map((at) =>
    <MineMark key={at} at={at} team={team} hot={hot?.includes(at)} />)}</g>;
}

export function ReachLayer({ spaces, kind }: { spaces: Space[]; kind: string }): JSX.Element {
  return (
    <g class={`reach ${kind}`}>
      <path class="zone" d={region(spaces, UNIT, 0.03)} />
      {spaces.map((at) => {
        const [x, y] = centre(at);
        return <circle key={at} cx={x} cy={y} r={4} />;
      })}
    </g>
  );
}

// The blast at a space: two damages in the middle, one around it.
export function BlastLayer({ at, danger }: { at: Space; danger: boolean }): JSX.Element {
  const [x, y] = centre(at);
  return (
    <g class={`blast ${danger ? 'danger' : ''}`}>
      <rect class="indirect" x={x - 1.5 * UNIT + 2} y={y - 1.5 * UNIT + 2}
        width={3 * UNIT - 4} height={3 * UNIT - 4} rx={18} />
      <rect class="direct" x={x - UNIT / 2 + 2} y={y - UNIT / 2 + 2}
        width={UNIT - 4} height={UNIT - 4} rx={10} />
      <path class="cross" transform={`translate(${x} ${y})`}
        d="M-26 0h14M12 0h14M0 -26v14M0 12v14" />
    </g>
  );
}

export function HeatLayer({ heat }: { heat: Map<Space, number> }): JSX.Element {
  return (
    <g class="heat">
      {[...glow(heat)].map(([at, opacity]) => {
        const [x, y] = centre(at);
        return <rect key={at} x={x - UNIT / 2 + 1} y={y - UNIT / 2 + 1} width={UNIT - 2}
          height={UNIT - 2} rx={6} style={{ opacity }} />;
      })}
    </g>
  );
}

export function FlashLayer({ at, seen }: { at: Space; seen: string }): JSX.Element {
  const [x, y] = centre(at);
  return (
    <g class={`flash ${seen}`} transform={`translate(${x} ${y})`}>
      <circle r={UNIT * 0.5} />
      <circle r={UNIT * 1.4} />
    </g>
  );
}
