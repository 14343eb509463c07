// The boat's route in the order in which it was sailed, from the events that the Captain heard.
// The view has the same spaces as a set; where the events do not reach, the set fills in.

import { FORGOTTEN } from './memory';
import type { Dir, GameEvent, Team } from './shapes';
import { parseSpace, step, stepsFrom, type Space } from './space';

export function sailed(events: GameEvent[], team: Team, set: Space[]): Space[] {
  let line: Space[] = [];
  for (const e of events) {
    if (e.team !== team || e.at === undefined) continue;
    if (e.event === 'placed' || e.event === 'surface') line = [parseSpace(e.at)];
    else if (e.event === 'course') line.push(parseSpace(e.at));
    else if (e.event === 'silence') line.push(...silent(line.at(-1), e));
  }
  const known = new Set(line);
  return set.every((at) => known.has(at)) ? line : set;
}

function silent(from: Space | undefined, e: GameEvent): Space[] {
  return from === undefined || !e.dir ? [] : stepsFrom(from, e.dir, e.length ?? 0);
}

const BACK: Record<Dir, Dir> = { N: 'S', E: 'W', S: 'N', W: 'E' };

// The end of a route that was only heard: back from where it ended, course by course, to the last
// silence or surfacing, or to what nobody remembers.
export function heardBack(events: GameEvent[], team: Team, at: Space): Space[] {
  const line = [at];
  for (const e of [...events].reverse()) {
    if (e === FORGOTTEN) break;
    if (e.team !== team) continue;
    if (e.event === 'silence' || e.event === 'surface') break;
    if (e.event === 'course') line.unshift(step(line[0]!, BACK[e.dir!]));
  }
  return line;
}

export function heading(events: GameEvent[], team: Team): Dir {
  for (let i = events.length - 1; i >= 0; i--) {
    const e = events[i]!;
    if (e.team === team && e.dir && (e.event === 'course' || e.event === 'silence')) return e.dir;
  }
  return 'E';
}
