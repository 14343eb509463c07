// The one client of this page: its state, its line, and what it may ask of the server.

import { EMPTY, reduce, type Call, type Message, type State } from '../core/state';
import { keepTrying } from '../core/keep-trying';
import { hosted } from '../core/place';
import { path } from '../core/route-to';
import { keepPassword, passwordOf, takeFromLink } from '../core/passwords';
import { kept, signal } from '../core/signal';
import type { Order } from '../core/shapes';
import { Socket, type Answer, type Line, type Transport } from './transport';

export const state = signal<State>(EMPTY);
export const line = signal<Line>('connecting');
export const playerName = kept('name', '');
export const token = kept('token', '');
// What stands beside the name; '' for nothing.
export const emblem = kept('emblem', '');
export const lastRoom = kept('room', '');
// The room in this browser that the page was in last: it is not the host's.
export const localRoom = kept('local-room', '');
// This browser has a server of its own, with something in it.
export const practised = kept('practised', false);
export const myRooms = signal<{ code: string; name: string; state: string }[]>([]);

// A server that has to be fetched first takes a while on a slow line.
const HERE_MS = 20_000;

let transport: Transport | null = null;
const told = new Set<(s: State) => void>();

// Called with each new state, before the screen draws it.
export function onNews(listener: (s: State) => void): () => void {
  told.add(listener);
  return () => told.delete(listener);
}

// The operator's announcement, or in how many minutes the server stops for a while; or that the one
// in this browser cannot keep anything.
export const houseWord = signal<{ text?: string; minutes?: number; unkept?: true } | null>(null);

function hearHouse(message: Message): void {
  if (message.notice === 'announcement') houseWord.set({ text: message.text as string });
  if (message.notice === 'restart_later') {
    houseWord.set({ minutes: Math.ceil((message.ms as number) / 60_000) });
  }
  if (message.notice === 'no_restart') houseWord.set(null);
}

const signalled = new Set<(message: Message) => void>();

// What another page tells this one, to talk: no news of the game.
export function onSignal(listener: (message: Message) => void): () => void {
  signalled.add(listener);
  return () => signalled.delete(listener);
}

function take(message: Message): void {
  if (message.type === 'signal') {
    for (const listener of signalled) listener(message);
    return;
  }
  if (message.type === 'notice') hearHouse(message);
  const next = reduce(state.get(), message, performance.now());
  for (const listener of told) listener(next);
  state.set(next);
  if (next.gap) void transport?.send({ do: 'resync', v: next.v });
}

let local = false;

export function connect(room?: string): void {
  if (room) {
    lastRoom.set(room);
    takeFromLink(room);
  }
  const code = lastRoom.get();
  if (code && code === localRoom.get()) {
    const wanted = () => lastRoom.get() === code;
    keepTrying(fetchHere, wanted).then((here) => wanted() && goHere(here), () => undefined);
    return;
  }
  local = false;
  if (!hosted) {
    transport = null;
    line.set('closed');
    return;
  }
  transport = new Socket(door(), listener());
}

const door = (): string =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;

// A line of its own to the host, whatever this page is connected to; null when there is none.
export function hostLine(): Promise<Transport | null> {
  return new Promise((done) => {
    const own = new Socket(door(), {
      hello: () => ({ token: token.get() || undefined, name: playerName.get() || undefined }),
      onHello: (answer) => {
        token.set(answer.token as string);
        done(own);
      },
      onMessage: () => undefined,
      onLine: (now) => {
        if (now !== 'down' && now !== 'closed') return;
        own.close();
        done(null);
      },
    });
  });
}

// Nobody else can come into a room in this browser.
export const isHere = (): boolean => local;

// The server of this browser.
const fetchHere = () => import('./local');

function goHere({ localLine }: Awaited<ReturnType<typeof fetchHere>>): void {
  transport?.close();
  local = true;
  transport = new Socket('', listener(), localLine);
}

// False when this browser cannot be its own server: the host, if there is one, is asked then.
export async function practise(): Promise<boolean> {
  if (typeof Worker === 'undefined') return false;
  lastRoom.set('');
  state.set(EMPTY);
  line.set('connecting');
  if (await fetchHere().then(goHere).then(() => true, () => false)) await lineUp(HERE_MS);
  if (line.get() === 'up') practised.set(true);
  else connectToHost();
  return local;
}

function connectToHost(): void {
  transport?.close();
  connect();
}

// Back to the room in this browser.
export function backHere(): void {
  transport?.close();
  connect(localRoom.get());
}

function listener(): ConstructorParameters<typeof Socket>[1] {
  return {
    hello: () => {
      const now = state.get();
      return {
        token: token.get() || undefined, name: playerName.get() || undefined,
        emblem: emblem.get() || undefined,
        room: now.room?.code ?? (lastRoom.get() || undefined),
        game: now.game || undefined, v: now.view ? now.v : undefined,
      };
    },
    onHello: (answer) => {
      token.set(answer.token as string);
      if (!local) myRooms.set(answer.rooms ?? []);
      if (answer.room_error) void knock(answer.room_error as string);
    },
    onMessage: take,
    onLine: (next) => line.set(next),
  };
}

