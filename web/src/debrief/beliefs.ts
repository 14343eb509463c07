// Each side's belief in every frame of a replay, worked out in the browser: places, heat, and
// the chance of each shot at its moment. The work is done in a Worker of its own, so that the page
// goes on listening.

import { useEffect, useState } from 'preact/hooks';
import type { Frame } from '../core/replay';
import type { Space } from '../core/space';
import type { Team } from '../core/shapes';
import type { Replay } from '../net/api';

export interface Shot {
  frame: number;
  team: Team;
  at: string;
  percent: number;
}

export interface Beliefs {
  places: Record<Team, number[]>; // by frame: how many places this team could be in
  heat: Record<Team, Map<Space, number>[]>; // by frame: what this team believed of the enemy
  shots: Shot[];
}

// What the Worker is given: the game's set-up, and what each side heard in every frame.
export type Asked = Pick<Replay, 'map' | 'mode' | 'rules'> & { heard: Frame['heard'][] };

export function useBeliefs(game: Replay, list: Frame[]): Beliefs | null {
  const [found, setFound] = useState<Beliefs | null>(null);
  useEffect(() => {
    const worker = new Worker(new URL('./beliefs-worker.ts', import.meta.url),
      { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Beliefs>) => {
      setFound(data);
      worker.terminate();
    };
    const { map, mode, rules } = game;
    worker.postMessage({ map, mode, rules, heard: list.map((f) => f.heard) } satisfies Asked);
    return () => worker.terminate();
  }, [list]);
  return found;
}
