// The name of the house: a submarine in the layers of the sea.

import type { JSX } from 'preact';
import { t } from '../i18n';

export function Brand(): JSX.Element {
  return (
    <header class="brand">
      <Scene />
      <div>
        <h1>Fathom</h1>
        <p class="muted">{t('tagline')}</p>
      </div>
    </header>
  );
}

export function Scene(): JSX.Element {
  return (
    <svg class="scene" viewBox="0 0 360 190" aria-hidden="true"
      preserveAspectRatio="xMaxYMax slice">
      <rect class="sky" width="360" height="190" />
      <circle class="sun" cx="300" cy="42" r="17" />
      <path class="wave a" d={wave(84, 15, 8)} />
      <path class="wave b" d={wave(112, 22, 8)} />
      <path class="wave c" d={wave(158, 30, 9)} />
      <g class="ping"><circle cx="306" cy="134" r="12" /><circle cx="306" cy="134" r="27" />
        <circle cx="306" cy="134" r="43" /></g>
      <g class="boat" transform="translate(170 120)">
        <path d="M0 14 Q2 2 22 0 H92 Q118 1 126 14 Q118 28 92 28 H22 Q2 27 0 14Z" />
        <path d="M44 0 L48 -16 H74 L78 0Z M58 -16 V-27 H66" />
        <path d="M-6 2 L4 14 L-6 26" />
        <circle cx="36" cy="14" r="4" /><circle cx="58" cy="14" r="4" />
        <circle cx="80" cy="14" r="4" />
      </g>
    </svg>
  );
}

function wave(y: number, half: number, height: number): string {
  const count = Math.ceil(360 / half / 2) * 2;
  return `M0 ${y} q${half / 2} -${height} ${half} 0${` t${half} 0`.repeat(count)} V190 H0Z`;
}
