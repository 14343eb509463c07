// A guided dive: the learner's own station, with a teacher above it who asks for one thing at a
// time and answers mistakes.

import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { LessonStanding } from '../../../wasm/fathom.mjs';
import { bookOf } from '../core/books';
import { engine } from '../core/engine';
import { go, goInstead } from '../core/route-to';
import { useSignal } from '../core/signal';
import type { State } from '../core/state';
import { TEAMS } from '../core/shapes';
import { language, t } from '../i18n';
import { giveBack, lend, state as clientState } from '../net/client';
import { Bridge } from '../stations/bridge/bridge';
import { Banner } from '../stations/bridge/banner';
import { CallsDialog } from '../stations/bridge/calls';
import { BoatBadge } from '../stations/bridge/top-bar';
import { Button } from '../ui/basic';
import { teach } from '../ui/explain';
import { Icon } from '../ui/icons';
import { clearToasts } from '../ui/toasts';
import { battle } from './battle';
import { LessonLine, roomOf } from './lesson-line';
import { usePointing } from './pointing';
import { finish, finished, nextOf } from './progress';
import { didListener } from './did';
import '../styles/school.css';

let dives = 0;
const NEXT = 'next'; // that was not finished

// Opens the lesson and closes it when the screen goes.
function useLesson(name: string): { line: LessonLine | null; now: LessonStanding | null } {
  const [now, setNow] = useState<LessonStanding | null>(null);
  const [line, setLine] = useState<LessonLine | null>(null);
  useEffect(() => {
    let made: LessonLine | null = null;
    clearToasts(); // what was said in the last one
    if (name === NEXT) {
      const next = nextOf(engine().lessons(), finished.get());
      goInstead(next ? `/learn/${next}` : '/learn');
      return undefined;
    }
    try {
      const lesson = engine().lesson(name, bookOf(language.get()));
      const room = roomOf(lesson, ++dives, t(`lesson-${name}`));
      lend((hear) => (made = new LessonLine(lesson, room, hear, { standing: setNow })));
      setLine(made);
    } catch {
      go('/learn');
      return undefined;
    }
    teach((code) => made!.stopped(code));
    const stop = didListener((what) => made!.act(what));
    return () => {
      stop();
      teach(null);
      giveBack();
    };
  }, [name]);
  return { line, now };
}

export function Dive({ name }: { name: string }): JSX.Element {
  const state = useSignal(clientState);
  const { line, now } = useLesson(name);
  if (!line || !now || !state.view) return <p class="loading">{t('loading')}</p>;
  return <Bridge head={<Head name={name} state={state} line={line} now={now} />} />;
}

interface HeadProps {
  name: string;
  state: State;
  line: LessonLine;
  now: LessonStanding;
}

function Head({ name, state, line, now }: HeadProps): JSX.Element {
  const [calling, setCalling] = useState(false), [hint, setHint] = useState(false);
  const room = state.room!, view = state.view!, asks = now.state === 'asks';
  useEffect(() => setHint(false), [now.step]);
  return (
    <header class="lesson-head">
      <h1 class="visually-hidden">{t(`lesson-${name}`)}</h1>
      <Steps at={now.number} steps={line.steps} />
      <div class="lesson-bar">
        <div class="boats">
          {TEAMS.map((team, i) => <BoatBadge key={team} team={team} view={view}
            name={room.boats[i]!} />)}
        </div>
        {now.points.includes('calls') && <Button kind="quiet" icon="call" class="calls-button"
          label={t('calls')} onClick={() => setCalling(true)} />}
        {now.state !== 'over' && <Button kind="quiet" size="small" class="coach-hint" pressed={hint}
          disabled={!asks} onClick={() => setHint(!hint)}>{t('dive-hint')}</Button>}
        <Button kind="quiet" icon="close" label={t('dive-leave')} onClick={() => go('/learn')} />
      </div>
      {now.state === 'over' ? <Finished name={name} />
        : <Card name={name} line={line} now={now} hint={hint} />}
      <Banner state={state} />
      {calling && <CallsDialog heard={state.calls} seats={room.you.seats}
        onClose={() => setCalling(false)} />}
    </header>
  );
}

interface CardProps extends Omit<HeadProps, 'state'> {
  hint: boolean;
}

function Card({ name, line, now, hint }: CardProps): JSX.Element {
  const asks = now.state === 'asks';
  usePointing(asks ? now.points : []);
  const answer = now.answer ?? (hint ? 'hint' : null);
  return (
    <section class={`coach-card ${now.answer ? 'answering' : ''}`} aria-label={t('dive-teacher')}>
      <div class="coach-text" aria-live="polite">
        <p key={now.step}>{t(`lesson-${name}-${now.step}`)}</p>
        {answer && <p key={answer} class="coach-answer">
          <Icon name={now.answer ? 'talk' : 'eye'} size={18} />
          <span>{t(`lesson-${name}-${now.step}-${answer}`)}</span></p>}
      </div>
      {asks && now.acts.includes('next') && <Button kind="main" size="small" class="coach-next"
        onClick={() => line.act('next')}>{t('dive-next')}</Button>}
    </section>
  );
}

function Steps({ at, steps }: { at: number; steps: number }): JSX.Element {
  return (
    <div class="coach-steps" role="img" aria-label={t('dive-step', { at, steps })}>
      {Array.from({ length: steps }, (_, i) => <i key={i} class={i < at ? 'on' : ''} />)}
    </div>
  );
}

function Finished({ name }: { name: string }): JSX.Element {
  useEffect(() => finish(name), [name]);
  const all = engine().lessons();
  const next = all[all.indexOf(name) + 1];
  return (
    <section class="coach-card done" aria-label={t('dive-teacher')}>
      <p class="coach-text" aria-live="polite"><Icon name="check" size={20} />
        <span>{t(`lesson-${name}-done`)}</span></p>
      <div class="row">
        {next ? <Button kind="main" class="grow coach-on" onClick={() => go(`/learn/${next}`)}>
          {t('dive-onward')}</Button>
          : <Button kind="main" class="grow coach-battle" icon="bolt"
            onClick={() => void battle()}>{t('first-battle')}</Button>}
        <Button onClick={() => go('/learn')}>{t('dive-all')}</Button>
      </div>
    </section>
  );
}