// Resolves when the line is up, or after a while without one.
export function lineUp(patience_ms = 3000): Promise<void> {
  if (line.get() === 'up') return Promise.resolve();
  return new Promise((done) => {
    const stop = line.subscribe((now) => now === 'up' && finish());
    const timer = setTimeout(finish, patience_ms);
    function finish(): void {
      clearTimeout(timer);
      stop();
      done();
    }
  });
}

export const roomError = signal<string | null>(null);

// A room that was asked for by its link says why it cannot be entered; one that was only
// remembered is forgotten.
function notEntered(error: string): void {
  if (path.get().startsWith('/r/')) roomError.set(error);
  if (local) localRoom.set('');
  lastRoom.set('');
  state.set(EMPTY);
}

// Some doors open to those who know the password; a private one does not say so.
export const mayNeedPassword = (error: string | null): boolean =>
  error === 'password' || error === 'no_such_room';

async function knock(error: string): Promise<void> {
  const code = lastRoom.get();
  const password = mayNeedPassword(error) ? passwordOf(code) : '';
  if (password && await join(code, password) === null) return;
  notEntered(error);
}

// A line within the browser takes the place of the server's, until it is given back.
export function lend(make: (hear: (message: Message) => void) => Transport): void {
  transport?.close();
  state.set(EMPTY);
  transport = make(take);
  line.set('up');
}

export function giveBack(): void {
  transport?.close();
  state.set(EMPTY);
  connect();
}

export function useTransport(other: Transport): void {
  transport = other;
  line.set('up');
}

export async function ask(message: Record<string, unknown>): Promise<Answer> {
  if (line.get() === 'connecting') await lineUp();
  const answer = transport ? await transport.send(message) : { ok: false, error: 'line_down' };
  if (!answer.ok && answer.error !== 'moved')
    refused.set({ error: answer.error ?? 'busy', at: Date.now() });
  return answer;
}

// Without a word to the player when it is refused.
export const quietly = (message: Record<string, unknown>): Promise<Answer> =>
  transport?.send(message) ?? Promise.resolve({ ok: false, error: 'line_down' });

// The last order or call that waits for its answer, and since when some of them do; null when none
// does.
export interface Sent {
  since: number;
  order: Order | null;
}
export const sending = signal<Sent | null>(null);
let waiting = 0;

async function sent(answer: Promise<Answer>, wanted: Order | null): Promise<Answer> {
  waiting++;
  sending.update((now) => ({ since: now?.since ?? performance.now(), order: wanted }));
  try {
    return await answer;
  } finally {
    if (--waiting === 0) sending.set(null);
  }
}

export async function order(wanted: Order): Promise<Answer> {
  const answer = transport ? await sent(transport.order(wanted), wanted)
    : { ok: false, error: 'line_down' };
  if (!answer.ok) refused.set({ error: answer.error ?? 'busy', at: Date.now() });
  return answer;
}

export const call = (wanted: Call, from?: string): Promise<Answer> =>
  sent(ask({ call: wanted, from }), null);

// The last refusal, for the toast that says why.
export const refused = signal<{ error: string; at: number } | null>(null);

export async function create(options: Record<string, unknown>): Promise<string | null> {
  const answer = await ask({ do: 'create', options });
  if (!answer.ok) return null;
  lastRoom.set(answer.room as string);
  if (local) localRoom.set(answer.room as string);
  return answer.room as string;
}

// Why not, null when we are in, or on our way there.
export async function join(
  code: string, password = passwordOf(code), name = playerName.get(),
): Promise<string | null> {
  const answer = await ask({ do: 'join', room: code, name: name || undefined,
    password: password || undefined });
  const moved = answer.error === 'moved';
  if (!answer.ok && !moved) return answer.error ?? 'busy';
  lastRoom.set(code);
  if (password) keepPassword(code, password);
  if (moved) transport?.go?.(answer.path as string);
  return null;
}

// The server has put us into a room.
export const entered = (code: string): void => lastRoom.set(code);

// A newcomer with a name for himself, into the room that he was asked to.
export async function comeAboard(code: string, name: string): Promise<void> {
  takeFromLink(code);
  roomError.set(null);
  const error = await join(code, passwordOf(code), name);
  playerName.set(name);
  roomError.set(error);
}

export async function leave(): Promise<void> {
  await ask({ do: 'leave' });
  if (local) localRoom.set('');
  forget();
}

// Back to the home screen; the seat stays ours and the room stays in the list.
export function forget(): void {
  lastRoom.set('');
  state.set(EMPTY);
  transport?.close();
  connect();
}
