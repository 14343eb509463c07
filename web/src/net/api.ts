// The server's plain routes: tables, lists, replays.

import { hosted } from '../core/place';
import type { Options } from '../core/state';
import type { GameEvent, Mode, Team } from '../core/shapes';
import { practised } from './client';

export interface RuleField {
  name: string;
  type: 'number' | 'yes_no' | 'choice' | 'ms';
  min?: number;
  max?: number;
  choices?: string[];
  presets: Record<string, string>;
  meaning: string;
}

export interface Tables {
  fields: RuleField[];
  presets: { name: string; book: string }[];
  maps: string[];
  levels: string[];
  help: string[];
  defaults: Options;
}

export interface MapCard {
  name: string;
  scenario: string;
  turn: string[];
  real: string[];
}

export interface Card {
  code: string;
  name: string;
  state: string;
  mode: Mode;
  preset: string;
  map: string;
  free: number;
  people: number;
  bots: number;
  spectators: string;
}

export interface PastGame {
  id: string;
  name: string;
  mode: Mode;
  preset: string;
  map: string;
  winner: Team | 'draw';
  reason: string;
  ended: number;
  orders: number;
  boats: [string, string];
  people: string[];
  here?: boolean; // in this browser
  seats: PastSeat[];
  tally?: { turns: number; shots: number; hits: number }[]; // older games have none
  moments?: Moment[];
  you?: string[]; // one's own seats, in lists of one's own games
}

interface PastSeat {
  seat: string;
  player: string;
  name: string | null;
  emblem?: string;
  bot: string | null;
}

// A blow: `team` took it.
interface Moment {
  turn: number;
  team: Team;
  cause: NonNullable<GameEvent['cause']>;
  amount: number;
  hull: number;
}

export interface Replay {
  id: string;
  name: string;
  options: Options;
  boats: [string, string];
  mode: Mode;
  map: string;
  rules: Record<string, string>;
  players: [number, number];
  seats: { seat: string; player: string; name: string | null; bot: string | null }[];
  here: boolean; // in this browser
  winner: Team | 'draw';
  reason: string;
  ended: number;
}

// Of each mode, the best first.
export type Best = Record<string, { name: string; emblem: string | null; rating: number;
  deviation: number; games: number }[]>;

const cache = new Map<string, Promise<unknown>>();

// Games that were played in this browser are asked of its own server first, and what the host
// cannot give without a network is asked of it then.
async function answer(path: string): Promise<{ response: Response; own: boolean }> {
  const own = path.startsWith('/api/replay/') && practised.get();
  const first = own ? await here(path) : await host(path);
  if (first.ok) return { response: first, own };
  const second = own ? await host(path) : FROM_HERE.has(path) ? await here(path) : first;
  if (!second.ok) throw new Error(String(second.status));
  return { response: second, own: false };
}

const FROM_HERE = new Set(['/api/rules', '/api/maps']);

const here = (path: string): Promise<Response> => import('./local').then((m) => m.localGet(path));

// A file server may answer any path with its own page.
async function host(path: string): Promise<Response> {
  if (!hosted) return Response.error();
  const response = await fetch(path).catch(() => Response.error());
  const page = response.headers.get('content-type')?.startsWith('text/html');
  return page ? Response.error() : response;
}

const get = async <T>(path: string): Promise<T> => (await answer(path)).response.json();

// Tables never change while the server runs; a failure is not kept.
function once<T>(path: string): Promise<T> {
  let hit = cache.get(path) as Promise<T> | undefined;
  if (!hit) {
    hit = get<T>(path);
    hit.catch(() => cache.delete(path));
    cache.set(path, hit);
  }
  return hit;
}

export const tables = (): Promise<Tables> => once('/api/rules');
export const maps = (): Promise<MapCard[]> =>
  once<{ maps: MapCard[] }>('/api/maps').then((r) => r.maps);
export const openRooms = (): Promise<Card[]> =>
  get<{ rooms: Card[] }>('/api/rooms').then((r) => r.rooms);
export const pastGames = (): Promise<PastGame[]> =>
  get<{ games: PastGame[] }>('/api/games').then((r) => r.games);
export const gamesHere = async (): Promise<PastGame[]> => practised.get()
  ? ((await (await here('/api/games')).json()) as { games: PastGame[] }).games
    .map((game) => ({ ...game, here: true })) : [];

export async function replay(id: string): Promise<Replay> {
  const { response, own } = await answer(`/api/replay/${id}`);
  return { ...await response.json(), here: own };
}

export const record = async (id: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await (await answer(`/api/replay/${id}/record`)).response.arrayBuffer());
export const analysis = <T>(id: string): Promise<T> => get(`/api/replay/${id}/analysis`);
export const bestPlayers = (): Promise<Best> => get('/api/best');
