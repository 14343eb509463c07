// How the chosen rules differ from the book of the player's language, and house rules one by one.

import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { bookOf, goalOf } from '../core/books';
import type { Room } from '../core/state';
import { tables, type RuleField, type Tables } from '../net/api';
import { duration, has, language, t } from '../i18n';
import { Choice } from './options-form';
import { change } from './wishes';

export function useTables(): Tables | null {
  const [table, setTable] = useState<Tables | null>(null);
  useEffect(() => {
    tables().then(setTable, () => undefined);
  }, []);
  return table;
}

export function ruleValue(field: RuleField, value: string): string {
  const key = `rule-${field.name}-${value}`;
  if (has(key)) return t(key);
  if (field.type === 'ms') return value === '0' ? t('no-limit') : duration(Number(value));
  return field.type === 'yes_no' ? t(value === 'yes' ? 'yes' : 'no') : value;
}

const valueIn = (room: Room, field: RuleField): string =>
  room.options.set[field.name] ?? field.presets[room.options.preset] ?? '';

// Either goal of the second edition is its book's own, and what every room begins with is no
// difference to tell.
function differs(room: Room, field: RuleField, book: string, { defaults }: Tables): boolean {
  const value = valueIn(room, field);
  if (field.name === 'hull' && goalOf(book, value)) return false;
  return value !== field.presets[book] && value !== defaults.set[field.name];
}

export function RulesSummary({ room }: { room: Room }): JSX.Element | null {
  const table = useTables();
  if (!table) return null;
  const book = bookOf(language.get());
  const other = table.fields.filter((f) => differs(room, f, book, table));
  return (
    <div class="stack">
      <h3>{t('differences', { book })}</h3>
      {other.length ? (
        <ul class="differences">{other.map((f) => (
          <li key={f.name}><b>{t(`rule-${f.name}`)}</b> {ruleValue(f, valueIn(room, f))}
            {room.options.set[f.name] !== undefined &&
              <span class="pill small-text">{t('house-rule')}</span>}</li>
        ))}</ul>
      ) : <p class="muted">{t('differences-none', { book })}</p>}
      {room.you.host && <details class="house-rules"><summary>{t('house-rules')}</summary>
        <div class="options">{table.fields.map((f) =>
          <HouseRule key={f.name} room={room} field={f} />)}</div></details>}
    </div>
  );
}

const MS = ['0', '3000', '10000', '15000', '20000', '30000', '45000', '60000', '120000', '300000'];

function valuesOf(field: RuleField, now: string): string[] {
  if (field.type === 'yes_no') return ['yes', 'no'];
  if (field.type === 'choice') return field.choices ?? [];
  if (field.type === 'ms') return MS.includes(now) ? MS : [...MS, now];
  const min = field.min ?? 0, max = field.max ?? 8;
  return Array.from({ length: max - min + 1 }, (_, i) => String(min + i));
}

function HouseRule({ room, field }: { room: Room; field: RuleField }): JSX.Element {
  const now = valueIn(room, field);
  const put = (value: string) =>
    void change(({ set }) => ({ set: { ...set, [field.name]: value } }));
  return <Choice label={t(`rule-${field.name}`)} value={now} off={false} onChange={put}
    list={valuesOf(field, now).map((v) => [v, ruleValue(field, v)])} />;
}
