// One puzzle: the tape, the chart to try tracks on, the answer, and then how it could be known.

import type { JSX, RefObject } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Puzzle, PuzzleAnswer } from '../../../wasm/fathom.mjs';
import { isSea, type Chart } from '../core/chart';
import { engine } from '../core/engine';
import { useSignal } from '../core/signal';
import { spaceName, type Space } from '../core/space';
import { pieces, tape, type TapeItem } from '../core/tape';
import { place, placeNamed, t } from '../i18n';
import { announce } from '../sound/announce';
import { Tape } from '../stations/radio/tape-strip';
import { Button, Segmented } from '../ui/basic';
import {
  answered, isOver, isSolved, keepTry, solvedDays, TRIES_MAX, triesOf, type Grade, type Try,
} from './days';
import { PuzzleChart, type Tool } from './puzzle-chart';

export interface Workings {
  tool: Tool;
  ends: Partial<Record<Tool, Space>>; // where each piece of track ends, and the torpedo
  marks: Space[]; // what the player thinks possible
}

interface Props {
  day: number;
  grade: Grade;
  onShare: () => void;
  onNext: (() => void) | null;
}

function usePuzzle(day: number, grade: Grade): Puzzle {
  const puzzle = useMemo(() => engine().puzzle(day, grade), []);
  useEffect(() => () => puzzle.free(), []);
  return puzzle;
}

// A track in one piece, or one before and one after the silence; and where the torpedo goes.
function toolsOf(puzzle: Puzzle, items: TapeItem[]): Tool[] {
  const track: Tool[] = pieces(items).length > 1 ? ['before', 'since'] : ['track'];
  return puzzle.asked.kind === 'shot' ? [...track, 'aim'] : track;
}

const toggled = (list: Space[], at: Space): Space[] =>
  list.includes(at) ? list.filter((other) => other !== at) : [...list, at];

const boats = (): [string, string] => [t('boat-blue'), t('boat-yellow')];

export function Board({ day, grade, onShare, onNext }: Props): JSX.Element {
  const puzzle = usePuzzle(day, grade), { asked } = puzzle;
  const tries = triesOf(useSignal(answered), day, grade), over = isOver(tries);
  const items = useMemo(() => tape(asked.tape, 'blue'), [puzzle]);
  const tools = toolsOf(puzzle, items), last = tools.at(-1)!;
  const [work, setWork] = useState<Workings>({ tool: tools[0]!, ends: {}, marks: [] });
  const [word, setWord] = useState(items.length);
  const chart: Chart = { name: asked.map, side: asked.chart.length, rows: asked.chart };
  const pick = (at: Space) => {
    const can = work.tool === 'aim' ? asked.reach!.includes(spaceName(at)) : isSea(chart, at);
    if (can) setWork({ ...work, ends: { ...work.ends, [work.tool]: at } });
  };
  const wanted = work.ends[last], end = work.ends[work.tool];
  const then = tools[tools.indexOf(work.tool) + 1]; // what is placed next
  const answer = () => {
    const at = spaceName(wanted!);
    keepTry(day, grade, { at, verdict: puzzle.try(at).verdict });
  };
  return (
    <div class={`puzzle-grid ${over ? 'over' : ''}`}>
      <div class="puzzle-asked stack">
        <p class="question">{question(puzzle)}</p>
        <Tape items={items} boats={boats()} now={over ? word - 1 : undefined} />
      </div>
      <PuzzleChart chart={chart} puzzle={puzzle} items={items} work={work} tries={tries}
        word={over ? word : null} onPick={over ? undefined : pick} />
      <div class="puzzle-bar stack">
        {!over && tools.length > 1 && <Segmented label={t('puzzle-tools')} value={work.tool}
          onChange={(tool) => setWork({ ...work, tool })}
          options={tools.map((tool) => ({ value: tool, text: t(`puzzle-tool-${tool}`) }))} />}
        {!over && <div class="row puzzle-answer">
          {wanted === undefined && then && end !== undefined
            ? <Button class="next-tool grow" onClick={() => setWork({ ...work, tool: then })}>
              {t(`puzzle-then-${then}`)}</Button>
            : <Button kind="main" class="answer grow" disabled={wanted === undefined}
              onClick={answer}>{wanted === undefined
                ? t(then ? 'puzzle-touch-track' : `puzzle-touch-${last}`)
                : t(`puzzle-answer-${asked.kind}`, { space: place(wanted) })}</Button>}
          <Button icon="pencil" label={t('puzzle-mark')} disabled={end === undefined}
            pressed={end !== undefined && work.marks.includes(end)}
            onClick={() => setWork({ ...work, marks: toggled(work.marks, end!) })} />
        </div>}
        <Tries tries={tries} />
        <Told puzzle={puzzle} tries={tries} />
        {over && <Review puzzle={puzzle} items={items} word={word} onWord={setWord} />}
        {over && <div class="row">
          <Button kind="main" class="grow share" icon="copy" onClick={onShare}>
            {t('puzzle-share')}</Button>
          {onNext && <Button class="grow" icon="next" onClick={onNext}>{t('puzzle-next')}</Button>}
        </div>}
        <How puzzle={puzzle} items={items} />
      </div>
    </div>
  );
}

