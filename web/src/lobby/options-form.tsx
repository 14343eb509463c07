// The host's choices: mode, rule book, crew sizes, help, spectators, absence.

import type { JSX } from 'preact';
import type { Options, Room } from '../core/state';
import { ask } from '../net/client';
import { t } from '../i18n';
import { Check, Segmented } from '../ui/basic';

const PRESETS = ['en1', 'es1', 'it1', 'fr2', 'uk2'];

export function change(options: Partial<Options>): void {
  void ask({ do: 'options', options });
}

export function OptionsForm({ room }: { room: Room }): JSX.Element {
  const o = room.options;
  const off = !room.you.host;
  return (
    <div class="options">
      <Segmented label={t('mode')} value={o.mode} disabled={off}
        onChange={(mode) => change({ mode })}
        options={[{ value: 'turn', text: t('mode-turn') },
          { value: 'real', text: t('mode-real') }]} />
      <Choice label={t('rule-book')} value={o.preset} off={off}
        list={PRESETS.map((p) => [p, t(`preset-${p}`)])}
        onChange={(preset) => change({ preset })} />
      <Crews room={room} off={off} />
      <Choice label={t('radio-help')} value={o.help} off={off} onChange={(help) =>
        change({ help: help as Options['help'] })}
        list={['pencil', 'tracer', 'computer'].map((h) => [h, t(`help-mode-${h}`)])} />
      <Choice label={t('spectators')} value={o.spectators} off={off} onChange={(spectators) =>
        change({ spectators: spectators as Options['spectators'] })}
        list={['none', 'public', 'both'].map((s) => [s, t(`spectators-${s}`)])} />
      <Choice label={t('absent')} value={o.absent} off={off} onChange={(absent) =>
        change({ absent: absent as Options['absent'] })}
        list={['bot', 'wait', 'abandon'].map((s) => [s, t(`absent-${s}`)])} />
      <Check text={t('listed')} checked={o.listed} disabled={off}
        onChange={(listed) => change({ listed })} />
      <Check text={t('bots-count')} checked={o.bots_count} disabled={off}
        onChange={(bots_count) => change({ bots_count })} />
    </div>
  );
}

function Crews({ room, off }: { room: Room; off: boolean }): JSX.Element {
  const [blue, yellow] = room.options.players;
  const sizes: [string, string][] = [1, 2, 3, 4].map((n) => [String(n), String(n)]);
  return (
    <div class="row crew-sizes">
      <Choice label={t('crew-blue')} value={String(blue)} off={off} list={sizes}
        onChange={(n) => change({ players: [Number(n), yellow] })} />
      <Choice label={t('crew-yellow')} value={String(yellow)} off={off} list={sizes}
        onChange={(n) => change({ players: [blue, Number(n)] })} />
    </div>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  list: [string, string][];
  off: boolean;
  onChange: (value: string) => void;
}

export function Choice({ label, value, list, off, onChange }: ChoiceProps): JSX.Element {
  return (
    <label class="field">{label}
      <select value={value} disabled={off} onChange={(e) => onChange(e.currentTarget.value)}>
        {list.map(([v, text]) => <option key={v} value={v}>{text}</option>)}
      </select>
    </label>
  );
}
