// Everything the client knows, and the pure function that takes in one message of the server.

import { FORGOTTEN, remembered } from './memory';
import type { Chosen } from './options';
import type { GameEvent, Mode, Role, System, Team } from './shapes';
import { patched, type View } from './view';

export interface Options extends Chosen {
  name: string;
  mode: Mode;
  preset: string;
  set: Record<string, string>;
  map: string;
  players: [number, number];
  first: 'draw' | Team;
  spectator_delay_ms: number;
  spectator_delay_turns: number;
  absent_after_ms: number;
  bots_count: boolean;
  listed: boolean;
  drop_in: boolean;
  rated: boolean;
  boats: [string, string];
}

export interface Seat {
  seat: string;
  player: string;
  member: number | null;
  bot: string | null;
  held: boolean;
  ready: boolean;
}

export interface Member {
  member: number;
  name: string;
  emblem?: string | null;
  present: boolean;
  muted: boolean;
  missing_ms?: number; // from when the room was heard until his absence has consequences
}

export interface Room {
  code: string;
  name: string;
  link: string;
  state: 'lobby' | 'playing' | 'over';
  game: number;
  you: {
    member: number; host: boolean; seats: string[]; may_sit: string[]; team: Team | null;
    voice: {
      problem: string | null; channel: 'crew' | 'table';
      links: { member: number; relayed: boolean }[];
    };
  };
  host: number;
  options: Options;
  boats: [string, string];
  password?: boolean; // it has one
  locked: boolean;
  members: Member[];
  seats: Seat[];
  pause: { why: string; member?: number } | null;
  asks: { pause: Team[]; swap: { from: number; seat: string; ms: number }[] };
  problem: string | null;
  result: { winner: Team | 'draw'; reason: string } | null;
  replay: string | null;
  again: { yes: number[]; waits: number[] } | null;
  match?: { bots: boolean; ms?: number }; // people are still looked for
  heard_at: number;
}

export interface Call {
  call: string;
  [field: string]: unknown;
}
export interface HeardCall {
  from: string;
  member: number | null;
  call: Call;
}
// Systems that the crew has called down, and not up again since.
export function toldDown(calls: HeardCall[]): Set<System> {
  const down = new Set<System>();
  for (const { call } of calls) {
    if (call.call === 'down') down.add(call.system as System);
    if (call.call === 'up') down.delete(call.system as System);
  }
  return down;
}

export interface Chat {
  to: string;
  member: number;
  text: string;
}
export interface Clock {
  turn_ms: number;
  turn_limit_ms: number;
  await_ms: number;
  await_limit_ms: number;
  confirm_ms?: number;
  confirm_limit_ms?: number;
  running: boolean;
  heard_at: number;
}

export interface State {
  room: Room | null;
  game: number;
  v: number;
  view: View | null;
  events: GameEvent[];
  news: GameEvent[]; // what was heard just now; history is no news
  passing: GameEvent[]; // the last news, where not all of it may be kept
  calls: HeardCall[];
  chat: Chat[];
  clock: Clock | null;
  gap: boolean; // a message was missed: ask for a resync
  bye: string | null;
  notice: string | null;
  person: PersonNotice | null; // the latest of somebody at the table
  swapped: boolean; // the sides, for the game that is being prepared
}

interface PersonNotice {
  notice: string;
  member: number;
  name: string;
  ms?: number;
}

export const EMPTY: State = {
  room: null, game: 0, v: 0, view: null, events: [], news: [], passing: [], calls: [], chat: [],
  clock: null, gap: false, bye: null, notice: null, person: null, swapped: false,
};

export interface Message {
  type: string;
  [field: string]: any;
}

const CHAT_KEPT = 200;

export function reduce(state: State, message: Message, now = 0): State {
  switch (message.type) {
    case 'room': return onRoom(state, { ...(message.room as Room), heard_at: now });
    case 'view': return onView(state, message, now);
    case 'events': return onEvents(state, message, now);
    case 'call': return { ...state, news: [], calls: keep(state.calls, message as never) };
    case 'chat': return { ...state, news: [], chat: keep(state.chat, message as never) };
    case 'bye': return { ...state, news: [], bye: message.why as string };
    case 'notice': return onNotice(state, message);
    default: return state;
  }
}

const keep = <T>(list: T[], item: T): T[] => [...list, item].slice(-CHAT_KEPT);

function onRoom(state: State, room: Room): State {
  if (state.room && state.room.code !== room.code) return { ...EMPTY, room };
  const over = room.state === 'lobby';
  const { chat, person, swapped } = state;
  return over ? { ...EMPTY, chat, person, swapped, room } : { ...state, news: [], room };
}

/** A server that cannot save, or is about to restart, stands still: shown as a pause. */
function onNotice(state: State, message: Message): State {
  const notice = message.notice as string;
  if (message.name) return { ...state, news: [], person: message as unknown as PersonNotice };
  if (notice === 'sides_swapped') return { ...state, news: [], notice, swapped: true };
  const why = notice === 'store_failing' ? 'store' : notice === 'restart_soon' ? 'restart' : null;
  let room = state.room;
  if (room && why && !room.pause) room = { ...room, pause: { why } };
  if (room && notice === 'store_back' && room.pause?.why === 'store') {
    room = { ...room, pause: null };
  }
  return { ...state, news: [], notice, room };
}

function clockOf(message: Message, now: number): Clock | null {
  return message.clock ? { ...message.clock, heard_at: now } : null;
}

function onView(state: State, message: Message, now: number): State {
  const since = (message.since as number) ?? 0;
  const same = message.game === state.game && since > 0 && since <= state.events.length;
  const before = same ? state.events.slice(0, since) : [];
  const news = (message.events as GameEvent[]) ?? [];
  const caughtUp = same && state.view !== null;
  const view = message.view as View;
  return {
    ...state, game: message.game, v: message.v, view,
    events: [...before, ...remembered(before, news, view)], news: caughtUp ? news : [], passing: [],
    calls: (message.calls as HeardCall[]) ?? state.calls, clock: clockOf(message, now),
    gap: false, bye: null, swapped: same && state.swapped,
  };
}

function onEvents(state: State, message: Message, now: number): State {
  const news = message.events as GameEvent[];
  const expected = state.v + news.length;
  if (!state.view || message.game !== state.game || message.v !== expected) {
    return { ...state, news: [], gap: true };
  }
  const view = patched(state.view, message.patch ?? {});
  const listed = remembered(state.events, news, view);
  const passing = listed.includes(FORGOTTEN) ? news : news.length ? [] : state.passing;
  return {
    ...state, v: message.v, view, events: [...state.events, ...listed], news, passing,
    clock: clockOf(message, now),
  };
}

export const roleOf = (seat: string): Role => seat.split('.')[1] as Role;
export const rolesHeld = (room: Room): Role[] => room.you.seats.map(roleOf);

// Nobody else is in the room to talk to; nobody else is on board to call to.
export const nobodyElse = (room: Room): boolean =>
  room.members.every((m) => m.member === room.you.member);
export const aloneOnBoard = (room: Room): boolean => {
  const own = room.seats.filter((s) => s.seat.startsWith(room.you.team ?? '-'));
  return own.every((s) => s.member === room.you.member && !s.bot);
};

export const nameOf = (room: Room, member: number | null): string =>
  room.members.find((m) => m.member === member)?.name ?? '';
