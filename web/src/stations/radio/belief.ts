// The belief over the enemy's position. One radio a game, fed with what is new; after a gap in what
// is remembered, a new one that begins with the enemy anywhere.

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
  const from = events.lastIndexOf(FORGOTTEN) + 1;
  const key = `${game}.${team}.${map}.${from}`;
  if (now?.key !== key || now.heard > events.length) {
    now?.radio.free();
    now = null;
    now = { key, radio: newRadio({ map, mode, rules, team }), heard: from };
  }
  for (; now.heard < events.length; now.heard++) now.radio.hear(events[now.heard]!);
  return heatOf(now.radio);
}
