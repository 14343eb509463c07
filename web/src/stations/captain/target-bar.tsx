// Aiming: what is asked, what would happen, and the word that makes it so.

import type { JSX } from 'preact';
import { aimed, damage, isShot } from '../../core/orders';
import { sectorCount } from '../../core/sector';
import { directionTo, distance, parseSpace } from '../../core/space';
import { place, t } from '../../i18n';
import { Button } from '../../ui/basic';
import { useKeys } from '../../ui/keys';
import { useGame, type Game } from '../game';
import { TableClock } from '../table-clock';
import { NOTHING, orderFor, type Aim } from './aim';

interface Props {
  aim: Aim;
  onAim: (aim: Aim) => void;
}

export function TargetBar({ aim, onAim }: Props): JSX.Element {
  const game = useGame();
  const order = orderFor(game.view, game.roles, aim);
  const fire = () => {
    if (!order) return;
    game.order(order);
    onAim(NOTHING);
  };
  const stopped = aimed(game.view, game.team) !== null;
  const letBe = () => {
    if (stopped) game.order({ do: 'cancel' });
    onAim(NOTHING);
  };
  useKeys({ Escape: letBe });
  const hurt = order && isShot(aim.tool!) ? damage(game.view, order) : 0;
  return (
    <div class="controls target" role="group" aria-label={t(`aim-${aim.tool}`)}>
      <h2>{t(`aim-${aim.tool}`)} {stopped && <TableClock />}</h2>
      {aim.tool === 'drone'
        ? <SectorPad side={game.view.side} value={aim.at}
          onPick={(at) => onAim({ ...aim, at })} />
        : <div class="aim-words">
          <p class="aim-text" aria-live="polite">{describe(game, aim)}</p>
          {hurt > 0 && <p class="alert" role="alert">{t('self-damage', { damage: hurt })}</p>}
        </div>}
      <div class="row">
        <Button kind={aim.tool && isShot(aim.tool) ? 'warn' : 'main'} class="grow"
          disabled={!order} onClick={fire}>{t(`fire-${aim.tool}`)}</Button>
        <Button class="let-be" onClick={letBe}>{t(stopped ? 'let-be' : 'cancel')}</Button>
      </div>
    </div>
  );
}

function describe(game: Game, aim: Aim): string {
  if (aim.at === null) return t(`help-${aim.tool}`);
  if (aim.tool !== 'silence') return t('target-at', { space: place(aim.at) });
  const from = parseSpace(game.boat.at!);
  const dir = directionTo(from, aim.at);
  if (!dir) return t('silence-stay');
  return t('silence-to', { length: distance(from, aim.at), dir });
}

export function SectorPad(
  { side, value, onPick }:
  { side: number; value: number | null; onPick: (sector: number) => void },
): JSX.Element {
  const count = sectorCount(side);
  return (
    <div class="sector-pad" style={{ '--per': Math.sqrt(count) }}>
      {Array.from({ length: count }, (_, i) => (
        <Button key={i} pressed={value === i + 1} onClick={() => onPick(i + 1)}
          label={t('sector-number', { number: i + 1 })}>{i + 1}</Button>
      ))}
    </div>
  );
}
