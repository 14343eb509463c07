// Which orders the Captain could give now and, where he cannot, why: the codes are those with
// which the server refuses. The server has the last word; this is for the screen.

import { isIce, isSea, reach, repairOf, type Chart } from './chart';
import { kindOf } from './sheet';
import { distance, neighbours, onChart, parseSpace, seaStep, type Space } from './space';
import { other, type Dir, type System, type Team } from './types';
import { chartOf, spaces, yes, type Boat, type View } from './view';

export type Why = string | null;

export const boatOf = (view: View, team: Team): Boat => view.boats[team];

export function dutyOpen(boat: Boat): boolean {
  return (boat.mark ?? 'none') !== 'none' || (boat.cross ?? 'none') !== 'none';
}

// Why the crew can give no order at all now.
export function whyWaiting(view: View, team: Team): Why {
  const boat = boatOf(view, team);
  if (view.phase === 'over') return 'game_over';
  if (view.phase === 'placing') return 'not_begun';
  if (view.await) return 'stopped';
  if (view.mode === 'turn' && view.turn !== team) return 'not_your_turn';
  if (view.mode === 'real' && boat.depth !== 'submerged') return 'surfaced';
  if (dutyOpen(boat)) return 'duty_pending';
  return null;
}

function whyBlocked(view: View, team: Team, at: Space): Why {
  const chart = chartOf(view), boat = boatOf(view, team);
  if (!onChart(at, chart.side)) return 'off_map';
  if (!isSea(chart, at)) return 'island';
  if (spaces(boat.route).includes(at)) return 'own_route';
  if (yes(view, 'own_mine_blocks') && spaces(boat.mines).includes(at)) return 'own_mine';
  return null;
}

export function whyNotCourse(view: View, team: Team, dir: Dir): Why {
  const boat = boatOf(view, team);
  const waiting = whyWaiting(view, team);
  if (waiting) return waiting;
  if (boat.blackout) return 'must_surface';
  if (view.mode === 'turn' && view.course_done) return 'course_spent';
  if (!boat.at) return 'not_begun';
  return whyBlocked(view, team, seaStep(parseSpace(boat.at), dir));
}

export function whyNotSurface(view: View, team: Team): Why {
  const waiting = whyWaiting(view, team);
  if (waiting) return waiting;
  if (view.mode === 'turn' && view.course_done) return 'course_spent';
  return null;
}

// Systems that are ready, as far as this seat knows.
export function isReady(view: View, team: Team, system: System): boolean {
  const boat = boatOf(view, team);
  const gauge = boat.gauges?.[system];
  if (gauge) return gauge.size > 0 && gauge.value >= gauge.size;
  return boat.ready.includes(system);
}

export function whyNotActivate(view: View, team: Team, system: System): Why {
  const boat = boatOf(view, team);
  const waiting = whyWaiting(view, team);
  if (waiting) return waiting;
  if (boat.blackout) return 'must_surface';
  if (view.mode === 'turn' && !view.course_done) return 'course_first';
  if (yes(view, 'course_between_activations') && boat.course_since === false) {
    return view.mode === 'turn' ? 'activation_spent' : 'course_first';
  }
  if (boat.dead.includes(system)) return 'dead_system';
  const known = boat.gauges || yes(view, 'ready_public');
  if (known && !isReady(view, team, system)) return 'gauge_not_full';
  if (boat.broken?.includes(kindOf(system)) && view.rules.broken_activation !== 'penalty') {
    return 'broken';
  }
  return null;
}

export function torpedoReach(view: View, team: Team): Space[] {
  const boat = boatOf(view, team);
  if (!boat.at) return [];
  const from = parseSpace(boat.at);
  const list = [...reach(chartOf(view), from, 4, view.rules.torpedo_path === 'free')];
  return view.rules.torpedo_min === '0' ? list : list.filter((at) => at !== from);
}

export function mineReach(view: View, team: Team): Space[] {
  const boat = boatOf(view, team), chart = chartOf(view);
  if (!boat.at) return [];
  const taken = new Set([...spaces(boat.route), ...spaces(boat.mines)]);
  return neighbours(parseSpace(boat.at), chart.side)
    .filter((at) => isSea(chart, at) && !taken.has(at));
}

export function triggerable(view: View, team: Team): Space[] {
  const boat = boatOf(view, team);
  if (view.phase !== 'playing' || view.await || boat.blackout) return [];
  if (boat.depth !== 'submerged') return [];
  if (yes(view, 'mine_trigger_needs_weapons') && boat.broken?.includes('weapon')) return [];
  const fresh = spaces(boat.fresh);
  return spaces(boat.mines).filter((at) => !fresh.includes(at));
}

// How far a silence may go in each direction, 0 to 4.
export function silenceReach(view: View, team: Team): Record<Dir, number> {
  const boat = boatOf(view, team);
  const far = { N: 0, E: 0, S: 0, W: 0 };
  if (!boat.at) return far;
  for (const dir of ['N', 'E', 'S', 'W'] as Dir[]) {
    let at = parseSpace(boat.at);
    while (far[dir] < 4 && !whyBlocked(view, team, (at = seaStep(at, dir)))) far[dir]++;
  }
  return far;
}

export function repairsHere(view: View, team: Team): System[] {
  const boat = boatOf(view, team), chart = chartOf(view);
  if (!boat.at) return [];
  const near = neighbours(parseSpace(boat.at), chart.side).map((at) => repairOf(chart, at));
  return boat.dead.filter((system) => near.includes(system));
}

export const surfacingHurts = (view: View, team: Team): boolean => {
  const at = boatOf(view, team).at;
  return !!at && isIce(chartOf(view), parseSpace(at));
};

export function mayDetect(view: View, role: 'captain' | 'first_mate'): boolean {
  if (yes(view, 'shy_first_mate')) return role === 'captain';
  return role === 'first_mate' || view.rules.detection_by === 'both';
}

// Whether a blast there would hit the own boat: 0, 1 or 2.
export function selfDamage(boat: Boat, at: Space): number {
  if (!boat.at) return 0;
  const d = distance(parseSpace(boat.at), at);
  return d === 0 ? 2 : d === 1 ? 1 : 0;
}

export function startSpaces(chart: Chart, at: Space): boolean {
  return isSea(chart, at);
}

export function canPass(view: View, team: Team): boolean {
  return view.mode === 'turn' && view.turn === team && view.course_done &&
    !whyWaiting(view, team);
}

// Turn-by-turn: the course and its duties are done and nothing could be activated.
export function nothingLeft(view: View, team: Team): boolean {
  if (!canPass(view, team)) return false;
  const systems: System[] = ['mine', 'torpedo', 'drone', 'sonar', 'silence', 'scenario'];
  const idle = (s: System) => whyNotActivate(view, team, s) !== null || !usable(view, team, s);
  return systems.every(idle);
}

function usable(view: View, team: Team, system: System): boolean {
  if (system !== 'scenario') return true;
  if (view.scenario === 'repair') return repairsHere(view, team).length > 0;
  return view.scenario === 'archer';
}

export const awaited = (view: View, team: Team, what: string): boolean =>
  view.await?.what === what && view.await.team === team;

export const enemyOf = other;
