// The helm: four big buttons around a compass rose. One that cannot be steered says why. Who knows
// the Engineer's board sees how worn each panel is, and which course would cost damage.

import type { JSX } from 'preact';
import { whyNot } from '../../core/orders';
import { panelOf } from '../../core/sheet';
import { TURN } from '../../core/space';
import { wear } from '../../core/wear';
import { DIRS, type Dir } from '../../core/shapes';
import { placeNamed, t } from '../../i18n';
import { useGame } from '../game';

export function Compass({ steer }: { steer: (dir: Dir) => void }): JSX.Element {
  const { boat } = useGame();
  return (
    <div class="compass" role="group" aria-label={t('helm')}>
      {DIRS.map((dir) => <Course key={dir} dir={dir} steer={steer} />)}
      <div class="rose" aria-live="polite">
        <Rose />
        <strong>{boat.at ? placeNamed(boat.at) : ''}</strong>
        {boat.sector ? <span>{t('sector-number', { number: boat.sector })}</span> : null}
      </div>
    </div>
  );
}

function Course({ dir, steer }: { dir: Dir; steer: (dir: Dir) => void }): JSX.Element {
  const { view, boat } = useGame();
  const why = whyNot(view, { do: 'course', dir }), panel = panelOf(dir);
  const worn = boat.crossed && wear(view, panel);
  const words = [t('course', { dir })];
  if (why) words.push(t(`error-${why}`));
  else if (worn?.hurts) words.push(t('course-hurts'));
  if (worn) words.push(t('panel-worn', { count: worn.crossed }));
  return (
    <button type="button" class={`course ${dir} ${worn?.hurts ? 'hurts' : ''}`}
      data-about="course"
      data-worn={worn?.hurts ? '!' : worn?.crossed ? `${worn.crossed}/${panel.length}` : undefined}
      onClick={() => steer(dir)} aria-disabled={why ? 'true' : undefined}
      title={words.slice(1).join('. ')} aria-label={words.join('. ')}>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        {worn && <Worn crossed={worn.crossed} />}
        <path d="M20 5 L33 31 L20 24 L7 31 Z"
          transform={`rotate(${TURN[dir]} 20 20)${worn ? ' translate(5 5) scale(0.75)' : ''}`} />
      </svg>
      <span>{t(`dir-${dir}`)}</span>
    </button>
  );
}

// A ring of six parts; those that are crossed out are filled.
function Worn({ crossed }: { crossed: number }): JSX.Element {
  const ring = { cx: 20, cy: 20, r: 18, pathLength: 60, transform: 'rotate(-90 20 20)' };
  return (
    <>
      <circle class="ring" {...ring} stroke-dasharray="8 2" />
      {crossed > 0 && <circle class="ring on" {...ring}
        stroke-dasharray={`${'8 2 '.repeat(crossed)}0 ${60 - crossed * 10}`} />}
    </>
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
