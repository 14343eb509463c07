// The chart of a puzzle: tracks laid on it by hand, what was tried, and afterwards the places that
// were possible.

import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Puzzle } from '../../../wasm/fathom.mjs';
import { AnswerWash } from '../chart/answer-layer';
import { centre, ChartView, UNIT } from '../chart/chart';
import { BlastLayer, HeatLayer, ReachLayer, SubmarineLayer } from '../chart/layers';
import { SectorWash } from '../chart/public-layers';
import { isSea, type Chart } from '../core/chart';
import { columnOf, parseSpace, rowOf, spaceName, type Space } from '../core/space';
import { pieces, type Piece, type TapeItem } from '../core/tape';
import { t } from '../i18n';
import { said } from '../stations/radio/tape-strip';
import type { Workings } from './board';
import { isSolved, type Try } from './days';

export type Tool = 'track' | 'before' | 'since' | 'aim';

interface Props {
  chart: Chart;
  puzzle: Puzzle;
  items: TapeItem[];
  work: Workings;
  tries: Try[];
  word: number | null; // looked at afterwards: how many words had been heard
  onPick?: (at: Space) => void;
}

export function PuzzleChart(props: Props): JSX.Element {
  const { chart, puzzle, items, work, tries, word } = props, { asked } = puzzle;
  const item = word ? items[word - 1] : undefined;
  const places = useMemo(() => word === null ? []
    : puzzle.places(item ? item.index + 1 : 0).map(parseSpace), [word]);
  const reach = useMemo(() => (asked.reach ?? []).map(parseSpace), [puzzle]);
  const aims = word === null && work.tool === 'aim';
  const missed = isSolved(tries) ? tries.slice(0, -1) : tries;
  return (
    <div class="chart-box puzzle-chart">
      <ChartView chart={chart} label={t('puzzle')} onPick={props.onPick}
        pickable={(at) => (aims ? reach.includes(at) : isSea(chart, at))}
        note={(at) => noteOf(at, tries, places)}>
        <HeatLayer heat={new Map(places.map((at) => [at, 1 / places.length]))} />
        <Said item={item} side={chart.side} />
        {aims && <ReachLayer spaces={reach} kind="weapon" />}
        {missed.map(({ at }) => <Tried key={at} at={parseSpace(at)} />)}
        {word === null && work.marks.map((at) => <Mark key={at} at={at} />)}
        {word === null && <Tracks items={items} work={work} />}
        {asked.from && <SubmarineLayer at={parseSpace(asked.from)} heading="E" team="blue" />}
        {word === items.length && <Solution puzzle={puzzle} items={items} />}
        {word === null && work.ends.aim !== undefined &&
          <BlastLayer at={work.ends.aim} danger={false} />}
      </ChartView>
    </div>
  );
}

function noteOf(at: Space, tries: Try[], places: Space[]): string {
  if (tries.some((made) => made.at === spaceName(at))) return t('puzzle-tried');
  return places.includes(at) ? t('note-possible') : '';
}

// What a drone or a sonar's answer spoke of.
function Said({ item, side }: { item: TapeItem | undefined; side: number }): JSX.Element | null {
  const event = item?.event;
  if (event?.event === 'drone') return <SectorWash sector={event.sector!} side={side}
    kind="found" />;
  return event?.event === 'answer' ? <AnswerWash answer={event} side={side} /> : null;
}

function Tried({ at }: { at: Space }): JSX.Element {
  const [x, y] = centre(at);
  return <path class="tried" d={`M${x - 9} ${y - 9}l18 18M${x + 9} ${y - 9}l-18 18`} />;
}

function Solution({ puzzle, items }: { puzzle: Puzzle; items: TapeItem[] }): JSX.Element {
  const at = parseSpace(puzzle.solution);
  const heading = items.findLast((i) => i.event.event === 'course')?.event.dir ?? 'N';
  return puzzle.asked.kind === 'shot' ? <BlastLayer at={at} danger={false} />
    : <SubmarineLayer at={at} heading={heading} team="yellow" />;
}

// What the player has marked for himself.
function Mark({ at }: { at: Space }): JSX.Element {
  const [x, y] = centre(at);
  return <rect class="marked" x={x - UNIT / 2 + 3} y={y - UNIT / 2 + 3} width={UNIT - 6}
    height={UNIT - 6} rx={7} />;
}

// What was asked while he sailed: in which piece of his track, after how many of its steps.
interface Asked {
  piece: number;
  step: number;
  words: string;
}

function askedOn(items: TapeItem[]): Asked[] {
  const list: Asked[] = [];
  let piece = 0, step = 0;
  for (const { event } of items) {
    if (event.event === 'silence') [piece, step] = [piece + 1, 0];
    else if (event.event === 'course') step++;
    else put(list, { piece, step, words: event.event === 'drone'
      ? `${event.sector} ${t(`drone-${event.answer}`)}` : said(event) });
  }
  return list;
}

// At one point of his track he may be asked twice.
function put(list: Asked[], asked: Asked): void {
  const last = list.at(-1);
  if (last?.piece === asked.piece && last.step === asked.step) last.words += `, ${asked.words}`;
  else list.push(asked);
}

// Each piece of track ends where the player has put its end.
function Tracks({ items, work }: { items: TapeItem[]; work: Workings }): JSX.Element {
  const list = pieces(items), asked = askedOn(items);
  const tools: Tool[] = list.length > 1 ? ['before', 'since'] : ['track'];
  return (
    <g class="route yellow truth">
      {list.map((piece, i) => {
        const end = work.ends[tools[i]!];
        return end === undefined ? null : <Track key={i} piece={piece} end={end}
          asked={asked.filter((a) => a.piece === i)} faint={tools[i] !== work.tool} />;
      })}
    </g>
  );
}

interface TrackProps {
  piece: Piece;
  end: Space;
  asked: Asked[];
  faint: boolean;
}

function Track({ piece, end, asked, faint }: TrackProps): JSX.Element {
  const [lastX, lastY] = piece.steps.at(-1)!;
  const points = piece.steps.map(([x, y]) => [(columnOf(end) + x - lastX + 0.5) * UNIT,
    (rowOf(end) + y - lastY + 0.5) * UNIT] as const);
  const [x, y] = points.at(-1)!;
  return (
    <g class={`laid ${faint ? 'faint' : ''}`}>
      <path class="ink" d={`M${points.map((p) => p.join(' ')).join('L')}`} />
      {points.slice(0, -1).map(([cx, cy], i) => <circle key={i} class="stop" cx={cx} cy={cy}
        r={2.6} />)}
      <circle class="end" cx={x} cy={y} r={9} />
      {asked.map(({ step, words }) => <Heard key={step} at={points[step]!} words={words} />)}
    </g>
  );
}

// Where he was when a question was answered.
function Heard({ at: [x, y], words }: { at: readonly [number, number]; words: string }) {
  return <g class="heard-here"><circle cx={x} cy={y} r={7} />
    <text x={x + 10} y={y - 9}>{words}</text></g>;
}
