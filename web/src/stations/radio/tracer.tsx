// Tracer: the track draws itself; the operator slides it over the chart until it fits.

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { ChartView, UNIT } from '../../chart/chart';
import { ArcherLayer } from '../../chart/features';
import { Blasts, EnemySurfaced } from '../../chart/public-layers';
import { collisions, laid, pieces, type Piece, type Step, type TapeItem } from '../../core/tape';
import { MOVE } from '../../core/space';
import { DIRS, type Dir } from '../../core/shapes';
import { chartOf, other } from '../../core/view';
import { t } from '../../i18n';
import { Button, Segmented } from '../../ui/basic';
import { useGame } from '../game';
import { useDrag } from './drag';
import { useKept } from './radio';

interface Laid {
  start: Step;
  shifts: Record<number, Step>;
}

export function Tracer({ items }: { items: TapeItem[] }): JSX.Element {
  const { view, team, events } = useGame();
  const chart = chartOf(view);
  const middle = Math.floor(chart.side / 2);
  const [lay, setLay] = useKept<Laid>('tracer', { start: [middle, middle], shifts: {} });
  const [what, setWhat] = useState<'all' | 'last'>('all');
  const list = pieces(items);
  const lines = laid(list, lay.start, lay.shifts);
  const bad = collisions(lines, list, chart);
  const move = (dx: number, dy: number) => setLay((old) => shift(old, list, what, dx, dy));
  const drag = useDrag({ unit: UNIT, onSlide: move });
  return (
    <div class="sheet-tool">
      <div class="chart-box sheet" {...drag}>
        <ChartView chart={chart} label={t('radio-chart')} sheet>
          <ArcherLayer chart={chart} />
          <EnemySurfaced view={view} events={events} team={team} />
          <Blasts events={events} />
          <Track lines={lines} bad={bad} team={other(team)} />
        </ChartView>
      </div>
      <div class="sheet-bar">
        <SlidePad onSlide={(dir) => move(...MOVE[dir])} />
        <div class="stack grow">
          <p class={`fit ${bad.length ? 'bad' : 'good'}`} role="status">
            {bad.length ? t('tracer-bad', { count: bad.length }) : t('tracer-good')}</p>
          {list.length > 1 && (
            <Segmented label={t('tracer-what')} value={what} onChange={setWhat} options={[
              { value: 'all', text: t('tracer-all') }, { value: 'last', text: t('tracer-last') },
            ]} />
          )}
        </div>
      </div>
    </div>
  );
}

function shift(old: Laid, list: Piece[], what: string, dx: number, dy: number): Laid {
  if (what === 'all' || list.length === 1) {
    return { ...old, start: [old.start[0] + dx, old.start[1] + dy] };
  }
  const from = list.at(-1)!.from;
  const [x, y] = old.shifts[from] ?? [0, 0];
  return { ...old, shifts: { ...old.shifts, [from]: [x + dx, y + dy] } };
}

const px = ([x, y]: Step): [number, number] => [(x + 0.5) * UNIT, (y + 0.5) * UNIT];

function Track(
  { lines, bad, team }: { lines: Step[][]; bad: Step[]; team: string },
): JSX.Element {
  const end = px(lines.at(-1)!.at(-1)!);
  return (
    <g class={`track ${team}`}>
      {lines.map((line, i) => (
        <path key={i} class={i === lines.length - 1 ? 'ink' : 'ink old'}
          d={`M${line.map((s) => px(s).join(' ')).join('L')}`} />
      ))}
      {lines.slice(1).map((line, i) => {
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
