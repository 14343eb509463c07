// Debian 12 has node 18: every package of the lock file must run there.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const NODE = 18;
const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as
  { packages: Record<string, { engines?: { node?: string }; optional?: boolean }> };

// One of the alternatives: "^18.0.0 || >=20", ">= 12", "*".
function takes(range: string): boolean {
  return range.split('||').some((part) => {
    const major = Number(/\d+/.exec(part)?.[0] ?? 0);
    return part.trim().startsWith('^') ? major === NODE : major <= NODE;
  });
}

test('every package runs on the node of Debian 12', () => {
  const newer = Object.entries(lock.packages)
    .filter(([, p]) => !p.optional && !takes(p.engines?.node ?? '*')).map(([name]) => name);
  expect(newer).toEqual([]);
  expect(['>=20', '^20.0.0 || >=22', '^19', '>=18', '^18 || ^20', '>= 6', '*'].map(takes))
    .toEqual([false, false, false, true, true, true, true]);
});