function question({ asked }: Puzzle): string {
  return asked.kind === 'place' ? t('puzzle-ask-place')
    : t('puzzle-ask-shot', { places: asked.places!, space: placeNamed(asked.from!) });
}

function Tries({ tries }: { tries: Try[] }): JSX.Element {
  return (
    <p class="tries" role="img" aria-label={t('puzzle-tries', { made: tries.length,
      most: TRIES_MAX })}>
      {Array.from({ length: TRIES_MAX }, (_, i) =>
        <i key={i} class={tries[i]?.verdict ?? ''} />)}
    </p>
  );
}

// On a low screen it lies below the chart: it comes into sight when there is something new in it.
function useInSight(news: number): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null), seen = useRef(news);
  useEffect(() => {
    if (news > seen.current) ref.current?.scrollIntoView({ block: 'nearest' });
    seen.current = news;
  }, [news]);
  return ref;
}

// What the last answer was worth, and at the end what the solution is.
function Told({ puzzle, tries }: { puzzle: Puzzle; tries: Try[] }): JSX.Element {
  const last = tries.at(-1), over = isOver(tries), solved = isSolved(tries);
  const ref = useInSight(tries.length);
  return (
    <div ref={ref} class={`told ${last?.verdict ?? ''}`} role="status">
      {last && !solved && <Why puzzle={puzzle} made={last} />}
      {solved && <p>{t(`puzzle-solved-${puzzle.asked.kind}`, { tries: tries.length,
        space: placeNamed(puzzle.solution) })}</p>}
      {over && !solved && <p>{t(`puzzle-was-${puzzle.asked.kind}`,
        { space: placeNamed(puzzle.solution) })}</p>}
    </div>
  );
}

function Why({ puzzle, made }: { puzzle: Puzzle; made: Try }): JSX.Element {
  const answer = useMemo(() => puzzle.try(made.at), [puzzle, made.at]);
  const said = answer.against ? puzzle.asked.tape[answer.against - 1] : undefined;
  return (
    <>
      <p>{reasonOf(puzzle, made, answer)}</p>
      {said && <p class="quoted">{announce(said, boats())}</p>}
      {puzzle.asked.kind === 'place' && made.verdict === 'near' && <p>{t('puzzle-near')}</p>}
    </>
  );
}

function reasonOf({ asked }: Puzzle, made: Try, answer: PuzzleAnswer): string {
  const space = placeNamed(made.at);
  if (asked.kind === 'place') return t(answer.against ? 'puzzle-against' : 'puzzle-no-track',
    { space });
  return t('puzzle-hits', { space, hits: answer.direct! + answer.near!, places: answer.places! });
}

// How the places became fewer, word by word.
interface ReviewProps {
  puzzle: Puzzle;
  items: TapeItem[];
  word: number;
  onWord: (word: number) => void;
}

function Review({ puzzle, items, word, onWord }: ReviewProps): JSX.Element {
  const item = items[word - 1];
  const places = useMemo(() => puzzle.places(item ? item.index + 1 : 0).length, [word]);
  return (
    <section class="panel review" aria-label={t('puzzle-review')}>
      <h2>{t('puzzle-review')}</h2>
      <div class="row">
        <Button icon="prev" label={t('step-back')} disabled={word === 0}
          onClick={() => onWord(word - 1)} />
        <p class="grow" aria-live="polite"><b>{item ? announce(item.event, boats())
          : t('replay-begin')}</b><br />{t('puzzle-places', { places })}</p>
        <Button icon="next" label={t('step-on')} disabled={word === items.length}
          onClick={() => onWord(word + 1)} />
      </div>
    </section>
  );
}

// What was heard in words, and what it means.
function How({ puzzle, items }: { puzzle: Puzzle; items: TapeItem[] }): JSX.Element {
  const heard = (event: string) => items.some((i) => i.event.event === event);
  return (
    <details class="how" open={!solvedDays.get().length}>
      <summary>{t('puzzle-how')}</summary>
      <p>{t('puzzle-how-track')} {t('puzzle-how-mark')}</p>
      {heard('drone') && <p>{t('puzzle-how-drone')}</p>}
      {heard('answer') && <p>{t('puzzle-how-sonar')}</p>}
      {heard('silence') && <p>{t('puzzle-how-silence')}</p>}
      {puzzle.asked.kind === 'shot' && <p>{t('puzzle-how-shot')}</p>}
      <ol>{items.map((i) => <li key={i.index}>{announce(i.event, boats())}</li>)}</ol>
    </details>
  );
}
