// The server's analysis of a finished game (wire/json_debrief.h). A host may need a while for it.

import { useEffect, useState } from 'preact/hooks';
import type { Team } from '../core/shapes';
import { analysis } from '../net/api';

export interface DecisiveMoment {
  turn: number;
  kind: 'hit' | 'found' | 'lost' | 'end';
  boat?: Team;
  damage?: number;
  cause?: string;
  before?: number;
  after?: number;
}

// What a crew could learn; `step` is a frame of the replay.
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

export function useAnalysis(id: string): Analysis | null {
  const [found, setFound] = useState<Analysis | null>(null);
  useEffect(() => {
    let live = true;
    const load = (tries: number): void => {
      analysis(id).then((a) => live && setFound(a as Analysis), () => {
        if (live && tries) setTimeout(() => load(tries - 1), AGAIN_MS);
      });
    };
    load(TRIES);
    return () => {
      live = false;
    };
  }, [id]);
  return found;
}
