// A finished game, step by step: the truth after each step, from its events alone.

import type { GameEvent } from './events';
import { parseSpace, step as oneStep, type Space } from './space';
import type { System, Team } from './types';

export interface ReplayBoat {
  at: Space | null;
  route: Space[];
  mines: Space[];
  hull: number;
  surfaced: boolean;
  gauges: Partial<Record<System, number>>;
  crossed: number;
}

export interface Frame {
  ms: number;
  events: GameEvent[];
  turn: Team | null;
  boats: Record<Team, ReplayBoat>;
  blasts: Space[];
}

export interface Moment {
  frame: number;
  event: GameEvent;
}

const newBoat = (hull: number): ReplayBoat =>
  ({ at: null, route: [], mines: [], hull, surfaced: false, gauges: {}, crossed: 0 });

interface RawStep {
  ms: number;
  events?: GameEvent[];
}

export function frames(steps: RawStep[], hull: number): Frame[] {
  let now: Frame = {
    ms: 0, events: [], turn: null, blasts: [],
    boats: { blue: newBoat(hull), yellow: newBoat(hull) },
  };
  const list = [now];
  for (const s of steps) {
    if (!s.events?.length) continue;
    now = { ...now, ms: s.ms, events: s.events, blasts: [] };
    for (const e of s.events) now = play(now, e);
    list.push(now);
  }
  return list;
}

function withBoat(f: Frame, team: Team, change: Partial<ReplayBoat>): Frame {
  return { ...f, boats: { ...f.boats, [team]: { ...f.boats[team], ...change } } };
}

function play(f: Frame, e: GameEvent): Frame {
  const team = e.team;
  if (e.event === 'blast') {
    const at = parseSpace(e.at!);
    return { ...f, blasts: [...f.blasts, at] };
  }
  if (!team) return f;
  const boat = f.boats[team];
  switch (e.event) {
    case 'turn': return { ...f, turn: team };
    case 'placed': return withBoat(f, team, start(e));
    case 'surface': return withBoat(f, team, { ...start(e), surfaced: true });
    case 'dive': return withBoat(f, team, { surfaced: false });
    case 'course': return withBoat(f, team, moved(boat, [parseSpace(e.at!)]));
    case 'silence': return withBoat(f, team, moved(boat, silent(boat, e)));
    case 'mine': return withBoat(f, team, { mines: [...boat.mines, parseSpace(e.at!)] });
    case 'trigger': case 'mine_gone': return withBoat(f, team, { mines: without(boat, e.at!) });
    case 'damage': return withBoat(f, team, { hull: e.hull ?? boat.hull });
    default: return f;
  }
}

const start = (e: GameEvent): Partial<ReplayBoat> =>
  ({ at: parseSpace(e.at!), route: [parseSpace(e.at!)] });

const without = (boat: ReplayBoat, at: string): Space[] =>
  boat.mines.filter((m) => m !== parseSpace(at));

function moved(boat: ReplayBoat, along: Space[]): Partial<ReplayBoat> {
  return { at: along.at(-1) ?? boat.at, route: [...boat.route, ...along], surfaced: false };
}

function silent(boat: ReplayBoat, e: GameEvent): Space[] {
  const list: Space[] = [];
  let at = boat.at!;
  for (let i = 0; i < (e.length ?? 0); i++) list.push((at = oneStep(at, e.dir!)));
  return list;
}

const DECISIVE = new Set(['torpedo', 'trigger', 'archer', 'volcano', 'surface', 'sonar', 'drone',
  'silence', 'end']);

// The moments that decided the game, for the timeline.
export function moments(list: Frame[]): Moment[] {
  return list.flatMap((f, frame) => f.events
    .filter((e) => DECISIVE.has(e.event) || e.event === 'damage')
    .map((event) => ({ frame, event })));
}

