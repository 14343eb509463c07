// The days of the puzzle, and what was answered on them, kept in this browser. A day is a number,
// counted since 1970-01-01 by the calendar on the wall.

import { shared } from '../core/signal';

const DAY_MS = 86_400_000;
const DAYS_KEPT = 400;
export const GRADES = [1, 2, 3] as const;
export type Grade = (typeof GRADES)[number];
export const TRIES_MAX = 5;

export interface Try {
  at: string;
  verdict: 'miss' | 'near' | 'right';
}

type Answered = Record<string, Partial<Record<Grade, Try[]>>>;

export const answered = shared<Answered>('puzzles', {});
// The days on which a puzzle of that same day was solved.
export const solvedDays = shared<number[]>('puzzle-days', []);

export const today = (now = new Date()): number =>
  Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY_MS);

export const dateOf = (day: number): Date => new Date(day * DAY_MS);
export const dayName = (day: number): string => dateOf(day).toISOString().slice(0, 10);

// The day of a name like 2026-11-16, null for what is none.
export function dayNamed(name: string): number | null {
  const ms = Date.parse(`${name}T00:00:00Z`);
  const day = Math.floor(ms / DAY_MS);
  return day >= 0 && dayName(day) === name ? day : null;
}

export const triesOf = (all: Answered, day: number, grade: Grade): Try[] =>
  all[day]?.[grade] ?? [];

export const isSolved = (tries: Try[]): boolean => tries.at(-1)?.verdict === 'right';
export const isOver = (tries: Try[]): boolean => isSolved(tries) || tries.length >= TRIES_MAX;

export function keepTry(day: number, grade: Grade, made: Try, now = today()): void {
  answered.update((all) => newest({ ...all,
    [day]: { ...all[day], [grade]: [...triesOf(all, day, grade), made] } }));
  if (made.verdict === 'right' && day === now) {
    solvedDays.update((days) => [...days.filter((d) => d !== day), day].slice(-DAYS_KEPT));
  }
}

const newest = (all: Answered): Answered => Object.fromEntries(
  Object.entries(all).sort(([a], [b]) => Number(a) - Number(b)).slice(-DAYS_KEPT));

// Days in a row up to now; a day that is not over yet breaks nothing.
export function streak(days: number[], now = today()): number {
  const solved = new Set(days);
  let day = solved.has(now) ? now : now - 1, count = 0;
  while (solved.has(day--)) count++;
  return count;
}
