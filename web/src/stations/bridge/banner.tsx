// The latest announcement, large, under the one before it; and a live region for those who listen.
// Calls and refusals pass here too, for a moment: there is nothing below them that one could touch.

import type { JSX } from 'preact';
import type { GameEvent } from '../../core/shapes';
import type { State } from '../../core/state';
import { announce } from '../../sound/announce';
import { Toasts } from '../../ui/toasts';
import { StopWords, stopText } from './stop-frame';

const RECENT = 4;
// The room is reserved: what is longer than this takes both lines, in smaller letters.
const ONE_LINE = 34;

export function lastWords(events: GameEvent[], boats: [string, string], count: number) {
  const list: { index: number; event: GameEvent; text: string }[] = [];
  for (let i = events.length - 1; i >= 0 && list.length < count; i--) {
    const text = announce(events[i]!, boats);
    if (text) list.unshift({ index: i, event: events[i]!, text });
  }
  return list;
}

export function Banner({ state }: { state: State }): JSX.Element {
  const { events, passing } = state, room = state.room!;
  const list = lastWords(passing.length ? passing : events, room.boats, RECENT);
  const [before, last] = [list.at(-2), list.at(-1)];
  const stop = stopText(state.view!, room);
  const long = (last?.text.length ?? 0) > ONE_LINE;
  return (
    <div class="banner">
      {before && !long && !stop && before.text.length <= ONE_LINE + 10 &&
        <p class="earlier" aria-hidden="true">{before.text}</p>}
      {last && <p key={last.index} aria-hidden="true"
        class={`words ${long ? 'long' : ''} ${last.event.team ?? ''} ${last.event.event}`}>
        {last.text}</p>}
      {stop && <StopWords text={stop} paused={!!room.pause} />}
      <div class="visually-hidden" role="log" aria-live="polite">
        {list.map((x) => <p key={x.index}>{x.text}</p>)}
      </div>
      <Toasts />
    </div>
  );
}
