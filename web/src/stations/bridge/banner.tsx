// The latest announcement, large, under the one before it; and a live region for those who listen.

import type { JSX } from 'preact';
import type { GameEvent } from '../../core/shapes';
import { announce } from '../../sound/announce';

const RECENT = 4;

export function lastWords(events: GameEvent[], boats: [string, string], count: number) {
  const list: { index: number; event: GameEvent; text: string }[] = [];
  for (let i = events.length - 1; i >= 0 && list.length < count; i--) {
    const text = announce(events[i]!, boats);
    if (text) list.unshift({ index: i, event: events[i]!, text });
  }
  return list;
}

interface Props {
  events: GameEvent[];
  passing: GameEvent[];
  boats: [string, string];
}

export function Banner({ events, passing, boats }: Props): JSX.Element {
  const list = lastWords(passing.length ? passing : events, boats, RECENT);
  const [before, last] = [list.at(-2), list.at(-1)];
  return (
    <div class="banner">
      {before && <p class="earlier" aria-hidden="true">{before.text}</p>}
      {last && <p key={last.index} class={`words ${last.event.team ?? ''} ${last.event.event}`}
        aria-hidden="true">{last.text}</p>}
      <div class="visually-hidden" role="log" aria-live="polite">
        {list.map((x) => <p key={x.index}>{x.text}</p>)}
      </div>
    </div>
  );
}
