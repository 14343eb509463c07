// Before the first dive: where to begin.

import type { JSX } from 'preact';
import { place, t } from '../../i18n';
import { Button } from '../../ui/basic';
import { Icon } from '../../ui/icons';
import { useGame } from '../game';
import { NOTHING, orderFor, targets, type Aim } from './aim';

interface Props {
  aim: Aim;
  onAim: (aim: Aim) => void;
}

export function Placing({ aim, onAim }: Props): JSX.Element {
  const game = useGame();
  if (game.boat.placed) {
    return <div class="controls target"><p class="aim-text">{t('placed-wait')}</p></div>;
  }
  const dive = () => {
    const order = orderFor(game.view, game.roles, aim);
    if (!order) return;
    game.order(order);
    onAim(NOTHING);
  };
  const random = () => {
    const sea = [...targets(game.view, game.roles, 'place').keys()];
    onAim({ tool: 'place', at: sea[Math.floor(Math.random() * sea.length)]! });
  };
  return (
    <div class="controls target">
      <h2>{t('place-title')}</h2>
      <p class="aim-text" aria-live="polite">
        {aim.at === null ? t('place-help') : t('place-at', { space: place(aim.at) })}
      </p>
      <div class="row">
        <Button kind="main" class="grow" disabled={aim.at === null} onClick={dive}>
          <Icon name="dive" size={20} />{t('place-dive')}
        </Button>
        <Button onClick={random}>{t('place-random')}</Button>
      </div>
    </div>
  );
}
