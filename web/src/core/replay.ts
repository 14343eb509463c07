// A finished game, step by step, as the rules play it again from its record.

import type { ReplayStep } from '../../../wasm/fathom.mjs';
import { engine } from './engine';
import type { GameEvent } from './shapes';
import type { View } from './view';

export interface Frame extends ReplayStep {
  view: View;
}

export interface Moment {
  frame: number;
  event: GameEvent;
}

export const frames = (record: Uint8Array): Frame[] => engine().replay(record) as Frame[];

const DECISIVE = new Set(['torpedo', 'trigger', 'archer', 'volcano', 'surface', 'sonar', 'drone',
  'silence', 'damage', 'end']);

// The moments that decided the game, for the timeline.
export const moments = (list: Pick<Frame, 'events'>[]): Moment[] =>
  list.flatMap((f, frame) => f.events.filter((e) => DECISIVE.has(e.event))
    .map((event) => ({ frame, event })));
