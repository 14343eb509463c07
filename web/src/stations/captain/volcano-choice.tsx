// The volcano has spoken: the team that woke it names one of the two.

import type { JSX } from 'preact';
import { volcanoes } from '../../core/chart';
import { engine } from '../../core/engine';
import { chartOf } from '../../core/view';
import { place, t } from '../../i18n';
import { Button } from '../../ui/basic';
import { useGame } from '../game';

export function VolcanoChoice(): JSX.Element {
  const game = useGame();
  const kind = engine().words.eruption![game.view.eruptions];
  return (
    <div class="controls target">
      <h2>{t(`volcano-${kind}`)}</h2>
      <p class="aim-text">{t(`volcano-${kind}-help`)}</p>
      <div class="row">
        {volcanoes(chartOf(game.view)).map((at, i) => (
          <Button key={at} kind="warn" class="grow"
            onClick={() => game.order({ do: 'volcano', which: i + 1 })}>
            {t('volcano-at', { space: place(at) })}
          </Button>
        ))}
      </div>
    </div>
  );
}
