// One person, several roles, one small screen: the duties of First Mate and Engineer come to the
// helm, so that nobody has to change tabs in every turn.

import type { JSX } from 'preact';
import { awaited, can, fate as fateOf, orderOf, whyNot } from '../../core/orders';
import { kindOf, panelOf, sheet } from '../../core/sheet';
import { SYSTEMS, type Order, type System } from '../../core/shapes';
import { t } from '../../i18n';
import { Button } from '../../ui/basic';
import { KindGlyph, SystemGlyph } from '../../ui/icons';
import { task } from '../engineer/engineer';
import { systemName, useGame, type Game } from '../game';
import { Pips } from './system-buttons';

export function quickDuty({ roles, view }: Game): 'mark' | 'cross' | null {
  if (roles.includes('first_mate') && can(view, 'mark')) return 'mark';
  return roles.includes('engineer') && can(view, 'cross') ? 'cross' : null;
}

// Why, for those who are new to it: a line in the first turns.
const LESSONS = 4;

function Help({ text }: { text: string }): JSX.Element | null {
  const { events, team } = useGame();
  const sailed = events.filter((e) => e.event === 'course' && e.team === team).length;
  return sailed > LESSONS ? null : <p class="muted small-text">{text}</p>;
}

export function Quick(): JSX.Element | null {
  const game = useGame();
  const duty = quickDuty(game);
  if (!duty) return null;
  return duty === 'mark' ? <QuickMark /> : <QuickCross />;
}

function QuickMark(): JSX.Element {
  const game = useGame();
  const empty = game.boat.mark === 'empty';
  return (
    <div class="quick" role="group" aria-label={t('role-first_mate')}>
      <h2>{t(empty ? 'mate-empty' : 'mate-mark')}</h2>
      {!empty && <Help text={t('mate-help')} />}
      {empty ? <Button kind="main" wide icon="check"
        onClick={() => game.order({ do: 'mark', gauge: null })}>{t('duty-empty')}</Button>
        : <div class="quick-grid">{SYSTEMS.map((s) => <MarkButton key={s} system={s} />)}</div>}
    </div>
  );
}

function MarkButton({ system }: { system: System }): JSX.Element | null {
  const game = useGame();
  const gauge = game.boat.gauges?.[system];
  if (!gauge) return null;
  const order: Order = { do: 'mark', gauge: system };
  const name = systemName(game.view, system);
  return (
    <button type="button" class={`quick-button ${kindOf(system)}`} data-system={system}
      data-about={`system-${orderOf(game.view, system)}`}
      disabled={whyNot(game.view, order) !== null} onClick={() => game.order(order)}>
      <SystemGlyph system={system} size={28} />
      <span class="name">{name}</span>
      <Pips value={gauge.value} size={gauge.size} />
    </button>
  );
}

function QuickCross(): JSX.Element {
  const game = useGame();
  const penalty = awaited(game.view, game.team, 'penalty');
  const empty = game.boat.cross === 'empty' && !penalty;
  const order = (symbol: string): Order => ({ do: 'cross', symbol });
  const open = (symbol: string) => whyNot(game.view, order(symbol)) === null;
  const list = penalty ? sheet().filter((s) => open(s.name))
    : game.boat.panel ? panelOf(game.boat.panel) : [];
  return (
    <div class="quick" role="group" aria-label={t('role-engineer')}>
      <h2>{task(game, penalty)}</h2>
      {!empty && <Help text={t('engineer-help')} />}
      {empty ? <Button kind="main" wide icon="check"
        onClick={() => game.order({ do: 'cross', symbol: null })}>{t('duty-empty')}</Button>
        : <div class="quick-grid">
          {list.map((s) => {
            const fate = open(s.name) ? fateOf(game.view, s.name) : '';
            return (
              <button key={s.name} type="button" disabled={!open(s.name)} data-symbol={s.name}
                data-about={`kind-${s.kind}`}
                class={`quick-button ${s.kind} ${fate} ${s.circuit ?? 'reactor-symbol'}`}
                onClick={() => game.order(order(s.name))}>
                <KindGlyph kind={s.kind} size={28} />
                <span class="visually-hidden">{t(`dir-${s.dir}`)}</span>
                <span class="name">{t(`kind-${s.kind}`)}</span>
                <span class="fate-text">{fate ? t(`fate-short-${fate}`)
                  : s.circuit ? t(`circuit-short-${s.circuit}`) : t('reactor-short')}</span>
              </button>
            );
          })}
        </div>}
    </div>
  );
}
