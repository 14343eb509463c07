// The days of the puzzle: their names, what is kept of them, and how many in a row.

import { beforeEach, expect, test } from 'vitest';
import { fetchSchool, setLanguage } from '../src/i18n';
import {
  answered, dayName, dayNamed, isOver, isSolved, keepTry, solvedDays, streak, today, TRIES_MAX,
  triesOf,
} from '../src/puzzle/days';
import { resultText } from '../src/puzzle/share';

beforeEach(() => {
  answered.set({});
  solvedDays.set([]);
});

const miss = { at: 'A1', verdict: 'miss' } as const;
const right = { at: 'C5', verdict: 'right' } as const;

test('a day is one of the calendar on the wall', () => {
  expect(today(new Date(2026, 10, 16, 0, 0, 1))).toBe(today(new Date(2026, 10, 16, 23, 59, 59)));
  expect(dayName(today(new Date(2026, 10, 16)))).toBe('2026-11-16');
  expect(dayNamed('1970-01-02')).toBe(1);
  for (const bad of ['', '2026-02-30', '2026-2-3', 'today', '1969-12-31', '2026-11-16x']) {
    expect(dayNamed(bad), bad).toBeNull();
  }
});

test('a grade is over when it is solved or all tries are used', () => {
  for (let i = 0; i < TRIES_MAX; i++) {
    expect(isOver(triesOf(answered.get(), 7, 1))).toBe(false);
    keepTry(7, 1, miss, 7);
  }
  expect(isOver(triesOf(answered.get(), 7, 1))).toBe(true);
  expect(isSolved(triesOf(answered.get(), 7, 1))).toBe(false);
  keepTry(7, 2, right, 7);
  expect(isOver(triesOf(answered.get(), 7, 2))).toBe(true);
  expect(triesOf(answered.get(), 7, 3)).toEqual([]);
});

test('days in a row: of the same day, today may still come, a hole ends it', () => {
  keepTry(98, 1, right, 98);
  keepTry(99, 3, right, 99);
  keepTry(99, 1, right, 99);
  expect(streak(solvedDays.get(), 99)).toBe(2);
  expect(streak(solvedDays.get(), 100)).toBe(2);
  expect(streak(solvedDays.get(), 101)).toBe(0);
  keepTry(97, 1, right, 101); // a past day, played later
  keepTry(101, 1, miss, 101);
  expect(streak(solvedDays.get(), 101)).toBe(0);
});

test('what is kept has a bound, and the newest days stay', () => {
  for (let day = 0; day < 450; day++) keepTry(day, 1, right, day);
  expect(Object.keys(answered.get()).length).toBe(400);
  expect(triesOf(answered.get(), 449, 1)).toEqual([right]);
  expect(streak(solvedDays.get(), 449)).toBe(400);
});

test('the result that is shared names no space', async () => {
  await setLanguage('en');
  await fetchSchool();
  (globalThis as { location?: unknown }).location = { href: 'https://sea.example/r/K7QFMX' };
  keepTry(20773, 1, { at: 'D4', verdict: 'near' }, 20773);
  keepTry(20773, 1, right, 20773);
  keepTry(20773, 3, miss, 20773);
  expect(resultText(20773).split('\n')).toEqual(['Fathom: Where is he? November 16, 2026',
    '1 🟨🟩', '2 ⬜', '3 🟥', 'https://sea.example/puzzle/2026-11-16']);
});
