// What the crew could do now: questions to the rules, answered as the server would answer them, as
// far as the crew can know.

import type { Position } from '../../../wasm/fathom.mjs';
import { engine } from './engine';
import type { Order, Role, System, Team } from './shapes';
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

// What an order would cost the own hull.
export const damage = (view: View, order: Order): number => position(view).damage(order);

// What crossing out one more symbol would bring.
export const fate = (view: View, symbol: string): '' | 'repair' | 'damage' =>
  position(view).cross(symbol);

// The order that activates a system; by its own name that of a scenario.
export const orderOf = (view: View, system: System): Order['do'] =>
  (system === 'scenario' ? view.scenario : system) as Order['do'];

// Why a system cannot be activated, at whatever target; null when it can.
export function whyNotActivate(view: View, system: System): string | null {
  const kind = orderOf(view, system), boat = view.boats[view.team!];
  if (could(view, kind).length) return null;
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

// Who of the crew may aim it, or let it be.
export const mayAim = (view: View, team: Team, role: Role): boolean => {
  const system = aimed(view, team);
  if (!system) return false;
  return system === 'drone' || system === 'sonar' ? mayDetect(view, role) : role === 'captain';
};

// Whether mark and cross may be done now: while nothing else is awaited.
export const dutiesOpen = (view: View, team: Team): boolean =>
  !view.await || awaited(view, team, 'duties');

// Whether this role may send drones and sonar in this game.
export const mayDetect = (view: View, by: Role): boolean =>
  !['wrong_role', 'game_over'].includes(whyNot(view, { do: 'sonar', by }) ?? '');

const NO_ACTIVATION = new Set(['pass', 'trigger', 'draw', 'resign']);

// Turn-by-turn: the course and its duties are done and nothing could be activated.
export const nothingLeft = (view: View): boolean =>
  could(view, 'pass').length > 0 && position(view).legal.every((o) => NO_ACTIVATION.has(o.do));

// Systems that are ready, as far as this seat knows.
export function isReady(view: View, system: System): boolean {
  const boat = view.boats[view.team!], gauge = boat.gauges?.[system];
  return gauge ? gauge.size > 0 && gauge.value >= gauge.size : boat.ready.includes(system);
}

export const awaited = (view: View, team: Team, what: string): boolean =>
  view.await?.what === what && view.await.team === team;
