// Everything that was announced, newest first.

import type { JSX } from 'preact';
import type { GameEvent } from '../../core/shapes';
import type { Room } from '../../core/state';
import { t } from '../../i18n';
import { lastWords } from './banner';

const SHOWN = 200;

export function LogList({ events, room }: { events: GameEvent[]; room: Room }): JSX.Element {
  const list = lastWords(events, room.boats, SHOWN).reverse();
  return (
    <ol class="log" tabIndex={0} aria-label={t('log')}>
      {list.map((x) => <li key={x.index} class={`${x.event.team ?? ''} ${x.event.event}`}>
        {x.text}</li>)}
      {!list.length && <li class="muted">{t('log-empty')}</li>}
    </ol>
  );
}

export function LogPanel({ events, room }: { events: GameEvent[]; room: Room }): JSX.Element {
  return (
    <aside class="log-panel panel" aria-label={t('log')}>
      <h2>{t('log')}</h2>
      <LogList events={events} room={room} />
    </aside>
  );
}
