// The page's address: home, a room, a replay, the rules. A plain file server knows one page only:
// there the address stands behind the #.

import { hosted } from './place';
import { signal } from './signal';

// What is no address is a place on the page, which stays the one that it was.
function here(before: string): string {
  if (hosted) return location.pathname;
  const behind = location.hash.slice(1) || '/';
  return behind.startsWith('/') ? behind : before;
}

export const path = signal(typeof location === 'undefined' ? '/' : here('/'));

// As it stands in the browser's address bar.
const linkTo = (to: string): string => (hosted ? to : `#${to}`);

// Whole, for others.
export const addressOf = (to: string): string => new URL(linkTo(to), location.href).href;

// The page begins at its top when it is drawn; what is left is not laid out once more for that.
export function go(to: string): void {
  if (to !== here(path.get())) history.pushState(null, '', linkTo(to));
  path.set(to);
  requestAnimationFrame(() => scrollTo(0, 0));
}

// The same, for an address that only leads on to another.
export function goInstead(to: string): void {
  history.replaceState(null, '', linkTo(to));
  path.set(to);
}

if (typeof window !== 'undefined') {
  addEventListener('popstate', () => path.set(here(path.get())));
}
