// What the screen is like: a phone, a phone on its side, or wide enough for all stations at once.

import { signal, type Signal } from '../../core/signal';

function watched(query: string, fallback: boolean): Signal<boolean> {
  const media = typeof matchMedia === 'undefined' ? null : matchMedia(query);
  const now = signal(media?.matches ?? fallback);
  media?.addEventListener('change', () => now.set(media.matches));
  return now;
}

// Tabs instead of stations side by side.
export const compact = watched('(max-width: 899px), (max-height: 499px)', true);

// Wide and low: what stood below the chart stands beside it.
export const onItsSide = watched('(max-height: 499px) and (min-width: 560px)', false);
