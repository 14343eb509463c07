// Play, step, scrub; and what was said at this moment.

import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Frame, Moment } from '../core/replay';
import { announce } from '../sound/announce';
import { t } from '../i18n';
import { Button } from '../ui/basic';

const STEP_MS = 700;

// What was announced in this frame, or else the last words before it.
function lastSaid(frames: Frame[], at: number, boats: [string, string]): string {
  for (let i = at; i > 0; i--) {
    const words = frames[i]!.events.map((e) => announce(e, boats)).filter(Boolean).join(' ');
    if (words) return words;
  }
  return '';
}

// Where on the timeline something happened; damage stands out.
function Marks({ marks, count }: { marks: Moment[]; count: number }): JSX.Element {
  return (
    <svg class="marks" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      {marks.map(({ frame, event }, i) => {
        const x = (100 * frame) / Math.max(1, count - 1);
        return <line key={i} class={`${event.team ?? ''} ${event.event}`} x1={x} x2={x}
          y1={event.event === 'damage' ? 0 : 4} y2={10} />;
      })}
    </svg>
  );
}

interface Props {
  count: number;
  marks: Moment[];
  at: number;
  onAt: (at: number) => void;
  frames: Frame[];
  boats: [string, string];
  children: ComponentChildren;
}

export function Player(props: Props): JSX.Element {
  const { count, marks, at, onAt, frames, boats } = props;
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    if (!playing) return undefined;
    if (at >= count - 1) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => onAt(at + 1), STEP_MS);
    return () => clearTimeout(timer);
  }, [playing, at, count]);
  const said = lastSaid(frames, at, boats);
  return (
    <section class="panel stack player" aria-label={t('replay')}>
      <p class="said" aria-live="polite">{said || t('replay-begin')}</p>
      <Marks marks={marks} count={count} />
      <input type="range" min={0} max={count - 1} value={at} aria-label={t('replay-position')}
        aria-valuetext={t('replay-step', { at, count: count - 1 })}
        onInput={(e) => onAt(Number(e.currentTarget.value))} />
      <div class="row between">
        <Button icon="prev" label={t('step-back')} onClick={() => onAt(Math.max(0, at - 1))} />
        <Button kind="main" icon={playing ? 'pause' : 'play'} class="grow"
          onClick={() => {
            if (at >= count - 1) onAt(0);
            setPlaying(!playing);
          }}>{t(playing ? 'pause' : 'play')}</Button>
        <Button icon="next" label={t('step-on')}
          onClick={() => onAt(Math.min(count - 1, at + 1))} />
      </div>
      <p class="muted small-text">{t('replay-step', { at, count: count - 1 })}</p>
      {props.children}
    </section>
  );
}
