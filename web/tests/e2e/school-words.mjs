// What the school says, read from its catalogues.

import { readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';

export const book = (language) => new FluentResource(readFileSync(
  new URL(`../../src/i18n/school/${language}.ftl`, import.meta.url), 'utf8')).body;

const english = new Map(book('en').map((m) => [m.id, m.value]));

export const schoolWord = (key) => english.get(key);
