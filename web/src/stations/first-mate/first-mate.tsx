// The First Mate: six gauges, the hull, drone and sonar.

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { aimed, can, isReady, mayDetect } from '../../core/orders';
import { SYSTEMS, type System } from '../../core/shapes';
import { t } from '../../i18n';
import { Button } from '../../ui/basic';
import { SystemGlyph } from '../../ui/icons';
import { beginsWithStop, whyNotUse } from '../captain/aim';
import { SectorPad } from '../captain/target-bar';
import { useGame, type Game } from '../game';
import { TableClock } from '../table-clock';
import { GaugeDial } from './gauge';
import { HullPips } from './hull-pips';

export function FirstMate(): JSX.Element {
  const game = useGame();
  const { boat, view } = game;
  const open = can(view, 'mark'), owed = boat.mark === 'owed' && open;
  const systems = SYSTEMS.filter((s) => boat.gauges?.[s]);
  return (
    <section class="station first-mate" aria-label={t('role-first_mate')}>
      <div class="mate-head">
        <HullPips hull={boat.hull} size={Number(view.rules.hull)} />
        <div class="task">
          <p class={`now ${owed ? 'mine' : ''}`} aria-live="polite">{duty(game)}</p>
          {boat.mark === 'empty' && open && (
            <Button kind="main" icon="check"
              onClick={() => game.order({ do: 'mark', gauge: null })}>{t('duty-empty')}</Button>
          )}
        </div>
      </div>
      <div class="gauges">
        {systems.map((s) => <GaugeDial key={s} system={s} />)}
      </div>
      <Detection />
    </section>
  );
}

function duty({ boat, view }: Game): string {
  if (view.phase === 'over') return t('now-over');
  if (view.phase === 'placing') return t('now-placing');
  if (view.await?.what === 'resume') return t('now-stop');
  if (boat.mark === 'owed') return t('mate-mark');
  if (boat.mark === 'empty') return t('mate-empty');
  return t('mate-wait');
}

const BY = { by: 'first_mate' } as const;

// Drone and sonar, where the edition lets the First Mate use them. In real-time a drone begins with
// a STOP.
function Detection(): JSX.Element | null {
  const game = useGame();
  const [asking, ask] = useState(false);
  if (!mayDetect(game.view, 'first_mate') || game.roles.includes('captain')) return null;
  const stopped = aimed(game.view, game.team) === 'drone';
  const stops = beginsWithStop(game.view, 'drone');
  if (stopped || (asking && !stops)) {
    return <DroneForm stopped={stopped} onDone={() => ask(false)} />;
  }
  return (
    <div class="row detection">
      <Detect system="drone" onUse={() => (stops
        ? game.order({ do: 'stop', system: 'drone', ...BY }) : ask(true))} />
      <Detect system="sonar" onUse={() => game.order({ do: 'sonar', ...BY })} />
    </div>
  );
}

function DroneForm({ stopped, onDone }: { stopped: boolean; onDone: () => void }): JSX.Element {
  const game = useGame();
  const [sector, setSector] = useState<number | null>(null);
  const send = () => {
    game.order({ do: 'drone', sector: sector!, ...BY });
    onDone();
  };
  const letBe = () => {
    if (stopped) game.order({ do: 'cancel', ...BY });
    onDone();
  };
  return (
    <div class="panel stack">
      <h2>{t('aim-drone')} {stopped && <TableClock />}</h2>
      <SectorPad side={game.view.side} value={sector} onPick={setSector} />
      <div class="row">
        <Button kind="main" class="grow" disabled={!sector} onClick={send}>
          {t('fire-drone')}</Button>
        <Button onClick={letBe}>{t(stopped ? 'let-be' : 'cancel')}</Button>
      </div>
    </div>
  );
}

function Detect({ system, onUse }: { system: System; onUse: () => void }): JSX.Element {
  const game = useGame();
  const why = whyNotUse(game.view, system);
  const ready = isReady(game.view, system);
  return (
    <Button class={`grow use-${system}`} kind={ready && !why ? 'main' : ''} onClick={onUse}
      why={why ? t(`error-${why}`) : null} onWhy={() => game.explain(why!)}>
      <SystemGlyph system={system} size={22} />{t(`use-${system}`)}
    </Button>
  );
}
