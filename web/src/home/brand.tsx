// The name of the house: a submarine in the layers of the sea.

import type { JSX } from 'preact';
import { t } from '../i18n';

export function Brand(): JSX.Element {
  return (
    <header class="brand">
      <Scene />
      <div>
        <h1>Fathom</h1>
        <p>{t('tagline')}</p>
      </div>
    </header>
  );
}

// At sea as ever, or after a game that was won, lost or neither.
export function Scene({ mood = '' }: { mood?: string }): JSX.Element {
  return (
    <svg class={`scene ${mood}`} viewBox="0 0 360 220" aria-hidden="true"
      preserveAspectRatio="xMaxYMax meet">
      <rect class="sky" x={-WIDE} y={-100} width={WIDE + 360} height="320" />
      <path class="rays" d={RAYS} />
      <circle class="sun" cx="306" cy="40" r="17" />
      <path class="wave a" d={wave(112, 15, 7)} />
      <path class="wave b" d={wave(134, 22, 8)} />
      <g class="ping"><circle cx="306" cy="172" r="12" /><circle cx="306" cy="172" r="27" />
        <circle cx="306" cy="172" r="43" /></g>
      <g transform="translate(170 158)"><g class="boat">
        <path d="M0 14 Q2 2 22 0 H92 Q118 1 126 14 Q118 28 92 28 H22 Q2 27 0 14Z" />
        <path d="M44 0 L48 -16 H74 L78 0Z M58 -16 V-27 H66" />
        <path d="M-6 2 L4 14 L-6 26" />
        <path class="flag" d="M64 -27 V-58 L92 -50 L64 -42" />
        <circle cx="36" cy="14" r="4" /><circle cx="58" cy="14" r="4" />
        <circle cx="80" cy="14" r="4" />
      </g></g>
      <g class="bubbles">{BUBBLES.map(([x, y, r]) => <circle key={x} cx={x} cy={y} r={r} />)}</g>
      <path class="wave c" d={wave(194, 30, 9)} />
    </svg>
  );
}

const WIDE = 840; // how far the sea goes on to the left, for wide screens
// Twelve around the sun, for a victory.
const RAYS = Array.from({ length: 12 }, (_, i) => {
  const [x, y] = [Math.cos((i * Math.PI) / 6), Math.sin((i * Math.PI) / 6)];
  const at = (r: number) => `${(306 + x * r).toFixed(1)} ${(40 + y * r).toFixed(1)}`;
  return `M${at(25)}L${at(i % 2 ? 38 : 46)}`;
}).join('');
const BUBBLES = [[178, 150, 3], [190, 138, 5], [186, 124, 2.5], [206, 146, 4], [216, 128, 3],
  [202, 112, 5]] as const;

function wave(y: number, half: number, height: number): string {
  const count = Math.ceil((WIDE + 360) / half);
  const crests = ` t${half} 0`.repeat(count);
  return `M${-WIDE} ${y} q${half / 2} -${height} ${half} 0${crests}V220H${-WIDE}Z`;
}
