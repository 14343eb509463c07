// Plays a game again from its record and listens to it with both sides' radios, for played.ts.

import type { Radio, ReplayStep } from '../../../wasm/fathom.mjs';
import { engine, fathom, heatOf, newRadio } from '../core/engine';
import { isShot } from '../core/orders';
import type { Frame } from '../core/replay';
import { SPACES } from '../core/space';
import { TEAMS, type Team } from '../core/shapes';
import { other } from '../core/view';
import type { Beliefs, Shot, Told } from './played';

const HEAP = 16;

type Heard = ReplayStep['heard'];

const tell = (told: Told, transfer: Transferable[] = []): void => postMessage(told, { transfer });

onmessage = ({ data }: MessageEvent<Uint8Array>) => {
  work(data).catch(() => tell({ failed: true }));
};

async function work(record: Uint8Array): Promise<void> {
  await fathom();
  const heard: Heard[] = [];
  let heap: Frame[] = [], first: Frame | null = null;
  for (const step of engine().steps(record)) {
    const frame: Frame = { events: step.events, view: step.view };
    first ??= frame;
    heard.push(step.heard);
    heap.push(frame);
    if (heap.length < HEAP) continue;
    tell({ frames: heap });
    heap = [];
  }
  tell({ frames: heap, last: true });
  const found = beliefs(first!, heard);
  tell({ beliefs: found }, TEAMS.map((team) => found.heat[team].buffer as ArrayBuffer));
}

function beliefs({ view }: Frame, heard: Heard[]): Beliefs {
  const { map, mode, rules } = view;
  const weights = () => new Float32Array(heard.length * SPACES);
  const out: Beliefs = { places: { blue: [], yellow: [] }, shots: [],
    heat: { blue: weights(), yellow: weights() } };
  for (const team of TEAMS) {
    const radio = newRadio({ map, mode, rules, team });
    heard.forEach((events, frame) => {
      out.shots.push(...listen(radio, team, frame, events[team]));
      const heat = heatOf(radio);
      heat.forEach((weight, at) => { out.heat[team][frame * SPACES + at] = weight; });
      out.places[other(team)].push(heat.size);
    });
    radio.free();
  }
  out.shots.sort((a, b) => a.frame - b.frame);
  return out;
}

function listen(radio: Radio, team: Team, frame: number, heard: Heard[Team]): Shot[] {
  const shots: Shot[] = [];
  for (const e of heard) {
    if (e.team === team && isShot(e.event) && e.at) {
      const [, near, direct] = radio.expect({ ask: 'blast', at: e.at }).outcomes;
      const chance = (near?.chance ?? 0) + (direct?.chance ?? 0);
      shots.push({ frame, team, at: e.at, percent: Math.round(chance * 100) });
    }
    radio.hear(e);
  }
  return shots;
}
