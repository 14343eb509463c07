// What this seat knows, exactly as the server sends it (docs/VIEW.md). A field that
// the seat may not know is absent.

import type { Chart } from './chart';
import { parseSpace, type Space } from './space';
import type { Dir, Kind, Mode, Role, System, Team } from './shapes';

type Phase = 'placing' | 'playing' | 'over';
export type Duty = 'none' | 'owed' | 'empty';
type Depth = 'submerged' | 'tracing' | 'confirming' | 'secured';
export type Point = [number, number];

export interface Gauge {
  value: number;
  size: number;
}

export interface Boat {
  placed: boolean;
  hull: number;
  depth: Depth;
  traced: number[];
  dead: System[];
  ready: System[];
  draw_offered: boolean;
  mark?: Duty;
  cross?: Duty;
  panel?: Dir | null;
  unmarked?: true | null;
  course_since?: boolean;
  sailed?: boolean;
  signers?: string[];
  blackout?: boolean;
  confirm?: boolean;
  knows?: Role[];
  at?: string | null;
  sector?: number | null;
  route?: string[];
  mines?: string[];
  fresh?: string[];
  gauges?: Partial<Record<System, Gauge>>;
  crossed?: string[];
  broken?: Kind[];
  sheet?: Point[][];
}

interface Await {
  what: 'answer' | 'penalty' | 'volcano' | 'resume' | 'aim' | 'duties';
  team: Team | null;
}

export interface View {
  seat: string;
  team: Team | null;
  mode: Mode;
  phase: Phase;
  map: string;
  side: number;
  scenario: 'none' | 'archer' | 'volcano' | 'repair';
  chart: string[];
  rules: Record<string, string>;
  players: Record<Team, number>;
  first: Team | null;
  turn: Team | null;
  extra: number;
  course_done: boolean;
  await: Await | null;
  stop: { team: Team; system: System | null } | null;
  eruptions: number;
  smoke: number | null;
  winner: Team | 'draw' | null;
  reason: string | null;
  boats: Record<Team, Boat>;
}

export const other = (team: Team): Team => (team === 'blue' ? 'yellow' : 'blue');

export const chartOf = (view: View): Chart =>
  ({ name: view.map, side: view.side, rows: view.chart });

export const spaces = (names: string[] | undefined): Space[] => (names ?? []).map(parseSpace);

// A part of a view that changed: objects merge field by field, anything else replaces.
export function patched<T>(old: T, change: unknown): T {
  if (!isPlain(old) || !isPlain(change)) return change as T;
  const next: Record<string, unknown> = { ...(old as Record<string, unknown>) };
  for (const [key, value] of Object.entries(change)) next[key] = patched(next[key], value);
  return next as T;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
