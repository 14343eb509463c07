// The enemy has traced its hull: the tracing is shown to this crew's Engineer, who gives the word.

import type { JSX } from 'preact';
import { confirmLeft } from '../core/clock';
import { hull } from '../core/hull';
import { other } from '../core/view';
import { t } from '../i18n';
import { useGame } from '../stations/game';
import { Button } from '../ui/basic';
import { Countdown } from '../ui/countdown';
import { HullDrawing } from './hull-drawing';

export function Confirming(): JSX.Element {
  const game = useGame();
  const enemy = game.view.boats[other(game.team)];
  return (
    <section class="confirming panel" aria-label={t('confirm-title')}>
      <h2>{t('confirm-title')} <Countdown left={(now) =>
        confirmLeft(game.clock, now)} /></h2>
      <HullDrawing hull={hull()} strokes={enemy.sheet} traced={enemy.traced}
        label={t('confirm-sheet')} />
      <p>{t('confirm-help')}</p>
      <Button kind="main" wide icon="check"
        onClick={() => game.order({ do: 'confirm', accept: true })}>{t('confirm')}</Button>
    </section>
  );
}
