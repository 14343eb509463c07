// Tracer: the track draws itself; the operator slides it over the chart until it fits. After a gap
// he begins a new track, with the courses that he remembers, if he does.

import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { ChartView, UNIT } from '../../chart/chart';
import { AnswerLayer, AnswerWords } from '../../chart/answer-layer';
import { ArcherLayer } from '../../chart/features';
import { Blasts, Surfaced } from '../../chart/public-layers';
import {
  collisions, laid, pieces, type Memories, type Piece, type Remembered, type Step, type TapeItem,
} from '../../core/tape';
import { MOVE, spaceAt, spaceName } from '../../core/space';
import { DIRS, type Dir } from '../../core/shapes';
import { chartOf, other } from '../../core/view';
import { t } from '../../i18n';
import { Button, Segmented } from '../../ui/basic';
import { did } from '../../school/did';
import { SystemGlyph } from '../../ui/icons';
import { pencilRests, useGame } from '../game';
import { useDrag } from './drag';
import { useKept } from './radio';

type Shifts = Record<number, Step>;
type What = 'all' | 'last' | 'add';

export function Tracer({ items }: { items: TapeItem[] }): JSX.Element {
  const game = useGame(), { view, team, events } = game;
  const chart = chartOf(view);
  const middle = Math.floor(chart.side / 2);
  const [shifts, setShifts] = useKept<Shifts>('track', {});
  const [memories, recall] = useKept<Memories>('memories', {});
  const [wanted, setWhat] = useState<What>('all');
  const list = pieces(items, memories);
  const choices = whatToDo(list);
  const what = choices.includes(wanted) ? wanted : 'all';
  const gap = list.findLast((p) => p.loose)!.from;
  const lines = laid(list, [middle, middle], shifts);
  const bad = collisions(lines, list, chart);
  const move = (dx: number, dy: number) =>
    setShifts((old) => moved(old, what === 'last' ? list.at(-1)!.from : gap, dx, dy));
  const add = (word: Remembered) => pencilRests(game) ||
    recall((old) => ({ ...old, [gap]: [...old[gap] ?? [], word] }));
  const pad = (dir: Dir) => void (what === 'add' ? add(dir) : move(...MOVE[dir]));
  const drag = useDrag({ unit: UNIT, onSlide: move });
  const [x, y] = lines.at(-1)!.at(-1)!;
  useEffect(() => did(`track ${spaceName(spaceAt(x, y))} ${bad.length ? 'clash' : 'fits'}`),
    [x, y, bad.length]);
  return (
    <div class="sheet-tool">
      <div class="chart-box sheet" {...drag}>
        <ChartView chart={chart} label={t('radio-chart')} sheet>
          <AnswerLayer events={events} team={team} side={chart.side} />
          <ArcherLayer chart={chart} />
          <Surfaced view={view} events={events} team={other(team)} />
          <Blasts events={events} />
          <Track list={list} lines={lines} bad={bad} team={other(team)} />
        </ChartView>
        <AnswerWords events={events} team={team} boats={game.room.boats} />
      </div>
      <div class="sheet-bar">
        <SlidePad onSlide={pad} />
        <div class="stack grow">
          <p class={`fit ${bad.length ? 'bad' : 'good'}`} role="status">
            {bad.length ? t('tracer-bad', { count: bad.length }) : t('tracer-good')}</p>
          {choices.length > 1 && (
            <Segmented label={t('tracer-what')} value={what} onChange={setWhat}
              options={choices.map((value) => ({ value, text: t(`tracer-${value}`) }))} />
          )}
          {what === 'add' && <div class="row recall">
            <Button size="small" onClick={() => void add('silence')}>
              <SystemGlyph system="silence" size={18} />{t('system-silence')}</Button>
            <Button size="small" icon="undo" disabled={!memories[gap]?.length}
              onClick={() => recall((old) => ({ ...old, [gap]: (old[gap] ?? []).slice(0, -1) }))}>
              {t('undo')}</Button></div>}
        </div>
      </div>
    </div>
  );
}

// The track since the last gap, its last stretch, and that gap where there is one.
function whatToDo(list: Piece[]): What[] {
  const what: What[] = ['all'];
  if (!list.at(-1)!.loose) what.push('last');
  if (list.findLast((p) => p.loose)!.from >= 0) what.push('add');
  return what;
}

function moved(shifts: Shifts, from: number, dx: number, dy: number): Shifts {
  const [x, y] = shifts[from] ?? [0, 0];
  return { ...shifts, [from]: [x + dx, y + dy] };
}

const px = ([x, y]: Step): [number, number] => [(x + 0.5) * UNIT, (y + 0.5) * UNIT];

interface TrackProps {
  list: Piece[];
  lines: Step[][];
  bad: Step[];
  team: string;
}

function Track({ list, lines, bad, team }: TrackProps): JSX.Element {
  const end = px(lines.at(-1)!.at(-1)!);
  return (
    <g class={`track ${team}`}>
      {lines.map((line, i) => (
        <path key={i} class={i === lines.length - 1 ? 'ink' : 'ink old'}
          d={`M${line.map((s) => px(s).join(' ')).join('L')}`} />
      ))}
      {lines.map((line, i) => {
        if (list[i]!.loose) return null;
        const [x, y] = px(line[0]!);
        return <circle key={i} class="joint" cx={x} cy={y} r={7} />;
      })}
      {bad.map((s, i) => {
        const [x, y] = px(s);
        return <path key={i} class="clash" transform={`translate(${x} ${y})`}
          d="M-9 -9l18 18M9 -9l-18 18" />;
      })}
      <circle class="tip" cx={end[0]} cy={end[1]} r={10} />
    </g>
  );
}

export function SlidePad({ onSlide }: { onSlide: (dir: Dir) => void }): JSX.Element {
  const arrow: Record<Dir, string> = { N: '▲', E: '▶', S: '▼', W: '◀' };
  return (
    <div class="slide-pad" role="group" aria-label={t('slide')}>
      {DIRS.map((dir) => (
        <Button key={dir} class={dir} size="small" label={t('to', { dir })}
          onClick={() => onSlide(dir)}><span aria-hidden="true">{arrow[dir]}</span></Button>
      ))}
    </div>
  );
}
