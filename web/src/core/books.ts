// The five rule books: the one that a player's table has, and the two goals of the second edition.

import type { Language } from '../i18n';
import type { Options } from './state';

export const BOOKS = ['en1', 'es1', 'it1', 'fr2', 'uk2'];

const BOOK_OF: Record<Language, string> =
  { en: 'en1', es: 'es1', it: 'it1', fr: 'fr2', uk: 'uk2' };

export const bookOf = (language: Language): string => BOOK_OF[language];

export type Goal = 'quick' | 'hunt';
export const GOALS: Goal[] = ['quick', 'hunt'];

// The hull that a goal means; the books of the second edition begin with a quick game.
export const HULL: Record<Goal, string> = { quick: '1', hunt: '4' };

export const hasGoals = (book: string): boolean => book === 'fr2' || book === 'uk2';

// The goal that a hull means in a book; none for other books and for hulls of the house.
export const goalOf = (book: string, hull: string): Goal | undefined =>
  (hasGoals(book) ? GOALS.find((goal) => HULL[goal] === hull) : undefined);

// House rules with that goal among them.
export function withGoal(set: Options['set'], goal: Goal): Options['set'] {
  const { hull: _, ...rest } = set;
  return goal === 'quick' ? rest : { ...rest, hull: HULL[goal] };
}
