// Text in the player's language. Catalogues are Fluent files, one a language, read when the
// client is built; only the one in use is loaded.

import { FluentBundle, type FluentResource, type FluentVariable } from '@fluent/bundle';
import { signal } from '../core/signal';
import { columnOf, parseSpace, rowOf, type Space } from '../core/space';

export const LANGUAGES = ['en', 'fr', 'it', 'es', 'uk'] as const;
export type Language = (typeof LANGUAGES)[number];

// Each language's own name for itself.
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English', fr: 'Français', it: 'Italiano', es: 'Español', uk: 'Українська',
};

type Message = FluentResource['body'][number];
type Words = Record<string, Message['value']>;
const catalogues = import.meta.glob<Words>('./locales/*.ftl', { import: 'default' });

const LATIN = 'ABCDEFGHIJKLMNO';
const UKRAINIAN = 'АБВГҐДЕЄЖЗИІЇЙК';

let bundle = new FluentBundle('en');
export const language = signal<Language>('en');

export function guessLanguage(wanted: readonly string[], saved: string | null): Language {
  const known = (tag: string | null) => LANGUAGES.find((l) => tag?.toLowerCase().startsWith(l));
  return known(saved) ?? wanted.map(known).find((l) => l) ?? 'en';
}

export async function setLanguage(next: Language): Promise<void> {
  const words = await catalogues[`./locales/${next}.ftl`]!();
  const body = Object.entries(words).map(([id, value]): Message => ({ id, value, attributes: {} }));
  bundle = new FluentBundle(next, { useIsolating: false });
  bundle.addResource({ body });
  if (typeof document !== 'undefined') namePage(next);
  language.set(next);
}

// What the browser says of the page: its tab, its bookmark, its icon on the home screen.
function namePage(next: Language): void {
  document.documentElement.lang = next;
  document.title = t('page-title');
  document.querySelector('meta[name=description]')?.setAttribute('content', t('page-description'));
  document.querySelector('link[rel=manifest]')?.setAttribute('href', manifestOf(next));
}

const manifestOf = (of: Language): string => `/manifest.${of}.webmanifest`;

export function t(key: string, args?: Record<string, FluentVariable>): string {
  const message = bundle.getMessage(key);
  if (!message?.value) return key;
  return bundle.formatPattern(message.value, args ?? null, []);
}

export const has = (key: string): boolean => bundle.hasMessage(key);

// A time as people say it: 5 min, not 300 s.
export function duration(ms: number): string {
  const whole = ms % 60_000 === 0;
  return new Intl.NumberFormat(language.get(), { style: 'unit', unitDisplay: 'short',
    unit: whole ? 'minute' : 'second' }).format(ms / (whole ? 60_000 : 1000));
}

export function columnLetter(column: number): string {
  return (language.get() === 'uk' ? UKRAINIAN : LATIN)[column] ?? '?';
}

// A space as the player reads it: columns have letters of his own alphabet.
export function place(at: Space): string {
  return columnLetter(columnOf(at)) + (rowOf(at) + 1);
}
export const placeNamed = (name: string): string => place(parseSpace(name));
