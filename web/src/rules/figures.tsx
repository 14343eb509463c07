// Our own drawings for the rules.

import type { JSX } from 'preact';
import { ChartView } from '../chart/chart';
import { BlastLayer, MinesLayer, ReachLayer, RouteLayer, SubmarineLayer } from
  '../chart/layers';
import { AnswerWash } from '../chart/answer-layer';
import { SectorWash } from '../chart/public-layers';
import type { Chart } from '../core/chart';
import { hull } from '../core/hull';
import { parseSpace } from '../core/space';
import { CIRCUITS } from '../core/shapes';
import { sheet } from '../core/sheet';
import { t } from '../i18n';
import { HullDrawing } from '../surface/hull-drawing';
import { KIND_PATHS } from '../ui/icons';
import { boardOf, CIRCUIT_PATHS, COLUMN, ORDER, PANEL, spot } from
  '../stations/engineer/layout';

const SMALL: Chart =
  { name: 'figure', side: 5, rows: ['.....', '.#...', '.##..', '.....', '...#.'] };
const at = parseSpace;

export function Figure({ name }: { name: string }): JSX.Element | null {
  const Draw = FIGURES[name];
  if (!Draw) return null;
  return <figure class="figure"><Draw /><figcaption>{t(`figure-${name}`)}</figcaption></figure>;
}

function Small({ name, children }: { name: string; children: JSX.Element | JSX.Element[] }) {
  return <ChartView chart={SMALL} label={t(`figure-${name}`)}>{children}</ChartView>;
}

const SEA: Chart = { name: 'figure', side: 10, rows: ['..........', '.##.......',
  '..#....#..', '..........', '.....##...', '..........', '...#....#.', '........#.', '.#........',
  '..........'] };

function Sea({ name, children }: { name: string; children: JSX.Element | JSX.Element[] }) {
  return <ChartView chart={SEA} label={t(`figure-${name}`)}>{children}</ChartView>;
}

const ROUTE = ['A4', 'B4', 'C4', 'D4', 'D3'].map(at);
const REACH = 'B1 C1 D1 E1 C2 D2 E2 D3 E3 A4 B4 C4 D4 E4 B5 C5 E5'.split(' ').map(at);

const FIGURES: Record<string, () => JSX.Element> = {
  course: () => (
    <Small name="course">
      <RouteLayer spaces={ROUTE} team="blue" />
      <SubmarineLayer at={at('D3')} heading="N" team="blue" />
    </Small>
  ),
  torpedo: () => (
    <Small name="torpedo">
      <ReachLayer spaces={REACH} kind="weapon" />
      <SubmarineLayer at={at('D3')} heading="N" team="blue" />
      <BlastLayer at={at('B1')} danger={false} />
    </Small>
  ),
  mine: () => (
    <Small name="mine">
      <RouteLayer spaces={ROUTE} team="blue" />
      <MinesLayer mines={[at('E2'), at('E4')]} team="blue" hot={[at('E2')]} />
      <SubmarineLayer at={at('D3')} heading="N" team="blue" />
    </Small>
  ),
  silence: () => (
    <Small name="silence">
      <RouteLayer spaces={ROUTE} team="blue" />
      <ReachLayer spaces={['D2', 'D1', 'E3'].map(at)} kind="calm" />
      <SubmarineLayer at={at('D3')} heading="N" team="blue" />
    </Small>
  ),
  engineer: () => <SheetFigure />,
  drone: () => (
    <Sea name="drone"><SectorWash sector={2} side={10} kind="found" /></Sea>
  ),
  sonar: () => (
    <Sea name="sonar">
      <AnswerWash answer={{ row: 7, sector: 2 }} side={10} />
      <SubmarineLayer at={at('D7')} heading="E" team="yellow" />
    </Sea>
  ),
  surface: () => <HullDrawing hull={hull()} traced={[1, 2]} label={t('figure-surface')} />,
};

function SheetFigure(): JSX.Element {
  const { width, height, reactor } = boardOf(false);
  return (
    <svg class="board" viewBox={`0 0 ${width} ${height}`} role="img"
      aria-label={t('figure-engineer')}>
      {ORDER.map((dir, i) => (
        <g key={dir} class="panel-back">
          <rect x={i * COLUMN + 4} y={2} width={COLUMN - 8} height={PANEL.height} rx={12} />
          <rect class="reactor" x={i * COLUMN + 4} y={reactor[1]} width={COLUMN - 8}
            height={PANEL.reactor} rx={12} />
          <text class="dir" x={i * COLUMN + 14} y={28}>{t(`letter-${dir}`)}</text>
        </g>
      ))}
      {CIRCUITS.map((c) => <g key={c} class={`circuit ${c}`}><path d={CIRCUIT_PATHS[c]} /></g>)}
      {sheet().map((s) => (
        <g key={s.name} class={`symbol ${s.kind}`}
          transform={`translate(${spot(s, reactor).join(' ')})`}>
          <circle class="face" r={22} />
          <g class="glyph" transform="translate(-13.2 -13.2) scale(1.1)">{KIND_PATHS[s.kind]}</g>
        </g>
      ))}
    </svg>
  );
}
