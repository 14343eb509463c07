// The five catalogues: the same keys, the same variables, every key used, no text beside them; each
// choice by a code of the game knows all its codes, and no message is made out of another's words.

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { CIRCUITS, DIRS, ROLES, SYSTEMS } from '../src/core/shapes';
import { duration, setLanguage, t, type Language } from '../src/i18n';
import { announce } from '../src/sound/announce';
import { voicesOf } from '../src/sound/speech';
import { callText, heardText } from '../src/stations/bridge/calls';

const ROOT = join(import.meta.dirname, '..', 'src');
const HOUSE = join(ROOT, '..', '..');
const LANGUAGES: Language[] = ['en', 'fr', 'it', 'es', 'uk'];
const NAME_OF_THE_HOUSE = 'Fathom';

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : /\.tsx?$/.test(name) ? [path] : [];
  });
}

// The books of a language: what every screen needs, the words of the school, and the operator's.
const catalogue = (language: string): string => ['locales', 'school', 'desk'].map((book) =>
  readFileSync(join(ROOT, 'i18n', book, `${language}.ftl`), 'utf8')).join('\n');

type Pattern = FluentResource['body'][number]['value'];
type Element = Exclude<Exclude<Pattern, string | null>[number], string>;
type Select = Extract<Element, { type: 'select' }>;

// Every element of a message, those inside its choices too.
function elements(pattern: Pattern): Element[] {
  if (!pattern || typeof pattern === 'string') return [];
  return pattern.filter((e): e is Element => typeof e !== 'string').flatMap((e) =>
    e.type === 'select' ? [e, e.selector as Element, ...e.variants.flatMap((v) =>
      elements(v.value as Pattern))] : [e]);
}

// Each key with the variables of its message, those of the messages that it refers to included.
function messages(language: string): Map<string, string> {
  const { body } = new FluentResource(catalogue(language));
  const parts = new Map(body.map((m) => [m.id, elements(m.value)]));
  const variables = (key: string): string[] => parts.get(key)!.flatMap((e) =>
    e.type === 'var' ? [e.name] : e.type === 'mesg' ? variables(e.name) : []);
  return new Map(body.map((m) => [m.id, [...new Set(variables(m.id))].sort().join()]));
}

