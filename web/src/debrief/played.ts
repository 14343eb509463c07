// A record played again, and what either side believed in every frame of it: places, heat, and the
// chance of each shot at its moment. A Worker does it all, and only there are the rules loaded, so
// that the page goes on listening.

import type { Frame } from '../core/replay';
import { SPACES, type Space } from '../core/space';
import type { Team } from '../core/shapes';

export interface Shot {
  frame: number;
  team: Team;
  at: string;
  percent: number;
}

export interface Beliefs {
  places: Record<Team, number[]>; // by frame: how many places this team could be in
  heat: Record<Team, Float32Array>; // by frame and space: what this team believed of the enemy
  shots: Shot[];
}

// What the Worker tells: frames in heaps that are quickly read, the last of them marked; then
// beliefs. Or that the record is none.
export interface Told {
  frames?: Frame[];
  last?: boolean;
  beliefs?: Beliefs;
  failed?: boolean;
}

export interface Played {
  list: Frame[] | null;
  bytes: Uint8Array | null; // of the record
  beliefs: Beliefs | null;
  failed: boolean;
}

// Gives what there is as it comes; the answer ends it.
export function playAgain(record: Promise<Uint8Array>,
  tell: (part: Partial<Played>) => void): () => void {
  const worker = new Worker(new URL('./played-worker.ts', import.meta.url), { type: 'module' });
  const list: Frame[] = [];
  const failed = () => tell({ failed: true });
  record.then((bytes) => {
    worker.onmessage = ({ data }: MessageEvent<Told>) => {
      list.push(...data.frames ?? []);
      if (data.last) tell({ list, bytes });
      if (data.beliefs) tell({ beliefs: data.beliefs });
      if (data.failed) failed();
      if (data.failed || data.beliefs) worker.terminate();
    };
    worker.postMessage(bytes);
  }).catch(failed);
  worker.onerror = failed;
  return () => worker.terminate();
}

export function heatAt({ heat }: Beliefs, team: Team, frame: number): Map<Space, number> {
  const weights = heat[team].subarray(frame * SPACES, (frame + 1) * SPACES);
  return new Map([...weights.entries()].filter(([, weight]) => weight > 0));
}
