// The hull: one plate for each damage that it can take.

import type { JSX } from 'preact';
import { t } from '../../i18n';

export function HullPips({ hull, size, small }: { hull: number; size: number; small?: boolean }) {
  return (
    <span class={`hull-pips ${small ? 'small' : ''}`} role="img"
      data-about="hull" aria-label={t('hull-left', { hull, size })}>
      {Array.from({ length: size }, (_, i) => <Plate key={i} whole={i < hull} />)}
    </span>
  );
}

function Plate({ whole }: { whole: boolean }): JSX.Element {
  return (
    <svg viewBox="0 0 22 26" class={whole ? 'whole' : 'hit'} aria-hidden="true">
      <path class="plate" d="M3 3 H19 V23 H3 Z" />
      {whole ? <path class="rivets" d="M6 6h0M16 6h0M6 20h0M16 20h0" />
        : <path class="tear" d="M4 4 L18 22 M18 4 L4 22" />}
    </svg>
  );
}
