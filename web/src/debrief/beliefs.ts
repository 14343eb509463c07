// Each side's belief in every frame of a replay, worked out in the browser: places, heat, and
// the chance of each shot at its moment.

import { useEffect, useState } from 'preact/hooks';
import type { Radio } from '../../../wasm/fathom.mjs';
import { heatOf, newRadio } from '../core/engine';
import type { Frame } from '../core/replay';
import { stints } from '../core/stints';
import type { Space } from '../core/space';
import { TEAMS, type Team } from '../core/shapes';
import { other } from '../core/view';
import type { Replay } from '../net/api';

export interface Shot {
  frame: number;
  team: Team;
  at: string;
  percent: number;
}

interface Beliefs {
  places: Record<Team, number[]>; // by frame: how many places this team could be in
  heat: Record<Team, Map<Space, number>[]>; // by frame: what this team believed of the enemy
  shots: Shot[];
}

const SHOTS = new Set(['torpedo', 'trigger', 'archer']);

export function useBeliefs(game: Replay, list: Frame[]): Beliefs | null {
  const [found, setFound] = useState<Beliefs | null>(null);
  useEffect(() => {
    let live = true;
    work(game, list, () => live).then((b) => live && setFound(b), () => undefined);
    return () => {
      live = false;
    };
  }, [list]);
  return found;
}

async function work(game: Replay, list: Frame[], live: () => boolean): Promise<Beliefs> {
  const out: Beliefs = { places: { blue: [], yellow: [] }, heat: { blue: [], yellow: [] },
    shots: [] };
  const rest = stints();
  for (const team of TEAMS) {
    const radio = newRadio({ ...game, team });
    try {
      for (let i = 0; i < list.length && live(); i++) {
        listen(radio, team, i, list[i]!, out);
        await rest();
      }
    } finally {
      radio.free();
    }
  }
  out.shots.sort((a, b) => a.frame - b.frame);
  return out;
}

function listen(radio: Radio, team: Team, frame: number, { heard }: Frame, out: Beliefs): void {
  for (const e of heard[team]) {
    if (e.team === team && SHOTS.has(e.event) && e.at) {
      const [, near, direct] = radio.expect({ ask: 'blast', at: e.at }).outcomes;
      const chance = (near?.chance ?? 0) + (direct?.chance ?? 0);
      out.shots.push({ frame, team, at: e.at, percent: Math.round(chance * 100) });
    }
    radio.hear(e);
  }
  const heat = heatOf(radio);
  out.heat[team].push(heat);
  out.places[other(team)].push(heat.size);
}