const table = (file: string): string => readFileSync(join(HOUSE, file), 'utf8');
const names = (text: string): string[] =>
  [...text.matchAll(/X\(\w+, "(\w+)"/g)].map((m) => m[1]!);

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
    for (const [key, variables] of english) expect(own.get(key), key).toBe(variables);
  });
  test('a choice by a code of the game knows all its codes', () => {
    const wrong: string[] = [];
    for (const { id, value } of new FluentResource(catalogue(language)).body) {
      const choices = elements(value).filter((e): e is Select => e.type === 'select');
      for (const { selector, variants } of choices) {
        const codes = selector.type === 'var' ? CODES[selector.name] : undefined;
        const known = variants.map((v) => String(v.key.value)).join();
        if (codes && !codes.some((set) => set.join() === known)) wrong.push(`${id}: ${known}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

const CAUSES = /define CAUSES(?:.*\\\n)+.*/.exec(table('rules/names.h'))![0];
const BOOKS = /enum preset \{(.*), PRESETS/.exec(table('rules/ruleset.h'))![1]!;

// Messages about a system speak of all six, of the five that an island repairs, or of detection.
const CODES: Record<string, readonly (readonly string[])[]> = {
  dir: [DIRS], role: [ROLES], circuit: [CIRCUITS], kind: [['weapon', 'detection', 'special']],
  system: [SYSTEMS, SYSTEMS.slice(0, 5), ['drone', 'sonar']],
  cause: [names(CAUSES)], book: [BOOKS.trim().toLowerCase().replace(/preset_/g, '').split(', ')],
};

test('every call that bots and people make can be said', () => {
  const calls = [...table('rules/call.h').matchAll(/X\([A-Z_]+, "([a-z_]+)", "/g)]
    .map((m) => m[1]!);
  expect(calls.length).toBeGreaterThan(10);
  expect(calls.filter((call) => !english.has(`call-${call}`))).toEqual([]);
});

// The rules' own errors travel under their own names; by_rules is never sent.
test('every refusal has words', () => {
  const codes = [...names(table('rules/error.h')), ...names(table('server/refusal.h'))]
    .filter((code) => code !== 'ok' && code !== 'by_rules');
  expect(codes.length).toBeGreaterThan(60);
  expect(codes.filter((code) => !english.has(`error-${code}`))).toEqual([]);
});

describe('said as its book says it', () => {
  const boats: [string, string] = ['Nautilus', 'Triton'];
  const said = (): string[] => [
    announce({ event: 'course', team: 'blue', dir: 'N' }, boats),
    announce({ event: 'ready', team: 'blue', gauge: 'mine' }, boats),
    announce({ event: 'blast', at: 'C6', result: { blue: 'clear', yellow: 'direct' } }, boats),
    announce({ event: 'answer', team: 'blue', row: 3, sector: 7 }, boats),
    announce({ event: 'damage', team: 'blue', amount: 2, hull: 1, cause: 'torpedo' }, boats),
    callText({ call: 'avoid', dir: 'W' }),
    heardText({ from: 'blue.engineer', member: null, call: { call: 'up', system: 'mine' } }),
    duration(300_000), duration(15_000),
  ];
  const expected: Record<Language, string[]> = {
    en: ['Nautilus: Head north!', 'Nautilus: Mine ready!',
      'Blast at C6. Nautilus: All clear. Triton: Direct hit!',
      'Nautilus: We are in row 3, sector 7.',
      'Nautilus takes 2 damage from a torpedo. Hull left: 1.', 'Don’t head west!',
      'Engineer: The mine works again.', '5 min', '15 sec'],
    fr: ['Nautilus : Route au nord !', 'Nautilus : Mine prête !',
      'Explosion en C6. Nautilus : R.A.S. Triton : Impact direct !',
      'Nautilus : Nous sommes en ligne 3, secteur 7.',
      'Nautilus subit 2 dégâts (torpille). Coque restante : 1.', 'Pas à l’ouest !',
      'Mécano : Mine réparée.', '5 min', '15 s'],
    it: ['Nautilus: Rotta nord!', 'Nautilus: Mina pronta!',
      'Esplosione in C6. Nautilus: Mancato! Triton: Colpo diretto!',
      'Nautilus: Ci troviamo nella riga 3, settore 7.',
      'Nautilus subisce 2 danni (siluro). Scafo rimasto: 1.', 'A ovest no!',
      'Ingegnere: Mina riparata.', '5 min', '15 s'],
    es: ['Nautilus: ¡Rumbo norte!', 'Nautilus: ¡Mina lista!',
      'Explosión en C6. Nautilus: ¡Sin daños! Triton: ¡Impacto directo!',
      'Nautilus: Estamos en la fila 3, sector 7.',
      'Nautilus sufre 2 daños (torpedo). Casco restante: 1.', '¡Al oeste no!',
      'Ingeniero: Mina reparada.', '5 min', '15 s'],
    uk: ['Nautilus: Рухаємось на північ!', 'Nautilus: Міна готова!',
      'Вибух на В6. Nautilus: Промах! Triton: Пряме попадання!',
      'Nautilus: Ми на лінії 3, у секторі 7.',
      'Nautilus отримує 2 пошкодження (торпеда). Корпус: 1.', 'Не на захід!',
      'Інженер: Міна знову працює.', '5 хв', '15 с'],
  };
  test.each(LANGUAGES)('%s', async (language) => {
    await setLanguage(language);
    const plain = said().map((text) => text.replace(/[\u202f\u00a0]/g, ' '));
    expect(plain).toEqual(expected[language]);
    expect(t('page-title')).toMatch(/^Fathom, /);
  });
});

// The home screen is shown before the other words have come.
test('a button of the home screen has its name at once', () => {
  const end = /FIRST_WORDS_END = '(.*)'/.exec(readFileSync(join(ROOT, '..', 'vite.config.ts'),
    'utf8'))![1]!;
  const parts = readFileSync(join(ROOT, 'i18n', 'locales', 'en.ftl'), 'utf8').split(end);
  expect(parts).toHaveLength(2);
  const there = new Set(new FluentResource(parts[0]!).body.map((message) => message.id));
  for (const file of ['home/home.tsx', 'home/lists.tsx', 'debrief/send.tsx']) {
    const names = [...readFileSync(join(ROOT, file), 'utf8')
      .matchAll(/t\('([\w-]+)'\)\}<\/Button>/g)].map(([, key]) => key!);
    expect(names.filter((key) => !there.has(key)), file).toEqual([]);
  }
});

test('a voice of the language or none, of the listener\u2019s country first', () => {
  const all = ['de-DE', 'en_US', 'en-GB', 'uk-UA', 'eng'].map((lang) => ({ lang }));
  const found = (wanted: string) => voicesOf(all, wanted, ['en-GB', 'de']).map((v) => v.lang);
  expect(found('en')).toEqual(['en-GB', 'en_US']);
  expect(found('uk')).toEqual(['uk-UA']);
  expect(found('it')).toEqual([]);
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

const referred = new Set(new FluentResource(catalogue('en')).body.flatMap((m) =>
  elements(m.value).flatMap((e) => (e.type === 'mesg' ? [e.name] : []))));

test('every key is used', () => {
  const unused = [...english.keys()].filter((key) =>
    !literals.has(key) && !referred.has(key) && !patterns.some((p) => p.test(key)));
  expect(unused).toEqual([]);
});

// A lesson's title and what it is about, each step with its hint and its mistakes, and the end.
function lessonKeys(file: string): string[] {
  const name = /\d+-([a-z]+)\.lesson/.exec(file)![1]!, keys = ['', '-about', '-done'];
  let step = '';
  for (const line of readFileSync(join(HOUSE, 'lessons', file), 'utf8').split('\n')) {
    const [word, what] = line.split(' ');
    if (word === 'step') keys.push(step = `-${what}`, `${step}-hint`);
    if (word === 'mistake') keys.push(`${step}-${what}`);
  }
  return [...new Set(keys)].map((key) => `lesson-${name}${key}`);
}

test('the lessons have their words, and no others', () => {
  const needed = readdirSync(join(HOUSE, 'lessons')).filter((f) => f.endsWith('.lesson'))
    .flatMap(lessonKeys).sort();
  expect([...english.keys()].filter((key) => key.startsWith('lesson-')).sort()).toEqual(needed);
});

// Columns have other letters in Ukrainian; the spaces that a lesson speaks of are the same.
test('the lessons speak of the same spaces in all languages', () => {
  const UKRAINIAN = 'АБВГҐДЕЄЖЗИІЇЙК';
  const spaces = (language: string, letters: string) => new FluentResource(catalogue(language)).body
    .filter((m) => m.id.startsWith('lesson-') && typeof m.value === 'string')
    .map((m) => [m.id, ...[...(m.value as string).matchAll(
      new RegExp(`(?<!\\p{L})([${letters}])(1?\\d)(?!\\d)`, 'gu'))]
      .map((found) => letters.indexOf(found[1]!) + found[2]!).sort()].join(' '));
  for (const language of ['fr', 'it', 'es']) {
    expect(spaces(language, 'ABCDEFGHIJKLMNO')).toEqual(spaces('en', 'ABCDEFGHIJKLMNO'));
  }
  expect(spaces('uk', UKRAINIAN)).toEqual(spaces('en', 'ABCDEFGHIJKLMNO'));
});

test('a help is two lines', () => {
  const long = LANGUAGES.flatMap((language) => new FluentResource(catalogue(language)).body
    .filter((m) => m.id.startsWith('about-') && (m.value as string).length > 100)
    .map((m) => `${language} ${m.id}`));
  expect(long).toEqual([]);
});

// What stands between the brackets of each call of t.
function calls(text: string): string[] {
  return [...text.matchAll(/\bt\(/g)].map((m) => {
    let depth = 1, end = m.index + 2;
    for (; depth && end < text.length; end++) depth += { '(': 1, ')': -1 }[text[end]!] ?? 0;
    return text.slice(m.index + 2, end - 1);
  });
}

test('no message is made out of the words of another', () => {
  const made = sources.flatMap(({ path, text }) => [
    ...calls(text).filter((inside) => /\bt\(/.test(inside)),
    ...[...text.matchAll(/\bt\([^\n]*?\)\}?:(?:<|`| \$)|join\(': '\)/g)].map((m) => m[0]),
  ].map((found) => `${path}: ${found}`));
  expect(made).toEqual([]);
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
