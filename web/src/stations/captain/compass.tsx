// The helm: four big buttons around a compass rose. One that cannot be steered says why.

import type { JSX } from 'preact';
import { whyNot } from '../../core/orders';
import { TURN } from '../../core/space';
import { DIRS, type Dir } from '../../core/shapes';
import { placeNamed, t } from '../../i18n';
import { useGame } from '../game';

export function Compass({ steer }: { steer: (dir: Dir) => void }): JSX.Element {
  const { view, boat } = useGame();
  return (
    <div class="compass" role="group" aria-label={t('helm')}>
      {DIRS.map((dir) => {
        const why = whyNot(view, { do: 'course', dir });
        const reason = why ? t(`error-${why}`) : '';
        return (
          <button key={dir} type="button" class={`course ${dir}`} onClick={() => steer(dir)}
            aria-disabled={why ? 'true' : undefined} title={reason}
            aria-label={[t('course', { dir }), reason].filter(Boolean).join('. ')}>
            <svg viewBox="0 0 40 40" aria-hidden="true"
              style={{ transform: `rotate(${TURN[dir]}deg)` }}>
              <path d="M20 5 L33 31 L20 24 L7 31 Z" />
            </svg>
            <span>{t(`dir-${dir}`)}</span>
          </button>
        );
      })}
      <div class="rose" aria-live="polite">
        <Rose />
        <strong>{boat.at ? placeNamed(boat.at) : ''}</strong>
        {boat.sector ? <span>{t('sector-number', { number: boat.sector })}</span> : null}
      </div>
    </div>
  );
}

function Rose(): JSX.Element {
  const ticks = Array.from({ length: 32 }, (_, i) => i);
  return (
    <svg viewBox="-50 -50 100 100" aria-hidden="true">
      <circle r="46" />
      {ticks.map((i) => <line key={i} x1={0} y1={-46} x2={0} y2={i % 4 ? -42 : -38}
        transform={`rotate(${i * 11.25})`} />)}
    </svg>
  );
}
