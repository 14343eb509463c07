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
