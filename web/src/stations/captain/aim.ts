// What the Captain is about to do on the chart, before he confirms it.

import {
  aimed, could, isAsked, orderOf, whyNot, whyNotActivate, whyNotStop,
} from '../../core/orders';
import type { Order, Role, System } from '../../core/shapes';
import {
  directionTo, distance, parseSpace, spaceName, stepsFrom, type Space,
} from '../../core/space';
import type { View } from '../../core/view';
import type { Game } from '../game';

const TOOLS = ['place', 'torpedo', 'mine', 'trigger', 'silence', 'archer', 'drone'] as const;
export type Tool = (typeof TOOLS)[number];

export interface Aim {
  tool: Tool | null;
  at: Space | number | null; // of a drone, the sector
}

export const NOTHING: Aim = { tool: null, at: null };

// The tool that a system is; one that needs no aiming is done at once.
export const toolOf = (view: View, system: System): Tool | undefined =>
  TOOLS.find((tool) => tool === orderOf(view, system));

// Real-time: what is aimed begins with a STOP.
export const beginsWithStop = (view: View, system: System): boolean =>
  view.mode === 'real' && !!toolOf(view, system);

export const whyNotUse = (view: View, system: System): string | null =>
  (beginsWithStop(view, system) ? whyNotStop : whyNotActivate)(view, system);

// In real-time the system of the STOP is what is aimed; before that, and turn-by-turn, what the
// Captain has taken up.
export function aimNow({ view, team, roles }: Game, taken: Aim): Aim {
  const system = aimed(view, team);
  if (!system || !roles.some((role) => isAsked(view, role))) return taken;
  const tool = toolOf(view, system) ?? null;
  return taken.tool === tool ? taken : { tool, at: null };
}

// Where a tool may be used now, and the order that does it there.
export function targets(view: View, roles: Role[], tool: Tool): Map<Space | number, Order> {
  const list = could(view, tool).filter((o) => !o.by || roles.includes(o.by));
  return new Map(list.map((order) => [target(view, order), order]));
}

function target(view: View, order: Order): Space | number {
  if (order.do === 'drone') return order.sector!;
  if (order.do !== 'silence') return parseSpace(order.at!);
  const from = parseSpace(view.boats[view.team!].at!);
  return stepsFrom(from, order.dir ?? 'N', order.length!).at(-1) ?? from;
}

export const orderFor = (view: View, roles: Role[], { tool, at }: Aim): Order | undefined =>
  (tool && at !== null ? targets(view, roles, tool).get(at) : undefined);

// Why a tool cannot be used at a space. A silence names no space off its four lines.
export function whyNotAt(view: View, tool: Tool, at: Space): string {
  if (tool !== 'silence') return whyNot(view, { do: tool, at: spaceName(at) }) ?? FAR;
  const from = parseSpace(view.boats[view.team!].at!), dir = directionTo(from, at);
  return (dir && whyNot(view, { do: tool, dir, length: distance(from, at) })) ?? FAR;
}

const FAR = 'out_of_range';
