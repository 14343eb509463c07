// What the host calls a game that it was given, by what it is called in this browser.

import { shared } from '../core/signal';

const REMEMBERED = 100;

export const handedIn = shared<Record<string, string>>('handed-in', {});

export function remember(here: string, there: string): void {
  const rest = Object.entries(handedIn.get()).filter(([id]) => id !== here);
  handedIn.set(Object.fromEntries([...rest, [here, there] as const].slice(-REMEMBERED)));
}
