// The server's analysis of a finished game (wire/json_debrief.h). A host may need a while for it.

import type { Team } from '../core/shapes';
import { analysis } from '../net/api';

// A moment that decided the game; `step` is a frame of the replay.
interface DecisiveMoment {
  step: number;
  kind: 'hit' | 'found' | 'lost' | 'end';
  boat?: Team;
  damage?: number;
  cause?: string;
  before?: number;
  after?: number;
}

// What a crew could learn; `step` as above.
export interface Learnt {
  kind: 'shot' | 'giveaway' | 'breakdown';
  team: Team;
  do: string;
  step: number;
  cost: number;
  at?: string;
  direct?: number;
  indirect?: number;
  before?: number;
  after?: number;
  broke?: number; // index of the turn
  damage?: number;
  cause?: string;
}

export interface Analysis {
  turns: { number: number }[];
  moments: DecisiveMoment[];
  learn: Learnt[];
}

const TRIES = 10, AGAIN_MS = 2000;

// The answer to a first question, or to one of those that follow it as long as they are wanted.
export async function analysed(id: string, first: Promise<Analysis>,
  wanted: () => boolean): Promise<Analysis> {
  let asked = first;
  for (let tries = TRIES; tries > 0 && wanted(); tries--) {
    const found = await asked.catch(() => null);
    if (found) return found;
    await new Promise((go) => setTimeout(go, AGAIN_MS));
    asked = analysis(id);
  }
  return asked;
}
