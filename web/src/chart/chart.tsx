// The chart: paper, coastlines, sectors and labels, and a grid of spaces that can be touched,
// focused and read aloud. What lies on it (routes, mines, heat) comes as children.

import type { ComponentChildren, JSX } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { Chart } from '../core/chart';
import { SECTOR_SIDE } from '../core/sector';
import { columnOf, onChart, rowOf, spaceAt, type Space } from '../core/space';
import { columnLetter, language } from '../i18n';
import { useSignal } from '../core/signal';
import { coasts, depthLines } from './coast';
import { describe } from './describe';
import { numerals } from './numerals';
import { Later } from '../ui/later';
import { IceLayer, RepairLayer, VolcanoLayer } from './features';

export const UNIT = 40;
const MARGIN = 34;

export const centre = (at: Space): [number, number] =>
  [(columnOf(at) + 0.5) * UNIT, (rowOf(at) + 0.5) * UNIT];

interface ChartProps {
  chart: Chart;
  label: string;
  children?: ComponentChildren;
  under?: ComponentChildren;
  focus?: Space;
  sheet?: boolean; // what lies on it is a sheet without edges
  note?: (at: Space) => string;
  pickable?: (at: Space) => boolean;
  onPick?: (at: Space) => void;
  onPoint?: (at: Space | null) => void;
  later?: boolean; // the spaces, which are not touched here, may come after the rest
  class?: string;
}

export function ChartView(props: ChartProps): JSX.Element {
  const { chart } = props;
  const ground = `${chart.name} ${chart.rows.join('')}`;
  const paper = useMemo(() => <Paper chart={chart} />, [ground]);
  const land = useMemo(() => <Land chart={chart} />, [ground]);
  const grid = useGrid(props, ground);
  const size = chart.side * UNIT;
  const box = `${-MARGIN} ${-MARGIN} ${size + MARGIN + 10} ${size + MARGIN + 10}`;
  return (
    <svg class={`chart ${props.class ?? ''}`} viewBox={box} role="group"
      aria-label={props.label}>
      {paper}
      {props.under}
      {land}
      <Labels side={chart.side} />
      <clipPath id={`clip-${chart.side}`}>
        <rect x={-5} y={-5} width={size + 10} height={size + 10} rx={9} />
      </clipPath>
      <g class="layer" aria-hidden="true"
        clip-path={props.sheet ? undefined : `url(#clip-${chart.side})`}>{props.children}</g>
      {props.later ? <Later>{grid}</Later> : grid}
    </svg>
  );
}

// Drawn again only when it would differ: it has up to 225 spaces.
function useGrid({ chart, label, focus, note, pickable, onPick, onPoint }: ChartProps,
  ground: string): JSX.Element {
  const tongue = useSignal(language);
  return useMemo(() => <Grid {...{ chart, label, focus, note, pickable, onPick, onPoint }} />,
    [ground, label, focus, note, pickable, onPick, onPoint, tongue]);
}

function Paper({ chart }: { chart: Chart }): JSX.Element {
  const { side, name } = chart;
  const size = side * UNIT;
  const seed = [...name].reduce((sum, c) => sum + c.charCodeAt(0), side);
  const lines = depthLines(side, UNIT, seed);
  return (
    <g aria-hidden="true">
      <rect class="sea" x={0} y={0} width={size} height={size} rx={6} />
      {lines.map((d, i) => <path key={i} class="depth" d={d} />)}
      <Sectors chart={chart} />
    </g>
  );
}

function Sectors({ chart }: { chart: Chart }): JSX.Element {
  const spots = numerals(chart);
  const size = chart.side * UNIT;
  const cuts = Array.from({ length: chart.side / SECTOR_SIDE - 1 },
    (_, i) => (i + 1) * SECTOR_SIDE * UNIT);
  return (
    <g>
      {spots.map(({ x, y }, i) => (
        <text key={i} class="sector-number" x={x * UNIT} y={y * UNIT}>{i + 1}</text>
      ))}
      {cuts.map((c) => (
        <g key={c} class="sector-line">
          <line x1={c} y1={0} x2={c} y2={size} />
          <line x1={0} y1={c} x2={size} y2={c} />
        </g>
      ))}
    </g>
  );
}

