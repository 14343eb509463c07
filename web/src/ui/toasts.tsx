// Short messages that come and go: refusals, heard calls, news.

import type { JSX } from 'preact';
import { signal, useSignal } from '../core/signal';

interface Toast {
  id: number;
  text: string;
  kind: 'why' | 'call' | 'chat' | 'news';
  about: string;
}

const SHOWN_MS = 4500;
const READ_MS = 85; // a letter, for who reads slowly
const MOST = 3;
let nextId = 1;
const toasts = signal<Toast[]>([]);

// A later toast with the same subject takes the place of the earlier one.
export function toast(text: string, kind: Toast['kind'] = 'news', about = text): void {
  const id = nextId++;
  const others = (list: Toast[]) => list.filter((x) => x.about !== about || x.kind !== kind);
  toasts.update((list) => [...others(list), { id, text, kind, about }].slice(-MOST));
  setTimeout(() => toasts.update((list) => list.filter((x) => x.id !== id)),
    Math.max(SHOWN_MS, text.length * READ_MS));
}

// What was said of this is not so any more.
export const unsay = (about: string): void =>
  toasts.update((list) => list.filter((x) => x.about !== about));

export const clearToasts = (): void => toasts.set([]);

export function Toasts(): JSX.Element {
  const list = useSignal(toasts);
  return (
    <div class="toasts" role="status" aria-live="polite">
      {list.map((x) => <p key={x.id} class={`toast of-${x.kind}`}>{x.text}</p>)}
    </div>
  );
}
