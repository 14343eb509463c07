// What the screen is like: a phone, a phone on its side, or wide enough for all stations at once.
// With larger text a screen holds as much as a smaller one does.

import { textSize } from '../../core/looks';
import type { Role } from '../../core/shapes';
import { signal } from '../../core/signal';

const WIDE_FROM = { width: 900, height: 640 };
const SIDEWAYS_FROM = 560, SIDEWAYS_RATIO = 1.25;

// Tabs instead of stations side by side.
export const compact = signal(true);

// Wider than high: what stood below the chart stands beside it.
export const onItsSide = signal(false);

function measure(): void {
  const scale = Number(textSize.get()) / 100;
  const width = innerWidth / scale, height = innerHeight / scale;
  compact.set(width < WIDE_FROM.width || height < WIDE_FROM.height);
  onItsSide.set(compact.get() && width >= SIDEWAYS_FROM && width >= SIDEWAYS_RATIO * height);
}

if (typeof window !== 'undefined') {
  measure();
  addEventListener('resize', measure);
  textSize.subscribe(measure);
}

// Of several stations the one that a phone shows; null: the first.
export const shown = signal<Role | null>(null);
export const shownOf = (roles: Role[]): Role =>
  roles.find((role) => role === shown.get()) ?? roles[0]!;
