// What the Captain is about to do on the chart, before he confirms it.

import {
  mineReach, silenceReach, torpedoReach, triggerable, whyNotActivate,
} from '../../core/orders';
import { signed } from '../../core/chart';
import type { Order } from '../../core/events';
import { directionTo, distance, parseSpace, seaStep, spaceName, type Space } from
  '../../core/space';
import type { Dir, Team } from '../../core/types';
import { chartOf, type View } from '../../core/view';

export type Tool = 'place' | 'torpedo' | 'mine' | 'trigger' | 'silence' | 'archer' | 'drone';

export interface Aim {
  tool: Tool | null;
  at: Space | null;
  sector?: number;
}

export const NOTHING: Aim = { tool: null, at: null };

// The spaces that a tool may be used on now.
export function targets(view: View, team: Team, tool: Tool): Space[] {
  if (tool === 'trigger') return triggerable(view, team);
  if (tool === 'place') return [];
  const system = tool === 'archer' ? 'scenario' : tool;
  if (whyNotActivate(view, team, system)) return [];
  switch (tool) {
    case 'torpedo': return torpedoReach(view, team);
    case 'mine': return mineReach(view, team);
    case 'silence': return silenceSpaces(view, team);
    case 'archer': return signed(chartOf(view), 'M');
    default: return [0];
  }
}

function silenceSpaces(view: View, team: Team): Space[] {
  const at = view.boats[team].at;
  if (!at) return [];
  const far = silenceReach(view, team);
  const list = [parseSpace(at)];
  for (const dir of Object.keys(far) as Dir[]) {
    let to = parseSpace(at);
    for (let i = 0; i < far[dir]; i++) list.push((to = seaStep(to, dir)));
  }
  return list;
}

export const isWeapon = (tool: Tool): boolean =>
  tool === 'torpedo' || tool === 'trigger' || tool === 'archer';

export function orderFor(view: View, team: Team, aim: Aim): Order | null {
  if (aim.tool === 'drone') return aim.sector ? { do: 'drone', sector: aim.sector } : null;
  if (aim.at === null || !aim.tool) return null;
  if (aim.tool === 'silence') return silence(view, team, aim.at);
  return { do: aim.tool, at: spaceName(aim.at) };
}

function silence(view: View, team: Team, to: Space): Order {
  const from = parseSpace(view.boats[team].at!);
  const dir = directionTo(from, to);
  const length = distance(from, to);
  if (dir) return { do: 'silence', dir, length };
  return view.rules.silence_zero === 'full' ? { do: 'silence', dir: 'N', length: 0 }
    : { do: 'silence', length: 0 };
}
