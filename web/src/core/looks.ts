// How the player wants the screen: theme, size of the text, movement, colours, the hand.

import { shared, type Signal } from './signal';

export const THEMES = ['mode', 'paper', 'night'] as const;
export const SIZES = ['100', '115', '130', '150'] as const;
export const SPEEDS = ['normal', 'fast', 'none'] as const;

export const theme = shared<(typeof THEMES)[number]>('theme', 'mode');
export const textSize = shared<(typeof SIZES)[number]>('text-size', '100');
export const speed = shared<(typeof SPEEDS)[number]>('speed', 'normal');
export const safeColours = shared('safe-colours', false);
export const leftHanded = shared('left-handed', false);

export const WISHES: Signal<any>[] = [theme, textSize, speed, safeColours, leftHanded];

const still = typeof matchMedia === 'undefined' ? null
  : matchMedia('(prefers-reduced-motion: reduce)');

// How fast things move: 1 is normal, 0 not at all.
export function motion(): number {
  if (still?.matches || speed.get() === 'none') return 0;
  return speed.get() === 'fast' ? 2 : 1;
}

// Puts the wishes on the page, where the styles find them.
export function applyLooks(mode: string): void {
  const root = document.documentElement;
  const own = theme.get();
  root.dataset.mode = own === 'mode' ? mode : own === 'night' ? 'real' : 'turn';
  root.dataset.speed = speed.get();
  root.dataset.colours = safeColours.get() ? 'safe' : '';
  root.dataset.hand = leftHanded.get() ? 'left' : '';
  root.style.fontSize = textSize.get() === '100' ? '' : `${textSize.get()}%`;
}
