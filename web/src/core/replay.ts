// A finished game, step by step, as the rules play it again from its record.

import type { GameEvent } from './shapes';
import type { View } from './view';

export interface Frame {
  events: GameEvent[];
  view: View; // everything, as it stands afterwards
}

export interface Moment {
  frame: number;
  event: GameEvent;
}

const DECISIVE = new Set(['torpedo', 'trigger', 'archer', 'volcano', 'surface', 'sonar', 'drone',
  'silence', 'damage', 'end']);

// The moments that decided the game, for the timeline.
export const moments = (list: Pick<Frame, 'events'>[]): Moment[] =>
  list.flatMap((f, frame) => f.events.filter((e) => DECISIVE.has(e.event))
    .map((event) => ({ frame, event })));
