// Each side's belief in every frame of a replay, worked out in the browser: places, heat, and
// the chance of each shot at its moment.

import { useEffect, useState } from 'preact/hooks';
import { heatOf, newRadio } from '../core/engine';
import { heardBy } from '../core/heard';
import { frames, type Frame } from '../core/replay';
import type { Space } from '../core/space';
import { other, TEAMS, type Team } from '../core/types';
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

const SHOTS = new Set(['torpedo', 'trigger', 'archer']);

export function useBeliefs(game: Replay): Beliefs | null {
  const [found, setFound] = useState<Beliefs | null>(null);
  useEffect(() => {
    let live = true;
    work(game).then((b) => live && setFound(b), () => undefined);
    return () => {
      live = false;
    };
  }, [game.id]);
  return found;
}

async function work(game: Replay): Promise<Beliefs> {
  const list = frames(game.steps, Number(game.rules.hull));
  const out: Beliefs = { places: { blue: [], yellow: [] }, heat: { blue: [], yellow: [] },
    shots: [] };
  for (const team of TEAMS) await listen(game, list, team, out);
  out.shots.sort((a, b) => a.frame - b.frame);
  return out;
}

async function listen(game: Replay, list: Frame[], team: Team, out: Beliefs): Promise<void> {
  const radio = await newRadio({ rows: game.chart, rules: game.rules, team });
  for (const [index, frame] of list.entries()) {
    for (const e of frame.events) {
      if (e.team === team && SHOTS.has(e.event) && e.at) {
        const [, near, direct] = radio.expect({ ask: 'blast', at: e.at }).outcomes;
        const chance = (near?.chance ?? 0) + (direct?.chance ?? 0);
        out.shots.push({ frame: index, team, at: e.at, percent: Math.round(chance * 100) });
      }
      const heard = heardBy(e, team);
      if (heard) radio.hear({ ...heard });
    }
    const heat = heatOf(radio);
    out.heat[team].push(heat);
    out.places[other(team)].push(heat.size);
    if (index % 40 === 39) await new Promise((go) => setTimeout(go));
  }
  radio.free();
}
