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
    <svg class="scene" viewBox="0 0 360 150" aria-hidden="true"
      preserveAspectRatio="xMidYMid slice">
      <rect class="sky" width="360" height="150" />
      <circle class="sun" cx="286" cy="34" r="16" />
      <path class="wave a" d="M0 46 q15 -8 30 0 t30 0 t30 0 t30 0 t30 0 t30 0 t30 0 t30 0 t30 0 t30 0 t30 0 t30 0 V150 H0Z" />
      <path class="wave b" d="M0 74 q22 -8 45 0 t45 0 t45 0 t45 0 t45 0 t45 0 t45 0 t45 0 V150 H0Z" />
      <path class="wave c" d="M0 112 q30 -9 60 0 t60 0 t60 0 t60 0 t60 0 t60 0 V150 H0Z" />
      <g class="boat" transform="translate(118 78)">
        <path d="M0 14 Q2 2 22 0 H92 Q118 1 126 14 Q118 28 92 28 H22 Q2 27 0 14Z" />
        <path d="M44 0 L48 -16 H74 L78 0Z M58 -16 V-27 H66" />
        <path d="M-6 2 L4 14 L-6 26" />
        <circle cx="36" cy="14" r="4" /><circle cx="58" cy="14" r="4" /><circle cx="80" cy="14" r="4" />
      </g>
      <g class="ping"><circle cx="246" cy="92" r="10" /><circle cx="246" cy="92" r="24" />
        <circle cx="246" cy="92" r="40" /></g>
    </svg>
  );
}
