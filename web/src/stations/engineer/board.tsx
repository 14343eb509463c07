// The board as a drawing: circuits as lines, symbols as touch targets.

import type { JSX } from 'preact';
import { fate as fateOf, whyNot } from '../../core/orders';
import { circuitOf, panelOf, sheet, type SheetSymbol } from '../../core/sheet';
import { CIRCUITS, type Circuit, type Dir, type Order } from '../../core/shapes';
import { t } from '../../i18n';
import { KIND_PATHS } from '../../ui/icons';
import { useGame, type Game } from '../game';
import { CIRCUIT_PATHS, COLUMN, HEIGHT, ORDER, spot, WIDTH } from './layout';

export function Board({ owed }: { owed: boolean }): JSX.Element {
  const game = useGame();
  const crossed = new Set(game.boat.crossed ?? []);
  return (
    <svg class="board" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="group" aria-label={t('board')}>
      {ORDER.map((dir) => <PanelBack key={dir} dir={dir} crossed={crossed}
        lit={owed && game.boat.panel === dir} />)}
      <text class="zone" x={WIDTH / 2} y={298}>{t('central-circuits')}</text>
      <text class="zone" x={WIDTH / 2} y={HEIGHT - 14}>{t('reactor')}</text>
      {CIRCUITS.map((c) => (
        <g key={c} class={`circuit ${c}`}>
          <path class="under" d={CIRCUIT_PATHS[c]} />
          <path d={CIRCUIT_PATHS[c]} />
          <title>{t(`circuit-${c}`, { count: done(c, crossed) })}</title>
        </g>
      ))}
      {sheet().map((s) => <SymbolButton key={s.name} symbol={s} game={game}
        isCrossed={crossed.has(s.name)} />)}
    </svg>
  );
}

const done = (c: Circuit, crossed: Set<string>) =>
  circuitOf(c).filter((s) => crossed.has(s.name)).length;

function PanelBack({ dir, crossed, lit }: { dir: Dir; crossed: Set<string>; lit: boolean }) {
  const x = ORDER.indexOf(dir) * COLUMN;
  const count = panelOf(dir).filter((s) => crossed.has(s.name)).length;
  return (
    <g class={`panel-back ${lit ? 'lit' : ''} ${count >= 5 ? 'danger' : ''}`}>
      <rect x={x + 4} y={4} width={COLUMN - 8} height={280} rx={12} />
      <rect class="reactor" x={x + 4} y={304} width={COLUMN - 8} height={190} rx={12} />
      <text class="dir" x={x + 14} y={30}>{t(`letter-${dir}`)}</text>
      <text class="count" x={x + COLUMN - 14} y={29}>{count}/6</text>
    </g>
  );
}

interface SymbolProps {
  symbol: SheetSymbol;
  isCrossed: boolean;
  game: Game;
}

function symbolLabel(s: SheetSymbol, isCrossed: boolean, fate: string): string {
  const parts = [t(`dir-${s.dir}`), t(`kind-${s.kind}`)];
  parts.push(s.circuit ? t(`circuit-name-${s.circuit}`) : t('reactor'));
  if (isCrossed) parts.push(t('symbol-crossed'));
  if (fate) parts.push(t(`fate-${fate}`));
  return parts.join(', ');
}

function SymbolButton({ symbol, isCrossed, game }: SymbolProps): JSX.Element {
  const [x, y] = spot(symbol);
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
      class={`symbol ${symbol.kind} ${isCrossed ? 'crossed' : ''} ${can ? 'can' : ''} ${fate}`}
      transform={`translate(${x} ${y})`}>
      <rect class="hit" x={-48} y={-30} width={96} height={60} />
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
