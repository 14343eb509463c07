// Parts of a catalogue come in any order, and none takes away what another has brought.

import { expect, test } from 'vitest';
import { fetchSchool, setFirstWords, setLanguage, t } from '../src/i18n';

test('words that were asked for earlier and come later', async () => {
  await setFirstWords('en');
  await Promise.all([fetchSchool(), setFirstWords('en'), fetchSchool()]);
  expect(t('puzzle-near')).not.toBe('puzzle-near');
  await Promise.all([setLanguage('fr'), setFirstWords('fr')]);
  for (const key of ['puzzle', 'room-code', 'puzzle-near']) expect(t(key), key).not.toBe(key);
});

test('of two languages the one that was asked for last', async () => {
  await Promise.all([setLanguage('it'), setLanguage('es')]);
  expect(t('puzzle')).toBe('¿Dónde está?');
  await Promise.all([setLanguage('uk'), setFirstWords('es')]);
  expect(t('puzzle')).toBe('¿Dónde está?');
  expect(t('puzzle-near')).not.toBe('puzzle-near');
});
