// Passwords of rooms that this page knows: from a link's fragment, which no server sees, or because
// it has set them. They go with the tab.

const KEY = 'fathom.password.';
const MARK = '#p=';

export function passwordOf(code: string): string {
  try {
    return sessionStorage.getItem(KEY + code) ?? '';
  } catch {
    return '';
  }
}

export function keepPassword(code: string, password: string): void {
  try {
    if (password) sessionStorage.setItem(KEY + code, password);
    else sessionStorage.removeItem(KEY + code);
  } catch { /* private browsing: it has to be typed again */ }
}

// An invited friend's link carries it.
export function takeFromLink(code: string): void {
  if (!location.hash.startsWith(MARK)) return;
  try {
    keepPassword(code, decodeURIComponent(location.hash.slice(MARK.length)));
  } catch { /* not one of our links */ }
  history.replaceState(null, '', location.pathname);
}

export function linkWithPassword(link: string, code: string): string {
  const password = passwordOf(code);
  return password ? link + MARK + encodeURIComponent(password) : link;
}
