// What the crew could do now: questions to the rules, answered as the server would answer them, as
// far as the crew can know.

import type { Position } from '../../../wasm/fathom.mjs';
import { engine } from './engine';
import { SYSTEMS, type Order, type Role, type System, type Team } from './shapes';
import type { View } from './view';

let now: { view: View; position: Position } | null = null;

function position(view: View): Position {
  if (now?.view === view) return now.position;
  now?.position.free();
  now = null;
  now = { view, position: engine().position(view) };
  return now.position;
}

// Why an order would be refused, null when it would not be.
export const whyNot = (view: View, order: Order): string | null => position(view).why(order);

// The orders of a kind that could be given.
export const could = (view: View, kind: Order['do']): Order[] =>
  position(view).legal.filter((o) => o.do === kind);

export const can = (view: View, kind: Order['do']): boolean => could(view, kind).length > 0;

// What an order would cost the crew's hull.
export const damage = (view: View, order: Order): number => position(view).damage(order);

// What crossing out one more symbol would bring.
export const fate = (view: View, symbol: string): '' | 'repair' | 'damage' =>
  position(view).cross(symbol);

// What ends in a blast, as an order and as an event.
export const isShot = (what: string): boolean => ['torpedo', 'trigger', 'archer'].includes(what);

// The order that activates a system; by its own name that of a scenario.
export const orderOf = (view: View, system: System): Order['do'] =>
  (system === 'scenario' ? view.scenario : system) as Order['do'];

// Why a system cannot be activated, at whatever target; null when it can.
export function whyNotActivate(view: View, system: System): string | null {
  const kind = orderOf(view, system), boat = view.boats[view.team!];
  if (can(view, kind)) return null;
  return whyNot(view, { do: kind, at: boat.at ?? 'A1', dir: 'N', length: 1, sector: 1,
    system: boat.dead[0] ?? 'mine' });
}

// Real-time: why STOP cannot be said for a system; null when it can.
export const whyNotStop = (view: View, system: System): string | null =>
  (could(view, 'stop').some((o) => o.system === system) ? null
    : whyNot(view, { do: 'stop', system }));

// Real-time: the system that this crew has said STOP for and aims now.
export const aimed = (view: View, team: Team): System | null =>
  (awaited(view, team, 'aim') ? view.stop!.system : null);

const DUTIES = ['place', 'mark', 'cross', 'confirm'];

// Whether others wait for this role: for a duty, or for what the whole game awaits.
export const isAsked = (view: View, by: Role): boolean => position(view).legal.some((o) =>
  (view.await ? o.do !== 'resign' : DUTIES.includes(o.do)) && !whyNot(view, { ...o, by }));

// Whether this role may send drones and sonar in this game.
export const mayDetect = (view: View, by: Role): boolean =>
  !['wrong_role', 'game_over'].includes(whyNot(view, { do: 'sonar', by }) ?? '');

// Turn-by-turn: the course and its duties are done and nothing could be activated.
export const nothingLeft = (view: View): boolean => can(view, 'pass') &&
  !SYSTEMS.some((system) => can(view, orderOf(view, system)));

// Systems that are ready, as far as this seat knows.
export function isReady(view: View, system: System): boolean {
  const boat = view.boats[view.team!], gauge = boat.gauges?.[system];
  return gauge ? gauge.size > 0 && gauge.value >= gauge.size : boat.ready.includes(system);
}

export const awaited = (view: View, team: Team, what: string): boolean =>
  view.await?.what === what && view.await.team === team;
