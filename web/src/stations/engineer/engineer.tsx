// The Engineer: four panels, three circuits, and what the next cross will bring.

import type { JSX } from 'preact';
import { awaited, can } from '../../core/orders';
import { t } from '../../i18n';
import { Button } from '../../ui/basic';
import { useGame, type Game } from '../game';
import { Board } from './board';
import { Outlook } from './outlook';

export function Engineer(): JSX.Element {
  const game = useGame();
  const { boat, view, team } = game;
  const penalty = awaited(view, team, 'penalty');
  const open = can(view, 'cross'), cross = boat.cross === 'owed' && open;
  const owed = cross || penalty;
  return (
    <section class="station engineer" aria-label={t('role-engineer')}>
      <div class="task">
        <p class={`now ${owed ? 'mine' : ''}`} aria-live="polite">{task(game, penalty)}</p>
        {boat.cross === 'empty' && open && (
          <Button kind="main" icon="check"
            onClick={() => game.order({ do: 'cross', symbol: null })}>{t('duty-empty')}</Button>
        )}
      </div>
      <Outlook />
      <div class="board-box"><Board owed={cross} /></div>
    </section>
  );
}

export function task({ boat, view }: Game, penalty: boolean): string {
  if (view.await?.what === 'resume') return t('now-stop');
  if (view.phase === 'over') return t('now-over');
  if (view.phase === 'placing') return t('now-placing');
  if (penalty) return t('engineer-penalty');
  if (boat.cross === 'empty') return t('engineer-empty');
  if (boat.cross !== 'owed') return t('engineer-wait');
  return boat.panel ? t('engineer-cross', { dir: boat.panel }) : t('engineer-any');
}
