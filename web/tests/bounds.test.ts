import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as bounds from '../src/core/bounds';

test('texts may be as long as the server takes them', () => {
  const header = readFileSync(new URL('../../server/bounds.h', import.meta.url), 'utf8');
  for (const [name, value] of Object.entries(bounds)) {
    expect(header).toMatch(new RegExp(`\\b${name} = ${value},`));
  }
});
