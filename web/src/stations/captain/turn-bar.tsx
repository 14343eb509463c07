// What is awaited, surfacing and the end of the turn.

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { engine } from '../../core/engine';
import { awaited, damage, whyNot } from '../../core/orders';
import type { Order } from '../../core/shapes';
import { t } from '../../i18n';
import { Button, Dialog } from '../../ui/basic';
import type { Boat, View } from '../../core/view';
import { useGame, type Game } from '../game';
import { Breakdowns } from './breakdowns';
import { PlacesButton } from './places';

export function TurnBar(): JSX.Element {
  const game = useGame();
  const { view, team } = game;
  const mine = view.mode === 'real' || view.turn === team;
  return (
    <div class="turn-bar">
      <div class="now-line">
        <p class={`now ${mine ? 'mine' : ''}`} aria-live="polite">{now(game)}</p>
        <Breakdowns />
      </div>
      <div class="orders">
        <PlacesButton />
        <SurfaceButton />
        {view.mode === 'turn' && <PassButton />}
      </div>
    </div>
  );
}

function now({ view, team, boat }: Game): string {
  if (view.await?.what === 'resume') return t('now-stop');
  if (awaited(view, team, 'duties')) return t('now-crew');
  if (view.await?.what === 'aim' || view.await?.what === 'duties') return t('now-waits');
  if (view.await) return t(view.await.team === team ? 'now-you-answer' : 'now-enemy-answers');
  if (view.mode === 'turn' && view.turn !== team) return enemyTurn(view, boat);
  if (boat.blackout) return t('now-blackout');
  if (boat.mark !== 'none' || boat.cross !== 'none') return t('now-crew');
  if (view.mode === 'turn' && view.course_done) return t('now-activate');
  if (view.mode === 'turn' && view.extra > 0) return t('now-course-extra', { extra: view.extra });
  return t('now-course');
}

// After a surfacing the enemy has several turns, one after the other.
function enemyTurn(view: View, boat: Boat): string {
  if (boat.depth === 'submerged') return t('now-enemy-turn');
  const count = engine().numbers.turns_after_surfacing!;
  return t('now-enemy-turn-of', { turn: count - view.extra, count });
}

function PassButton(): JSX.Element {
  const game = useGame();
  const why = whyNot(game.view, { do: 'pass' });
  return (
    <Button kind={why ? '' : 'main'} icon="check" size="small" class="do-pass"
      why={why ? t(`error-${why}`) : null} onWhy={() => game.explain(why!)}
      onClick={() => game.order({ do: 'pass' })}>{t('end-turn')}</Button>
  );
}

const SURFACE: Order = { do: 'surface' };

function SurfaceButton(): JSX.Element {
  const game = useGame();
  const [asking, ask] = useState(false);
  const why = whyNot(game.view, SURFACE);
  const go = () => {
    ask(false);
    game.order(SURFACE);
  };
  return (
    <>
      <Button icon="surface" size="small" class="do-surface" about="surface"
        kind={game.boat.blackout ? 'warn' : ''}
        why={why ? t(`error-${why}`) : null} onWhy={() => game.explain(why!)}
        onClick={() => ask(true)}>{t('surface')}</Button>
      {asking && (
        <Dialog title={t('surface-question')} onClose={() => ask(false)}>
          <p>{t(`surface-means-${game.view.mode}`, { sector: game.boat.sector ?? 0 })}</p>
          {damage(game.view, SURFACE) > 0 && <p class="alert">{t('surface-ice')}</p>}
          <div class="row">
            <Button kind="main" class="grow" onClick={go}>{t('surface')}</Button>
            <Button onClick={() => ask(false)}>{t('cancel')}</Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
