// The board as a drawing: circuits as lines, symbols as touch targets.

import type { JSX } from 'preact';
import { CIRCUITS, circuitOf, crossOutcome, panelOf, SHEET, type SheetSymbol } from
  '../../core/sheet';
import type { Dir } from '../../core/types';
import { yes } from '../../core/view';
import { t } from '../../i18n';
import { KIND_PATHS } from '../../ui/icons';
import { useGame, type Game } from '../game';
import { CIRCUIT_PATHS, COLUMN, HEIGHT, ORDER, spot, WIDTH } from './layout';

interface Props {
  owed: boolean;
  penalty: boolean;
}

export function Board({ owed, penalty }: Props): JSX.Element {
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
      {SHEET.map((s) => <SymbolButton key={s.name} symbol={s} crossed={crossed} game={game}
        can={may(game, s, crossed, owed, penalty)} />)}
    </svg>
  );
}

const done = (c: 'yellow' | 'orange' | 'gray', crossed: Set<string>) =>
  circuitOf(c).filter((s) => crossed.has(s.name)).length;

export function may(
  game: Game, s: SheetSymbol, crossed: Set<string>, owed: boolean, penalty: boolean,
): boolean {
  if (crossed.has(s.name)) return false;
  if (penalty) return s.kind === 'radiation';
  return owed && (game.boat.panel === s.dir || !game.boat.panel);
}

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
  crossed: Set<string>;
  game: Game;
  can: boolean;
}

function symbolLabel(s: SheetSymbol, isCrossed: boolean, fate: string): string {
  const parts = [t(`dir-${s.dir}`), t(`kind-${s.kind}`)];
  parts.push(s.circuit ? t(`circuit-name-${s.circuit}`) : t('reactor'));
  if (isCrossed) parts.push(t('symbol-crossed'));
  if (fate) parts.push(t(`fate-${fate}`));
  return parts.join(', ');
}

export function fateOf(game: Game, s: SheetSymbol, crossed: Set<string>): string {
  if (crossed.has(s.name)) return '';
  const outcome = crossOutcome(crossed, s.name, yes(game.view, 'repair_beats_damage'));
  return outcome.damage ? 'damage' : outcome.repairs ? 'repair' : '';
}

function whyNot({ view, boat }: Game, isCrossed: boolean): string {
  if (isCrossed) return 'already_crossed';
  if (view.await) return 'stopped';
  return boat.cross === 'owed' ? 'wrong_panel' : 'no_duty';
}

function SymbolButton({ symbol, crossed, game, can }: SymbolProps): JSX.Element {
  const [x, y] = spot(symbol);
  const isCrossed = crossed.has(symbol.name);
  const fate = fateOf(game, symbol, crossed);
  const press = () => {
    if (can) game.order({ do: 'cross', symbol: symbol.name });
    else game.explain(whyNot(game, isCrossed));
  };
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
