// The moments that decided the game; shots with the chance that they had.

import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Moment } from '../core/replay';
import { announce } from '../sound/announce';
import { t } from '../i18n';
import type { Shot } from './played';

interface Props {
  marks: Moment[];
  at: number;
  onAt: (at: number) => void;
  boats: [string, string];
  shots: Shot[];
}

export function Moments({ marks, at, onAt, boats, shots }: Props): JSX.Element {
  const ref = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const now = ref.current?.querySelector<HTMLElement>('.now');
    if (now && ref.current) ref.current.scrollTop = now.offsetTop - ref.current.offsetTop - 60;
  }, [at]);
  const chance = (m: Moment) => shots.find((s) => s.frame === m.frame && s.at === m.event.at &&
    s.team === m.event.team && m.event.event !== 'damage');
  return (
    <section class="panel stack moments" aria-label={t('moments')}>
      <h2>{t('moments')}</h2>
      <ol ref={ref} tabIndex={0} aria-label={t('moments')}>
        {marks.map((m, i) => {
          const shot = chance(m);
          return (
            <li key={i} class={m.frame === at ? 'now' : ''}>
              <button type="button" class={`moment ${m.event.team ?? ''} ${m.event.event}`}
                onClick={() => onAt(m.frame)}>
                <span>{announce(m.event, boats)}</span>
                {shot && <span class="pill small-text">{t('shot-chance',
                  { percent: shot.percent })}</span>}
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
