// One gauge, drawn as an instrument: a dial with as many segments as the gauge has spaces.

import type { JSX } from 'preact';
import { whyNot } from '../../core/orders';
import { kindOf } from '../../core/sheet';
import type { Order, System } from '../../core/shapes';
import type { Gauge } from '../../core/view';
import { t } from '../../i18n';
import { SystemGlyph } from '../../ui/icons';
import { systemName, useGame } from '../game';

const START = -225, SWEEP = 270, RADIUS = 40;

function arc(from: number, to: number, r: number): string {
  const at = (deg: number) => {
    const a = (deg * Math.PI) / 180;
    return `${(Math.cos(a) * r).toFixed(2)} ${(Math.sin(a) * r).toFixed(2)}`;
  };
  return `M${at(from)}A${r} ${r} 0 ${to - from > 180 ? 1 : 0} 1 ${at(to)}`;
}

export function GaugeDial({ system }: { system: System }): JSX.Element {
  const game = useGame();
  const gauge = game.boat.gauges![system]!;
  const dead = game.boat.dead.includes(system);
  const order: Order = { do: 'mark', gauge: system }, why = whyNot(game.view, order);
  const full = gauge.value >= gauge.size;
  const broken = game.boat.broken?.includes(kindOf(system));
  const name = systemName(game.view, system);
  return (
    <button type="button" data-system={system} data-about="gauge"
      class={`gauge ${kindOf(system)} ${full ? 'full' : ''} ${why ? '' : 'can'}
      ${dead ? 'dead' : ''}`} aria-disabled={why ? 'true' : undefined}
      onClick={() => (why ? game.explain(why) : game.order(order))}>
      <Dial gauge={gauge} system={system} />
      <span class="name">{name}</span>
      <span class="visually-hidden">
        {t('gauge-value', { value: gauge.value, size: gauge.size })}</span>
      <span class="state">{status(system, gauge, dead, !!broken)}</span>
    </button>
  );
}

function status(system: System, gauge: Gauge, dead: boolean, broken: boolean): string {
  if (dead) return t('gauge-dead');
  if (gauge.value >= gauge.size) {
    return t(broken ? `ready-but-${kindOf(system)}` : 'gauge-ready');
  }
  return t('gauge-left', { left: gauge.size - gauge.value });
}

function Dial({ gauge, system }: { gauge: Gauge; system: System }): JSX.Element {
  const part = SWEEP / gauge.size;
  const needle = START + SWEEP * (gauge.value / gauge.size);
  return (
    <svg viewBox="-49 -49 98 98" class="dial" aria-hidden="true">
      <circle class="face" r={47} />
      {Array.from({ length: gauge.size }, (_, i) => (
        <path key={i} class={`segment ${i < gauge.value ? 'on' : ''}`}
          d={arc(START + part * i + 3, START + part * (i + 1) - 3, RADIUS)} />
      ))}
      <g class="needle" style={{ transform: `rotate(${needle}deg)` }}>
        <path d="M18 -2.2 L33 0 L18 2.2 Z" />
      </g>
      <g transform="translate(-14 -14)"><SystemGlyph system={system} size={28} /></g>
    </svg>
  );
}
