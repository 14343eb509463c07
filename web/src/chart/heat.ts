// How strongly a belief is drawn, 0 to 1 a space: a boat that can be anywhere is pale all over, one
// that is almost found glows.

import type { Space } from '../core/space';

export function glow(heat: Map<Space, number>): Map<Space, number> {
  let sum = 0, most = 0;
  for (const weight of heat.values()) {
    sum += weight;
    most = Math.max(most, weight);
  }
  const found = (most / sum) ** 0.4;
  return new Map([...heat].map(([at, weight]) =>
    [at, 0.06 + 0.9 * found * Math.sqrt(weight / most)]));
}
