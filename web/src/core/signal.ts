// A value that components can watch. Small on purpose: get, set, subscribe, and one hook.

import { useEffect, useState } from 'preact/hooks';

export interface Signal<T> {
  get(): T;
  set(value: T): void;
  update(change: (value: T) => T): void;
  subscribe(listener: (value: T) => void): () => void;
}

export function signal<T>(value: T): Signal<T> {
  const listeners = new Set<(value: T) => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of [...listeners]) listener(value);
    },
    update(change) {
      this.set(change(value));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

// A signal that survives a reload of the page. What was heard from another page, which may have
// forgotten everything, is not written again.
export function kept<T>(key: string, fallback: T): Signal<T> {
  const s = signal<T>(read(key, fallback));
  s.subscribe((value) => {
    const text = JSON.stringify(value);
    if (text === JSON.stringify(read(key, fallback))) return;
    try {
      localStorage.setItem(`fathom.${key}`, text);
    } catch { /* private browsing: the value lives as long as the page */ }
  });
  return s;
}

// One that all pages of this browser share: what one of them is told the others follow.
export function shared<T>(key: string, fallback: T): Signal<T> {
  const s = kept(key, fallback);
  if (typeof window === 'undefined') return s;
  addEventListener('storage', (e) => {
    if (e.key === `fathom.${key}`) s.set(read(key, fallback));
  });
  return s;
}

function read<T>(key: string, fallback: T): T {
  try {
    const text = localStorage.getItem(`fathom.${key}`);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

export function useSignal<T>(s: Signal<T>): T {
  const [value, setValue] = useState<T>(() => s.get());
  useEffect(() => {
    setValue(() => s.get());
    return s.subscribe((next) => setValue(() => next));
  }, [s]);
  return value;
}
