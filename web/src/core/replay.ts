// A finished game, step by step, as the rules play it again from its record.

import type { ReplayStep } from '../../../wasm/fathom.mjs';
import { engine } from './engine';
import { stints } from './stints';
import type { GameEvent } from './shapes';
import type { View } from './view';

export interface Frame extends ReplayStep {
  view: View;
}

export interface Moment {
  frame: number;
  event: GameEvent;
}

export async function frames(record: Uint8Array): Promise<Frame[]> {
  const list: Frame[] = [], rest = stints();
  for (const step of engine().steps(record)) {
    list.push(step as Frame);
    await rest();
  }
  return list;
}

const DECISIVE = new Set(['torpedo', 'trigger', 'archer', 'volcano', 'surface', 'sonar', 'drone',
  'silence', 'damage', 'end']);

// The moments that decided the game, for the timeline.
export const moments = (list: Pick<Frame, 'events'>[]): Moment[] =>
  list.flatMap((f, frame) => f.events.filter((e) => DECISIVE.has(e.event))
    .map((event) => ({ frame, event })));
