// The five catalogues: the same keys, the same variables, every key used, no text beside them.

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..', 'src');
const LANGUAGES = ['en', 'fr', 'it', 'es', 'uk'];
const NAME_OF_THE_HOUSE = 'Fathom';

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : /\.tsx?$/.test(name) ? [path] : [];
  });
}

const catalogue = (language: string): string =>
  readFileSync(join(ROOT, 'i18n', 'locales', `${language}.ftl`), 'utf8');

// Each key with the variables of its message.
function messages(language: string): Map<string, string> {
  const map = new Map<string, string>();
  for (const block of catalogue(language).split(/\n(?=[a-z])/)) {
    const key = /^([a-z][\w-]*) =/m.exec(block)?.[1];
    const variables = [...new Set([...block.matchAll(/\$(\w+)/g)].map((m) => m[1]!))].sort();
    if (key) map.set(key, variables.join());
  }
  return map;
}

const english = messages('en');
const sources = files(ROOT).map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const code = sources.map((s) => s.text).join('\n');

describe.each(LANGUAGES)('%s', (language) => {
  test('is read without an error', () => {
    const errors = new FluentBundle(language).addResource(new FluentResource(catalogue(language)));
    expect(errors).toEqual([]);
  });
  test('has the same keys and variables as English', () => {
    const own = messages(language);
    expect([...own.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [key, variables] of english) {
      const extra = own.get(key)!.split(',').filter((v) => v && !variables.split(',').includes(v));
      expect(extra, key).toEqual([]);
    }
  });
});

test('every call that bots and people make can be said', () => {
  const table = readFileSync(join(ROOT, '..', '..', 'rules', 'call.h'), 'utf8');
  const calls = [...table.matchAll(/X\([A-Z_]+, "([a-z_]+)", [A-Z]+, [A-Z]+\)/g)].map((m) => m[1]!);
  expect(calls.length).toBeGreaterThan(10);
  expect(calls.filter((call) => !english.has(`call-${call}`))).toEqual([]);
});

test('French has a narrow space that does not break before high marks', () => {
  expect(catalogue('fr').match(/.*[^\u202f\s][ \u00a0]?[!?;:](?=\s|$)/gm) ?? []).toEqual([]);
});

test('Spanish opens what it closes', () => {
  const count = (text: string, sign: string) => text.split(sign).length;
  const open = catalogue('es').split('\n').filter((line) =>
    count(line, '¡') !== count(line, '!') || count(line, '¿') !== count(line, '?'));
  expect(open).toEqual([]);
});

test('Ukrainian has its own form for two, three and four, unless the word stays the same', () => {
  for (const block of catalogue('uk').split(/\n(?=[a-z])/)) {
    const one = /\[one\] (.*)/.exec(block)?.[1], other = /\*\[other\] (.*)/.exec(block)?.[1];
    if (!one || one === other || !/\{ \$\w+ \} \p{L}/u.test(other!)) continue;
    expect(block, block).toMatch(/\[few\]/);
  }
});

const literals = new Set([...code.matchAll(/['"`]([a-z][\w-]*)['"`]/g)].map((m) => m[1]!));
const patterns = [...code.matchAll(/`([a-z][\w-]*(?:\$\{[^}]*\}[\w-]*)+)`/g)]
  .map((m) => new RegExp(`^${m[1]!.replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`));

test('every key that the code names is in the catalogue', () => {
  const named = [...code.matchAll(/\bt\(\s*'([\w-]+)'/g)].map((m) => m[1]!);
  expect(named.length).toBeGreaterThan(150);
  expect(named.filter((key) => !english.has(key))).toEqual([]);
});

test('every pattern of keys finds one', () => {
  const made = [...code.matchAll(/\bt\(\s*`([^`]+)`/g)].map((m) =>
    new RegExp(`^${m[1]!.replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`));
  expect(made.filter((p) => ![...english.keys()].some((key) => p.test(key)))).toEqual([]);
});

test('every key is used', () => {
  const unused = [...english.keys()].filter((key) =>
    !literals.has(key) && !patterns.some((p) => p.test(key)));
  expect(unused).toEqual([]);
});

test('no text outside the catalogue', () => {
  const found: string[] = [];
  for (const { path, text } of sources.filter((s) => s.path.endsWith('.tsx'))) {
    const bare = [...text.matchAll(/>([^<>{}`;=]*\p{L}{2,}[^<>{}`;=]*)<\//gu)].map((m) => m[1]!);
    const attributes = [...text.matchAll(/(?:aria-label|title|placeholder|alt)="([^"]+)"/g)];
    found.push(...[...bare, ...attributes.map((m) => m[1]!)].map((w) => w.trim())
      .filter((w) => w && w !== NAME_OF_THE_HOUSE).map((w) => `${path}: ${w}`));
  }
  expect(found).toEqual([]);
});
