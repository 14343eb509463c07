// A coach for games against bots: says the one thing that matters now, once each time that it comes
// up. What is so is asked of the rules and the radio room; here it only gets its words.

import { newRadio } from '../core/engine';
import { isReady, whyNotActivate } from '../core/orders';
import { DIRS, type GameEvent, type System, type Team } from '../core/shapes';
import { kept } from '../core/signal';
import { nobodyElse } from '../core/state';
import { other, type View } from '../core/view';
import { wear } from '../core/wear';
import { t } from '../i18n';
import type { Game } from '../stations/game';
import { believe } from '../stations/radio/belief';
import { toast } from '../ui/toasts';

export const coachOn = kept('coach', true);

const FEW = 3;
const WEAPONS: System[] = ['torpedo', 'mine'];

interface Advice {
  key: string; // of its message
  args: Record<string, string | number>;
}

// What the enemy can hear of an event of this crew: its place and a silence's way are its own.
function overheard(event: GameEvent, own: Team): GameEvent {
  if (event.team !== own) return event;
  const { event: kind, team, dir, at, ...rest } = event;
  if (kind === 'course') return { event: kind, team, dir };
  if (kind === 'silence' || kind === 'mine') return { event: kind, team };
  return { event: kind, team, at, ...rest };
}

// How many places the enemy can suppose this crew in.
function heardPlaces({ map, mode, rules }: View, events: GameEvent[], own: Team): number {
  const radio = newRadio({ map, mode, rules, team: other(own) });
  try {
    for (const event of events) radio.hear(overheard(event, own));
    return radio.cells().length;
  } finally {
    radio.free();
  }
}

// The most urgent thing to say now; null when there is none.
export function advise({ view, team, events, room, boat }: Game): Advice | null {
  if (view.phase !== 'playing' || (view.mode === 'turn' && view.turn !== team)) return null;
  const down = WEAPONS.find((s) => isReady(view, s) && whyNotActivate(view, s) === 'broken');
  if (down) return { key: 'coach-down', args: {} };
  const places = believe(view, events, team, `${room.code}.${room.game}`).size;
  if (places <= FEW) return { key: 'coach-few', args: { places } };
  const dir = DIRS.find((d) => wear(view, d)?.hurts);
  if (dir) return { key: 'coach-hurts', args: { dir } };
  if (boat.at && heardPlaces(view, events, team) <= FEW) return { key: 'coach-heard', args: {} };
  return null;
}

let said = '';

// After each change of the game, at the stations of one who plays against bots.
export function coach(game: Game | null): void {
  if (!game || !coachOn.get() || !nobodyElse(game.room) || !game.roles.includes('captain')) return;
  const advice = advise(game), now = advice ? `${advice.key} ${JSON.stringify(advice.args)}` : '';
  if (now && now !== said) toast(t(advice!.key, advice!.args), 'news', 'coach');
  if (advice || game.view.turn === game.team) said = now;
}
