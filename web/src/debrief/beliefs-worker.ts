// Listens to a whole game with both sides' radios, for beliefs.ts.

import type { Radio } from '../../../wasm/fathom.mjs';
import { fathom, heatOf, newRadio } from '../core/engine';
import type { Frame } from '../core/replay';
import { TEAMS, type Team } from '../core/shapes';
import { other } from '../core/view';
import type { Asked, Beliefs } from './beliefs';

const SHOTS = new Set(['torpedo', 'trigger', 'archer']);

onmessage = async ({ data }: MessageEvent<Asked>) => {
  await fathom();
  postMessage(work(data));
};

function work({ heard, ...setup }: Asked): Beliefs {
  const out: Beliefs = { places: { blue: [], yellow: [] }, heat: { blue: [], yellow: [] },
    shots: [] };
  for (const team of TEAMS) {
    const radio = newRadio({ ...setup, team });
    heard.forEach((events, frame) => listen(radio, team, frame, events[team], out));
    radio.free();
  }
  out.shots.sort((a, b) => a.frame - b.frame);
  return out;
}

function listen(radio: Radio, team: Team, frame: number, heard: Frame['heard'][Team],
  out: Beliefs): void {
  for (const e of heard) {
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
