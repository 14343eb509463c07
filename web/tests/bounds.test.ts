// What the client repeats of the server's numbers and words, held against the headers.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as bounds from '../src/core/bounds';
import { CHOICES } from '../src/core/options';
import { LIMITS } from '../src/core/time-controls';
import { LEVELS } from '../src/lobby/level-choice';
import { EMBLEMS } from '../src/people/emblem';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

// The words of a list such as HELPS(X).
function wordsOf(path: string, list: string): string[] {
  const [rows] = new RegExp(`#define ${list}\\(X\\)(.*\\\\\n)*.*`).exec(read(path))!;
  return [...rows.matchAll(/"(\w+)"/g)].map((found) => found[1]!);
}

test('texts may be as long as the server takes them', () => {
  for (const [name, value] of Object.entries(bounds)) {
    if (!name.startsWith('CLOSE_')) {
      expect(read('server/bounds.h')).toMatch(new RegExp(`\\b${name} = ${value},`));
    }
  }
});

test('a line is closed with the codes of the server', () => {
  const first = Number(/CLOSE_BEFORE_FIRST = (\d+)/.exec(read('server/words.h'))![1]) + 1;
  const codes = wordsOf('server/words.h', 'CLOSES')
    .map((word, i) => [`CLOSE_${word.toUpperCase()}`, first + i]);
  expect(Object.fromEntries(codes)).toMatchObject(Object.fromEntries(
    Object.entries(bounds).filter(([name]) => name.startsWith('CLOSE_'))));
});

test('the relaxed clocks are those with which every room begins', () => {
  for (const [rule, ms] of Object.entries(LIMITS.relaxed)) {
    if (rule === 'turn_limit_ms') continue;
    const name = rule.replace('_ms', '_default_ms').toUpperCase();
    expect(read('server/bounds.h')).toMatch(new RegExp(`\\b${name} = ${ms},`));
  }
});

test('people choose between the words of the server', () => {
  expect(CHOICES).toEqual({
    help: wordsOf('server/words.h', 'HELPS'),
    spectators: wordsOf('server/words.h', 'WATCHES'),
    voice: wordsOf('server/words.h', 'VOICES'),
    absent: wordsOf('server/words.h', 'ABSENCES'),
    manner: wordsOf('bots/bot.h', 'BOT_MANNERS'),
  });
  expect(EMBLEMS).toEqual(wordsOf('server/words.h', 'EMBLEMS'));
  // Nobody is offered bots that play at random.
  expect(['random', ...LEVELS]).toEqual(wordsOf('bots/bot.h', 'BOT_LEVELS'));
});