function Land({ chart }: { chart: Chart }): JSX.Element {
  const all = coasts(chart, UNIT).map((c) => c.shape).join('');
  return (
    <g aria-hidden="true">
      <IceLayer chart={chart} />
      <Dots chart={chart} />
      <path class="shoal wide" d={all} />
      <path class="shoal" d={all} />
      <path class="island" d={all} />
      <path class="relief" d={all} />
      <VolcanoLayer chart={chart} />
      <RepairLayer chart={chart} />
    </g>
  );
}

function Dots({ chart }: { chart: Chart }): JSX.Element {
  const marks: string[] = [];
  for (let y = 0; y < chart.side; y++) {
    for (let x = 0; x < chart.side; x++) {
      const [cx, cy] = centre(spaceAt(x, y));
      marks.push(`M${cx - 1.4} ${cy}h2.8M${cx} ${cy - 1.4}v2.8`);
    }
  }
  return <path class="dots" d={marks.join('')} />;
}

function Labels({ side }: { side: number }): JSX.Element {
  useSignal(language);
  const each = Array.from({ length: side }, (_, i) => i);
  return (
    <g class="labels" aria-hidden="true">
      {each.map((i) => (
        <g key={i}>
          <text x={(i + 0.5) * UNIT} y={-11}>{columnLetter(i)}</text>
          <text x={-17} y={(i + 0.5) * UNIT}>{i + 1}</text>
        </g>
      ))}
      <rect class="frame" x={0} y={0} width={side * UNIT} height={side * UNIT} rx={6} />
      <rect class="frame outer" x={-5} y={-5} width={side * UNIT + 10}
        height={side * UNIT + 10} rx={9} />
    </g>
  );
}

const ARROWS: Record<string, number> = {
  ArrowUp: -16, ArrowDown: 16, ArrowLeft: -1, ArrowRight: 1,
};

function Grid(props: ChartProps): JSX.Element {
  const { chart, onPick, onPoint } = props;
  const [home, setHome] = useState<Space>(props.focus ?? 0);
  const ref = useRef<SVGGElement>(null);
  const current = onChart(home, chart.side) ? home : 0;
  const move = (event: KeyboardEvent) => {
    const by = ARROWS[event.key];
    if (event.key === 'Enter' || event.key === ' ') onPick?.(current);
    else if (by && onChart(current + by, chart.side)) focus(current + by);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const focus = (at: Space) => {
    setHome(at);
    onPoint?.(at);
    ref.current?.querySelector<SVGElement>(`[data-at="${at}"]`)?.focus();
  };
  const rows = Array.from({ length: chart.side }, (_, y) => y);
  return (
    <g ref={ref} role="grid" aria-label={props.label} aria-rowcount={chart.side}
      aria-colcount={chart.side} onKeyDown={move}
      onPointerLeave={() => onPoint?.(null)}>
      {rows.map((y) => (
        <g key={y} role="row">
          {rows.map((x) => (
            <Cell key={x} at={spaceAt(x, y)} {...props} current={current}
              onFocus={setHome} />
          ))}
        </g>
      ))}
    </g>
  );
}

type CellProps = ChartProps & { at: Space; current: Space; onFocus: (at: Space) => void };

function Cell({ at, current, chart, pickable, onPick, onPoint, note, onFocus }: CellProps) {
  const can = !!onPick && (!pickable || pickable(at));
  const label = [describe(chart, at), note?.(at)].filter(Boolean).join(', ');
  return (
    <rect role="gridcell" data-at={at} class={`cell ${can ? 'can' : ''}`}
      tabindex={at === current ? 0 : -1} aria-label={label}
      aria-disabled={onPick && !can ? 'true' : undefined}
      x={columnOf(at) * UNIT} y={rowOf(at) * UNIT} width={UNIT} height={UNIT} rx={8}
      onFocus={() => onFocus(at)} onPointerEnter={() => onPoint?.(at)}
      onClick={() => { onFocus(at); onPick?.(at); }} />
  );
}
