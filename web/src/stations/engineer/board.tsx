// The board as a drawing: circuits as lines, symbols as touch targets.

import type { JSX } from 'preact';
import { fate as fateOf, whyNot } from '../../core/orders';
import { circuitOf, panelOf, sheet, type SheetSymbol } from '../../core/sheet';
import { CIRCUITS, type Dir, type Order } from '../../core/shapes';
import { t } from '../../i18n';
import type { Point, View } from '../../core/view';
import { wear } from '../../core/wear';
import { useSignal } from '../../core/signal';
import { KIND_PATHS } from '../../ui/icons';
import { useGame, type Game } from '../game';
import { onItsSide } from '../bridge/layout';
import { boardOf, CIRCUIT_PATHS, COLUMN, ORDER, PANEL, spot, WIDTH } from './layout';

export function Board({ owed }: { owed: boolean }): JSX.Element {
  const game = useGame();
  const crossed = new Set(game.boat.crossed ?? []);
  const { width, height, reactor } = boardOf(useSignal(onItsSide));
  const [x, y] = reactor;
  return (
    <svg class="board" viewBox={`0 0 ${width} ${height}`} role="group" aria-label={t('board')}>
      {ORDER.map((dir) => <PanelBack key={dir} dir={dir} view={game.view} reactor={reactor}
        lit={owed && game.boat.panel === dir} />)}
      <text class="zone" x={WIDTH / 2} y={PANEL.height + 17}>{t('central-circuits')}</text>
      <text class="zone" x={x + WIDTH / 2} y={y + PANEL.reactor + 17}>{t('reactor')}</text>
      {CIRCUITS.map((c) => (
        <g key={c} class={`circuit ${c}`} data-about="circuit">
          <path class="under" d={CIRCUIT_PATHS[c]} />
          <path d={CIRCUIT_PATHS[c]} />
          <title>{t(`circuit-${c}`, { count: wear(game.view, circuitOf(c)).crossed })}</title>
        </g>
      ))}
      {sheet().map((s) => <SymbolButton key={s.name} symbol={s} game={game} reactor={reactor}
        isCrossed={crossed.has(s.name)} />)}
    </svg>
  );
}

interface PanelProps {
  dir: Dir;
  view: View;
  lit: boolean;
  reactor: Point;
}

function PanelBack({ dir, view, lit, reactor }: PanelProps): JSX.Element {
  const x = ORDER.indexOf(dir) * COLUMN, panel = panelOf(dir);
  const { crossed, hurts } = wear(view, panel);
  return (
    <g class={`panel-back ${lit ? 'lit' : ''} ${hurts ? 'danger' : ''}`} data-about="panel">
      <rect x={x + 4} y={2} width={COLUMN - 8} height={PANEL.height} rx={12} />
      <rect class="reactor" data-about="reactor" x={reactor[0] + x + 4} y={reactor[1]}
        width={COLUMN - 8} height={PANEL.reactor} rx={12} />
      <text class="dir" x={x + 14} y={28}>{t(`letter-${dir}`)}</text>
      <text class="count" x={x + COLUMN - 14} y={27}>{crossed}/{panel.length}</text>
    </g>
  );
}

interface SymbolProps {
  symbol: SheetSymbol;
  isCrossed: boolean;
  game: Game;
  reactor: Point;
}

function symbolLabel(s: SheetSymbol, isCrossed: boolean, fate: string): string {
  const parts = [t(`dir-${s.dir}`), t(`kind-${s.kind}`)];
  parts.push(s.circuit ? t(`circuit-name-${s.circuit}`) : t('reactor'));
  if (isCrossed) parts.push(t('symbol-crossed'));
  if (fate) parts.push(t(`fate-${fate}`));
  return parts.join(', ');
}

function SymbolButton({ symbol, isCrossed, game, reactor }: SymbolProps): JSX.Element {
  const [x, y] = spot(symbol, reactor);
  const fate = isCrossed ? '' : fateOf(game.view, symbol.name);
  const order: Order = { do: 'cross', symbol: symbol.name };
  const why = whyNot(game.view, order), can = !why;
  const press = () => (why ? game.explain(why) : game.order(order));
  const keys = (e: KeyboardEvent) => {
    if (e.key !== 'Enter' && e.key !== ' ') return;
    e.preventDefault();
    press();
  };
  return (
    <g role="button" tabindex={0} aria-disabled={can ? undefined : 'true'} onClick={press}
      onKeyDown={keys} aria-label={symbolLabel(symbol, isCrossed, fate)} data-symbol={symbol.name}
      data-about={`kind-${symbol.kind}`}
      class={`symbol ${symbol.kind} ${isCrossed ? 'crossed' : ''} ${can ? 'can' : ''} ${fate}`}
      transform={`translate(${x} ${y})`}>
      <rect class="hit" x={-48} y={-27} width={96} height={54} />
      <circle class="ring" r={26} />
      <circle class="face" r={22} />
      <g class="glyph" transform="translate(-13.2 -13.2) scale(1.1)">{KIND_PATHS[symbol.kind]}</g>
      {isCrossed && <path class="cross" d="M-17 -17 L17 17 M17 -17 L-17 17" />}
      {fate && <FateMark fate={fate} />}
    </g>
  );
}

function FateMark({ fate }: { fate: string }): JSX.Element {
  return (
    <g class={`fate ${fate}`} transform="translate(20 -19)">
      <circle r={9} />
      {fate === 'damage' ? <path d="M0 -5V1M0 4.500h0" /> : <path d="M-4 0l3 3 5-6" />}
    </g>
  );
}
