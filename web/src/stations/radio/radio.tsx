// The Radio Operator: the enemy's words on a tape, the chart under a transparency, and as
// much help as the table agreed on.

import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { CHOICES, type Chosen } from '../../core/options';
import { kept, useSignal, type Signal } from '../../core/signal';
import { tape } from '../../core/tape';
import { t } from '../../i18n';
import { Segmented } from '../../ui/basic';
import { Icon, type IconName } from '../../ui/icons';
import { surfaced, useGame } from '../game';
import { Computer } from './computer';
import { Pencil } from './pencil';
import { Tape } from './tape-strip';
import { Tracer } from './tracer';

type Help = Chosen['help'];
const ICONS: Record<Help, IconName> = { pencil: 'pencil', tracer: 'tracer', computer: 'chip' };

const allowed = (help: Help): Help[] => CHOICES.help.slice(0, CHOICES.help.indexOf(help) + 1);

export function Radio(): JSX.Element {
  const game = useGame();
  const { events, team, room } = game;
  const most = room.options.help ?? 'pencil';
  const [wanted, want] = useState<Help>(most);
  const help = allowed(most).includes(wanted) ? wanted : most;
  const items = useMemo(() => tape(events, team), [events.length, team]);
  return (
    <section class="station radio" aria-label={t('role-radio_operator')}>
      <Tape items={items} boats={room.boats} surfaced={surfaced(game)} />
      {most !== 'pencil' && (
        <Segmented label={t('radio-help')} value={help} onChange={want}
          options={allowed(most).map((h) => ({
            value: h, text: <><Icon name={ICONS[h]} size={18} />{t(`help-mode-${h}`)}</>,
          }))} />
      )}
      {help === 'pencil' && <Pencil />}
      {help === 'tracer' && <Tracer items={items} />}
      {help === 'computer' && <Computer />}
    </section>
  );
}

// What the operator drew is kept for this game, in this browser.
const drawings = new Map<string, Signal<unknown>>();

export function useKept<T>(name: string, fallback: T): [T, (change: (old: T) => T) => void] {
  const { room } = useGame();
  const key = `${name}.${room.code}.${room.game}`;
  if (!drawings.has(key)) drawings.set(key, kept(key, fallback) as Signal<unknown>);
  const s = drawings.get(key) as Signal<T>;
  return [useSignal(s), (change) => s.update(change)];
}
