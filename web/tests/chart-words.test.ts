// The chart as it is read aloud: every space has its name, in the letters of the language.

import { expect, test } from 'vitest';
import { describe as words } from '../src/chart/describe';
import { chartFromText } from '../src/core/chart';
import { allSpaces, columnOf, parseSpace, rowOf } from '../src/core/space';
import { placeNamed, setLanguage, type Language } from '../src/i18n';
import { announce } from '../src/sound/announce';

const LETTERS: Record<Language, string> = {
  en: 'ABCDEFGHIJKLMNO', fr: 'ABCDEFGHIJKLMNO', it: 'ABCDEFGHIJKLMNO', es: 'ABCDEFGHIJKLMNO',
  uk: 'АБВГҐДЕЄЖЗИІЇЙК',
};
const SECTOR: Record<Language, string> = {
  en: 'Sector', fr: 'Secteur', it: 'Settore', es: 'Sector', uk: 'Сектор',
};
const SIGNS = '.#~oMVtmdsi';
const rows = Array.from({ length: 15 }, (_, y) =>
  Array.from({ length: 15 }, (_, x) => SIGNS[(x + y) % SIGNS.length]).join(''));
const chart = chartFromText('words', rows.join('\n'));

test.each(Object.keys(LETTERS) as Language[])('%s', async (language) => {
  await setLanguage(language);
  const heard = allSpaces(15).map((at) => words(chart, at));
  for (const [i, at] of allSpaces(15).entries()) {
    const [, name, sector] = /^(\S+), \p{L}.*, ([^,]+)$/u.exec(heard[i]!)!;
    expect(name).toBe(`${LETTERS[language][columnOf(at)]}${rowOf(at) + 1}`);
    expect(sector!.toLowerCase()).toContain(SECTOR[language].toLowerCase());
  }
  expect(new Set(heard).size).toBe(225);
  expect(new Set(heard.map((h) => h.split(', ').slice(1, -1).join())).size).toBe(SIGNS.length);
});

test('holes in the ice as the Ukrainian rule book names them', async () => {
  await setLanguage('uk');
  expect(['M3', 'L8', 'G12', 'N14'].map(placeNamed)).toEqual(['Ї3', 'І8', 'Е12', 'Й14']);
  expect(words(chart, parseSpace('E1'))).toMatch(/^Ґ1, /);
  expect(announce({ event: 'torpedo', team: 'blue', at: 'M3' }, ['А', 'Б'])).toContain('Ї3');
});
