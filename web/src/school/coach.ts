// A coach for games against bots: says the one thing that matters now, once each time that it comes
// up. What is so is asked of the rules and the radio room; here it only gets its words.

import { newRadio } from '../core/engine';
import { isReady, whyNotActivate } from '../core/orders';
import { DIRS, type GameEvent, type System, type Team } from '../core/shapes';
import { panelOf } from '../core/sheet';
import { kept } from '../core/signal';
import { nobodyElse } from '../core/state';
import { other, type View } from '../core/view';
import { wear } from '../core/wear';
import { t } from '../i18n';
import type { Game } from '../stations/game';
import { believe } from '../stations/radio/belief';
import { toast, unsay } from '../ui/toasts';

export const coachOn = kept('coach', true);

const FEW = 3;
const WEAPONS: System[] = ['torpedo', 'mine'];

interface Advice {
  key: string; // of its message
  args: Record<string, string | number>;
}

// How many places the enemy can suppose this crew in: a radio room goes by what everyone hears.
function heardPlaces({ map, mode, rules }: View, events: GameEvent[], own: Team): number {
  const radio = newRadio({ map, mode, rules, team: other(own) });
  try {
    for (const event of events) radio.hear(event);
    return radio.cells().length;
  } finally {
    radio.free();
  }
}

const isNow = ({ view, team }: Game): boolean =>
  view.phase === 'playing' && (view.mode !== 'turn' || view.turn === team);

// What there is to say now, the most urgent first.
function advices({ view, team, events, room, boat }: Game): Advice[] {
  const all: Advice[] = [];
  const ready = WEAPONS.filter((s) => isReady(view, s));
  const down = ready.filter((s) => whyNotActivate(view, s) === 'broken');
  if (down.length) all.push({ key: 'coach-down', args: {} });
  const places = believe(view, events, team, `${room.code}.${room.game}`).size;
  const armed = ready.length > down.length;
  if (places <= FEW) all.push({ key: armed ? 'coach-few' : 'coach-charge', args: { places } });
  const dir = DIRS.find((d) => wear(view, panelOf(d)).hurts);
  if (dir) all.push({ key: 'coach-hurts', args: { dir } });
  if (boat.at && heardPlaces(view, events, team) <= FEW) all.push({ key: 'coach-heard', args: {} });
  return all;
}

const nameOf = ({ key, args }: Advice): string => `${key} ${JSON.stringify(args)}`;

// The most urgent thing that was not said since it came up; null when there is none.
export function advise(game: Game, said: Set<string>): Advice | null {
  if (!isNow(game)) return null;
  const all = advices(game), hold = all.map(nameOf);
  for (const name of said) if (!hold.includes(name)) said.delete(name);
  const next = all.find((advice) => !said.has(nameOf(advice))) ?? null;
  if (next) said.add(nameOf(next));
  return next;
}

let told = { game: '', said: new Set<string>() };

// After each change of the game, at the stations of one who plays against bots.
export function coach(game: Game | null): void {
  if (!game || !coachOn.get() || !nobodyElse(game.room) || !game.roles.includes('captain')) return;
  const now = `${game.room.code}.${game.room.game}`;
  if (told.game !== now) told = { game: now, said: new Set() };
  if (game.view.phase === 'over') unsay('coach');
  const advice = advise(game, told.said);
  if (advice) toast(t(advice.key, advice.args), 'news', 'coach');
}
