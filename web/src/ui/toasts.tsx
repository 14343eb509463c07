// Short messages that come and go: refusals, heard calls, news.

import type { JSX } from 'preact';
import { signal, useSignal } from '../core/signal';

export interface Toast {
  id: number;
  text: string;
  kind: 'why' | 'call' | 'chat' | 'news';
}

const SHOWN_MS = 4500;
const MOST = 4;
let nextId = 1;
const toasts = signal<Toast[]>([]);

export function toast(text: string, kind: Toast['kind'] = 'news'): void {
  if (toasts.get().some((x) => x.text === text && x.kind === kind)) return;
  const id = nextId++;
  toasts.update((list) => [...list, { id, text, kind }].slice(-MOST));
  setTimeout(() => toasts.update((list) => list.filter((x) => x.id !== id)), SHOWN_MS);
}

export function Toasts(): JSX.Element {
  const list = useSignal(toasts);
  return (
    <div class="toasts" role="status" aria-live="polite">
      {list.map((x) => <p key={x.id} class={`toast ${x.kind}`}>{x.text}</p>)}
    </div>
  );
}
