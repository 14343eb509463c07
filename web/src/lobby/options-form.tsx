// The host's choices: mode, rule book, crew sizes, help, spectators, absence, the bots' manner.

import type { JSX } from 'preact';
import { BOOKS, goalOf, hasGoals, HULL, withGoal } from '../core/books';
import { CHOICES, type Chosen } from '../core/options';
import type { Options, Room } from '../core/state';
import { controlOf, LIMITS, TIME_CONTROLS } from '../core/time-controls';
import { t } from '../i18n';
import { isHere } from '../net/client';
import { Check, Segmented } from '../ui/basic';
import { GoalChoice } from './goal-choice';
import { RoomPassword } from './room-password';
import { change } from './wishes';

const put = (options: Partial<Options>): void => void change(() => options);

export function OptionsForm({ room }: { room: Room }): JSX.Element {
  const o = room.options;
  const off = !room.you.host;
  const choose = (option: keyof Chosen, label: string, says: (word: string) => string) =>
    <Choice label={label} value={o[option]} off={off} onChange={(word) => put({ [option]: word })}
      list={CHOICES[option].map((word) => [word, says(word)])} />;
  return (
    <div class="options">
      {hasGoals(o.preset) && <GoalChoice off={off}
        value={goalOf(o.preset, o.set.hull ?? HULL.quick)}
        onChange={(goal) => void change(({ set }) => ({ set: withGoal(set, goal) }))} />}
      <Segmented label={t('mode')} value={o.mode} disabled={off}
        onChange={(mode) => put({ mode })}
        options={[{ value: 'turn', text: t('mode-turn') },
          { value: 'real', text: t('mode-real') }]} />
      <TimeChoice room={room} off={off} />
      <Choice label={t('rule-book')} value={o.preset} off={off}
        list={BOOKS.map((p) => [p, t(`preset-${p}`)])}
        onChange={(preset) => put({ preset })} />
      <Crews room={room} off={off} />
      {o.mode === 'real' && o.players.includes(1) &&
        <p class="advice small-text" role="status">{t('advice-alone')}</p>}
      {choose('help', t('radio-help'), (h) => t(`help-mode-${h}`))}
      <p class="muted small-text">{t(`help-about-${o.help}`)}</p>
      {choose('spectators', t('spectators'), (s) => t(`spectators-${s}`))}
      {choose('voice', t('voice'), (v) => t(`voice-rule-${v}`))}
      {room.you.voice.problem === 'no_relay' &&
        <p class="muted small-text">{t('error-no_relay')}</p>}
      {choose('absent', t('absent'), (a) => t(`absent-${a}`))}
      {choose('manner', t('manner'), (m) => t(`manner-${m}`))}
      <Check text={t('listed')} checked={o.listed} disabled={off}
        onChange={(listed) => put({ listed })} />
      <RoomPassword room={room} />
      {!isHere() && <Check text={t('rated-game')} checked={o.rated} disabled={off}
        onChange={(rated) => put({ rated })} />}
      {o.rated && <p class="muted small-text">{t('rated-about')}</p>}
      <Check text={t('drop-in')} checked={o.drop_in} disabled={off || o.rated}
        onChange={(drop_in) => put({ drop_in })} />
      <Check text={t('bots-count')} checked={o.bots_count} disabled={off}
        onChange={(bots_count) => put({ bots_count })} />
    </div>
  );
}

function TimeChoice({ room, off }: { room: Room; off: boolean }): JSX.Element {
  const now = controlOf(room.options.set);
  return (
    <div class="field">{t('clocks')}
      <Segmented label={t('clocks')} value={now ?? ''} disabled={off}
        onChange={(name) => name &&
          void change(({ set }) => ({ set: { ...set, ...LIMITS[name] } }))}
        options={TIME_CONTROLS.map((c) => ({ value: c, text: t(`clocks-${c}`) }))} />
      <small class="muted">{t(`clocks-about-${now ?? 'own'}`)}</small>
    </div>
  );
}

const size = (crew: 0 | 1, count: number): void => void change(({ players: [blue, yellow] }) =>
  ({ players: crew === 0 ? [count, yellow] : [blue, count] }));

function Crews({ room, off }: { room: Room; off: boolean }): JSX.Element {
  const [blue, yellow] = room.options.players;
  const sizes: [string, string][] = [1, 2, 3, 4].map((n) => [String(n), String(n)]);
  return (
    <div class="row crew-sizes">
      <Choice label={t('crew-blue')} value={String(blue)} off={off} list={sizes}
        onChange={(n) => size(0, Number(n))} />
      <Choice label={t('crew-yellow')} value={String(yellow)} off={off} list={sizes}
        onChange={(n) => size(1, Number(n))} />
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
