// Where is he? The puzzle of a day in three grades, today's or an earlier one.

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { go } from '../core/route-to';
import { useSignal } from '../core/signal';
import { t } from '../i18n';
import { Button, Dialog, Segmented } from '../ui/basic';
import { Icon } from '../ui/icons';
import { Board } from './board';
import {
  answered, dayName, dayNamed, GRADES, isOver, isSolved, solvedDays, streak, today, triesOf,
  type Grade,
} from './days';
import { dateText, shareResult } from './share';
import '../styles/chart.css';
import '../styles/stations.css';
import '../styles/puzzle.css';

const DAYS_LISTED = 28;

// What is still to come is nobody's business yet.
function dayAsked(name: string): number {
  const now = today(), day = dayNamed(name);
  return day === null || day > now ? now : day;
}

export function Puzzle({ date }: { date: string }): JSX.Element {
  const day = dayAsked(date);
  return <Day key={day} day={day} />;
}

function Day({ day }: { day: number }): JSX.Element {
  const all = useSignal(answered);
  const open = GRADES.find((g) => !isOver(triesOf(all, day, g)));
  const [grade, setGrade] = useState<Grade>(open ?? 1);
  const next = GRADES.find((g) => g > grade && !isOver(triesOf(all, day, g))) ?? null;
  return (
    <main class="puzzle">
      <Head day={day} />
      <Segmented label={t('puzzle-grade')} value={String(grade)}
        onChange={(g) => setGrade(Number(g) as Grade)}
        options={GRADES.map((g) => ({ value: String(g), text: <>
          {t(`puzzle-grade-${g}`)}
          {isSolved(triesOf(all, day, g)) && <Icon name="check" size={16} />}</> }))} />
      <Board key={`${day} ${grade}`} day={day} grade={grade} onShare={() => void shareResult(day)}
        onNext={next === null ? null : () => setGrade(next)} />
    </main>
  );
}

function Head({ day }: { day: number }): JSX.Element {
  const [listed, list] = useState(false);
  const row = streak(useSignal(solvedDays));
  return (
    <header class="row puzzle-head">
      <Button kind="quiet" icon="back" label={t('to-home')} onClick={() => go('/')} />
      <div class="grow">
        <h1>{t('puzzle')}</h1>
        <p class="muted small-text"><span>{dateText(day)}</span>{row > 0 && <span class="streak">
          <Icon name="bolt" size={14} />{t('puzzle-streak', { days: row })}</span>}</p>
      </div>
      <Button icon="calendar" label={t('puzzle-days')} onClick={() => list(true)} />
      {listed && <Dialog title={t('puzzle-days')} onClose={() => list(false)}>
        <Days onDay={() => list(false)} /></Dialog>}
    </header>
  );
}

function Days({ onDay }: { onDay: () => void }): JSX.Element {
  const all = useSignal(answered), now = today();
  const show = (day: number) => {
    onDay();
    go(day === now ? '/puzzle' : `/puzzle/${dayName(day)}`);
  };
  return (
    <ul class="puzzle-days">
      {Array.from({ length: DAYS_LISTED }, (_, i) => now - i).map((day) => (
        <li key={day}><button type="button" class="button" onClick={() => show(day)}>
          <span class="grow">{dateText(day)}</span>
          <span class="tries" role="img" aria-label={t('puzzle-solved', { solved:
            GRADES.filter((g) => isSolved(triesOf(all, day, g))).length })}>
            {GRADES.map((g) => <Mark key={g} day={day} grade={g} all={all} />)}</span>
        </button></li>
      ))}
    </ul>
  );
}

interface MarkProps {
  day: number;
  grade: Grade;
  all: Parameters<typeof triesOf>[0];
}

function Mark({ day, grade, all }: MarkProps): JSX.Element {
  const tries = triesOf(all, day, grade);
  return <i class={isSolved(tries) ? 'right' : isOver(tries) ? 'miss' : ''} />;
}
