// The page's address: home, a room, a replay, the rules.

import { signal } from './signal';

export const path = signal(typeof location === 'undefined' ? '/' : location.pathname);

export function go(to: string): void {
  if (to !== location.pathname) history.pushState(null, '', to);
  path.set(to);
  scrollTo(0, 0);
}

if (typeof window !== 'undefined') {
  addEventListener('popstate', () => path.set(location.pathname));
}
