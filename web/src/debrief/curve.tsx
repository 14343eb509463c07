// How many places each boat could have been in, frame by frame, on a logarithmic scale.

import type { JSX } from 'preact';
import { TEAMS, type Team } from '../core/shapes';
import { t } from '../i18n';

const WIDTH = 600, HEIGHT = 170, LEFT = 34, BOTTOM = 18;

interface Props {
  places: Record<Team, number[]>;
  at: number;
  onAt: (at: number) => void;
  boats: [string, string];
}

export function Curve({ places, at, onAt, boats }: Props): JSX.Element {
  const count = places.blue.length;
  const most = Math.log2(Math.max(...places.blue, ...places.yellow, 2));
  const x = (i: number) => LEFT + (i / Math.max(1, count - 1)) * (WIDTH - LEFT - 6);
  const y = (n: number) =>
    HEIGHT - BOTTOM - (Math.log2(Math.max(1, n)) / most) * (HEIGHT - BOTTOM - 12);
  const ticks = [1, 4, 16, 64].filter((n) => Math.log2(n) <= most);
  const pick = (e: MouseEvent) => {
    const rect = (e.currentTarget as Element).getBoundingClientRect();
    const share = ((e.clientX - rect.left) / rect.width) * WIDTH - LEFT;
    const i = Math.round((share / (WIDTH - LEFT - 6)) * (count - 1));
    onAt(Math.min(count - 1, Math.max(0, i)));
  };
  return (
    <section class="panel stack curve" aria-label={t('curve')}>
      <h2>{t('curve')}</h2>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t('curve-now', {
        blue: places.blue[at] ?? 0, yellow: places.yellow[at] ?? 0 })} onClick={pick}>
        {ticks.map((n) => (
          <g key={n} class="tick"><line x1={LEFT} x2={WIDTH} y1={y(n)} y2={y(n)} />
            <text x={LEFT - 6} y={y(n)}>{n}</text></g>
        ))}
        {TEAMS.map((team) => (
          <polyline key={team} class={team}
            points={places[team].map((n, i) =>
              `${x(i).toFixed(1)},${y(n).toFixed(1)}`).join(' ')} />
        ))}
        <line class="now" x1={x(at)} x2={x(at)} y1={6} y2={HEIGHT - BOTTOM} />
      </svg>
      <p class="row small-text">
        {TEAMS.map((team, i) => <span key={team} class={`key ${team}`}>
          {t('curve-key', { boat: boats[i]!, places: places[team][at] ?? 0 })}</span>)}
      </p>
    </section>
  );
}
