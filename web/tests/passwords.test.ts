// A room's password travels in the fragment of a link and stays in the tab.

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepPassword, linkWithPassword, passwordOf, takeFromLink } from '../src/core/passwords';

function page(hash: string): { address: string } {
  const seen = { address: '/r/K7QFMX' + hash };
  const store = new Map<string, string>();
  vi.stubGlobal('location', { hash, pathname: '/r/K7QFMX' });
  vi.stubGlobal('history', { replaceState: (_: unknown, __: string, to: string) => {
    seen.address = to;
  } });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
  });
  return seen;
}

describe('passwords of rooms', () => {
  beforeEach(() => vi.unstubAllGlobals());

  it('come back out of the link that was made with them', () => {
    page('');
    keepPassword('K7QFMX', 'лев & co #1%');
    const link = linkWithPassword('https://host/r/K7QFMX', 'K7QFMX');
    const seen = page(link.slice(link.indexOf('#')));
    expect(passwordOf('K7QFMX')).toBe('');
    takeFromLink('K7QFMX');
    expect(passwordOf('K7QFMX')).toBe('лев & co #1%');
    expect(seen.address).toBe('/r/K7QFMX');
    expect(passwordOf('ZZZZZZ')).toBe('');
  });

  it('are not made up of other fragments, and leave links without one alone', () => {
    const seen = page('#seat');
    takeFromLink('K7QFMX');
    expect(seen.address).toBe('/r/K7QFMX#seat');
    expect(linkWithPassword('https://host/r/K7QFMX', 'K7QFMX')).toBe('https://host/r/K7QFMX');
    page('#p=%');
    takeFromLink('K7QFMX');
    expect(passwordOf('K7QFMX')).toBe('');
  });

  it('can be forgotten', () => {
    page('');
    keepPassword('K7QFMX', 'one');
    keepPassword('K7QFMX', '');
    expect(passwordOf('K7QFMX')).toBe('');
  });
});
