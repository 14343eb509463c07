// The moments that decided the game, as the server's analysis has them.

import type { JSX } from 'preact';
import type { Frame } from '../core/replay';
import { t } from '../i18n';
import { boatName } from '../sound/announce';
import type { Analysis, DecisiveMoment } from './analysis';

const POINTS = new Set(['course', 'surface', 'silence']);

// The frame in which a point of the analysis begins: courses, surfacings and silences are points.
export function frameOfTurn(frames: Frame[], turn: number): number {
  let seen = -1;
  for (const [i, f] of frames.entries()) {
    if (f.events.some((e) => POINTS.has(e.event))) seen++;
    if (seen === turn) return i;
  }
  return frames.length - 1;
}

// The frame of a moment: of a hit, where the damage is announced.
export function frameOfMoment(frames: Frame[], m: DecisiveMoment): number {
  const from = frameOfTurn(frames, m.turn);
  if (m.kind !== 'hit') return from;
  const hit = frames.findIndex((f, i) => i >= from &&
    f.events.some((e) => e.event === 'damage' && e.team === m.boat));
  return hit < 0 ? from : hit;
}

interface Props {
  found: Analysis | null;
  frames: Frame[];
  boats: [string, string];
  onAt: (at: number) => void;
}

export function Decisive({ found, frames, boats, onAt }: Props): JSX.Element {
  return (
    <section class={`panel stack decisive-panel ${found ? 'found' : ''}`}
      aria-label={t('decisive')}>
      <h2>{t('decisive')}</h2>
      {!found && <p class="muted">{t('loading')}</p>}
      <ol tabIndex={0} aria-label={t('decisive')}>
        {found?.moments.map((m, i) => (
          <li key={i}><button type="button" class={`moment ${m.boat ?? ''}`}
            onClick={() => onAt(frameOfMoment(frames, m))}>
            {t(`decisive-${m.kind}`, { boat: boatName(boats, m.boat), damage: m.damage ?? 0,
              before: m.before ?? 0, after: m.after ?? 0,
              cause: m.cause ?? '' })}</button></li>
        ))}
      </ol>
    </section>
  );
}
