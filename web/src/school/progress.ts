// Which lessons were finished, kept in this browser.

import { shared } from '../core/signal';

export const finished = shared<string[]>('lessons', []);

export function finish(name: string): void {
  finished.update((list) => (list.includes(name) ? list : [...list, name]));
}

// The first that was not finished; none when all were.
export const nextOf = (all: string[], done: string[]): string | undefined =>
  all.find((name) => !done.includes(name));
