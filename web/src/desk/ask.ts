// What the operator asks of the server, as `fathom admin` does: words in, rows out.

import { signal } from '../core/signal';

export type Row = Record<string, any>;

// The key comes with the page's address, once, and stays with this tab.
const KEPT = 'fathom.desk-key';
const fromAddress = location.hash.slice(1);
if (fromAddress) {
  sessionStorage.setItem(KEPT, fromAddress);
  history.replaceState(null, '', location.pathname);
}

export type Trouble = { kind: 'key' | 'line' } | { kind: 'no'; why: string };
export const trouble = signal<Trouble | null>(null);

async function post(lines: string[]): Promise<{ status: number; text: string }> {
  const answer = await fetch('/ask', {
    method: 'POST', cache: 'no-store', body: lines.map((line) => `${line}\n`).join(''),
    headers: { authorization: `Bearer ${sessionStorage.getItem(KEPT) ?? ''}` },
  });
  return { status: answer.status, text: await answer.text() };
}

// What is asked again and again: it leaves standing why something was not done.
const LOOKS = new Set(['list', 'show', 'bans', 'log', 'abuse', 'reports']);

const plain = (word: string): string => word.replace(/\s+/g, ' ').trim();

// Null when it was not done; `trouble` says why. A word is one line, whatever was typed.
export async function ask(words: string[], options: Record<string, string> = {}):
Promise<Row[] | null> {
  const given = Object.entries(options).filter(([, value]) => plain(value));
  const lines = [...words.map(plain), '--json',
    ...given.map(([name, value]) => `--${name}=${plain(value)}`)];
  const { status, text } = await post(lines).catch(() => ({ status: 0, text: '' }));
  if (status === 200 && text.startsWith('ok\n')) {
    if (trouble.get()?.kind !== 'no' || !LOOKS.has(words[0]!)) trouble.set(null);
    return text.split('\n').slice(1).filter(Boolean).map((row) => JSON.parse(row) as Row);
  }
  if (status === 200) trouble.set({ kind: 'no', why: text.replace(/^no /, '').trim() });
  else trouble.set({ kind: status === 401 ? 'key' : 'line' });
  return null;
}
