// The belief over the enemy's position. One radio a game, fed with what is new; where something is
// forgotten it is told so, and the enemy may be anywhere.

import type { Radio } from '../../../../wasm/fathom.mjs';
import { heatOf, newRadio } from '../../core/engine';
import { FORGOTTEN } from '../../core/memory';
import type { GameEvent, Team } from '../../core/shapes';
import type { Space } from '../../core/space';
import type { View } from '../../core/view';

let now: { key: string; radio: Radio; heard: number } | null = null;

export function believe(
  { map, mode, rules }: View, events: GameEvent[], team: Team, game: string,
): Map<Space, number> {
  const key = `${game}.${team}.${map}`;
  if (now?.key !== key || now.heard > events.length) {
    now?.radio.free();
    now = null;
    now = { key, radio: newRadio({ map, mode, rules, team }), heard: 0 };
  }
  for (; now.heard < events.length; now.heard++) hear(now.radio, events[now.heard]!);
  return heatOf(now.radio);
}

function hear(radio: Radio, event: GameEvent): void {
  if (event === FORGOTTEN) radio.gap();
  else radio.hear(event);
}
