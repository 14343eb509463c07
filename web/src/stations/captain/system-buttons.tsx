// Everything that the Captain may activate, with its gauge as far as he knows it.

import type { JSX } from 'preact';
import { can, could, isReady, mayDetect, orderOf, whyNot } from '../../core/orders';
import { toldDown } from '../../core/state';
import { kindOf } from '../../core/sheet';
import type { System } from '../../core/shapes';
import { t } from '../../i18n';
import { Icon, SystemGlyph } from '../../ui/icons';
import { callText } from '../bridge/calls';
import { SYSTEM_BUTTONS, systemName, useGame, type Game } from '../game';
import { beginsWithStop, toolOf, whyNotUse, type Aim } from './aim';

export function SystemButtons({ onAim }: { onAim: (aim: Aim) => void }): JSX.Element {
  const game = useGame();
  const list = [...SYSTEM_BUTTONS];
  if (game.view.scenario === 'archer' || game.view.scenario === 'repair') list.push('scenario');
  const mines = game.boat.mines ?? [];
  return (
    <div class="systems" role="group" aria-label={t('systems')}>
      {list.map((s) => <SystemButton key={s} system={s} onAim={onAim} />)}
      {game.view.scenario === 'volcano' && <VolcanoGauge />}
      {mines.length > 0 && <TriggerButton mines={mines} onAim={onAim} />}
    </div>
  );
}

function whyNotHere({ view, roles }: Game, system: System): string | null {
  const detects = kindOf(system) === 'detection';
  if (detects && !roles.some((role) => mayDetect(view, role))) return 'first_mate_only';
  const why = whyNotUse(view, system);
  return system === 'scenario' && why === 'out_of_range' ? 'no_repair_island' : why;
}

function use(game: Game, system: System, onAim: (aim: Aim) => void): void {
  const tool = toolOf(game.view, system), stops = beginsWithStop(game.view, system);
  if (tool && !stops) return onAim({ tool, at: null });
  const orders = could(game.view, stops ? 'stop' : orderOf(game.view, system));
  game.order(orders.find((o) => (!stops || o.system === system) &&
    (!o.by || game.roles.includes(o.by)))!);
}

function SystemButton({ system, onAim }: { system: System; onAim: (aim: Aim) => void }) {
  const game = useGame();
  const why = whyNotHere(game, system);
  const gauge = game.boat.gauges?.[system];
  const ready = isReady(game.view, system);
  const down = !game.boat.broken && toldDown(game.calls).has(system);
  const told = down ? callText({ call: 'down', system }) : '';
  const name = systemName(game.view, system);
  const reason = why && whyNotWords(why, ready, system);
  return (
    <button type="button" data-about={`system-${orderOf(game.view, system)}`}
      class={`system-button ${system} ${look(why, down, ready)}`}
      aria-disabled={why ? 'true' : undefined} title={reason ?? told}
      aria-label={reason ? `${name}. ${reason}`
        : told || (ready ? t('system-ready', { system }) : name)}
      onClick={() => (reason ? game.explain(why!, reason) : use(game, system, onAim))}>
      <SystemGlyph system={system} size={26} />
      <span class="name">{name}</span>
      {gauge && <Pips value={gauge.value} size={gauge.size} />}
    </button>
  );
}

// A full gauge whose kind is down is told apart from one that is not full.
const whyNotWords = (why: string, ready: boolean, system: System): string =>
  (why === 'broken' && ready ? t(`ready-but-${kindOf(system)}`) : t(`error-${why}`));

// What the Engineer calls down can still be tried: he may have forgotten to call it up.
function look(why: string | null, down: boolean, ready: boolean): string {
  if (why === 'broken' || down) return ready ? 'broken charged' : 'broken';
  return ready ? 'ready' : '';
}

// Delta-2: the Captain marks it himself with each weapon; nobody activates it.
function VolcanoGauge(): JSX.Element | null {
  const gauge = useGame().boat.gauges?.scenario;
  if (!gauge) return null;
  return (
    <div class="system-button scenario" data-about="system-volcano">
      <SystemGlyph system="scenario" size={26} />
      <span class="name">{t('scenario-volcano')}</span>
      <Pips value={gauge.value} size={gauge.size} />
    </div>
  );
}

export function Pips({ value, size }: { value: number; size: number }): JSX.Element {
  return (
    <span class="pips" role="img" aria-label={t('gauge-value', { value, size })}>
      {Array.from({ length: size }, (_, i) => <i key={i} class={i < value ? 'on' : ''} />)}
    </span>
  );
}

function TriggerButton({ mines, onAim }: { mines: string[]; onAim: (aim: Aim) => void }) {
  const game = useGame();
  const ready = can(game.view, 'trigger');
  const why = ready ? null : whyNot(game.view, { do: 'trigger', at: mines[0] });
  return (
    <button type="button" class={`system-button trigger ${ready ? 'ready' : ''}`}
      data-about="trigger"
      aria-disabled={ready ? undefined : 'true'}
      onClick={() => (why ? game.explain(why) : onAim({ tool: 'trigger', at: null }))}>
      <Icon name="bolt" size={26} />
      <span class="name">{t('trigger-mine', { count: mines.length })}</span>
    </button>
  );
}
