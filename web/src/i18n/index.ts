// Text in the player's language. Catalogues are Fluent files, one a language, read when the
// client is built; only the one in use is loaded, what the home screen says before the rest.

import { FluentBundle, FluentNumber, type FluentResource, type FluentVariable } from
  '@fluent/bundle';
import { fileAt } from '../core/place';
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
type Catalogues = Record<string, () => Promise<Words>>;
const first = import.meta.glob('./locales/*.ftl',
  { query: '?first', import: 'default' }) as Catalogues;
const rest = import.meta.glob('./locales/*.ftl',
  { query: '?rest', import: 'default' }) as Catalogues;

// Lessons, helps and puzzles.
const school = import.meta.glob('./school/*.ftl',
  { query: '?rest', import: 'default' }) as Catalogues;

// The operator's page.
const desk = import.meta.glob('./desk/*.ftl',
  { query: '?rest', import: 'default' }) as Catalogues;

const FOLDER = new Map([[first, 'locales'], [rest, 'locales'], [school, 'school'], [desk, 'desk']]);

const LATIN = 'ABCDEFGHIJKLMNO';
const UKRAINIAN = 'АБВГҐДЕЄЖЗИІЇЙК';

// The messages that are there. A screen that shows text watches them.
export const words = signal(new FluentBundle('en'));
let schooled: Promise<void> | null = null; // the words of the school are wanted
let wanted: Language = 'en';
export const language = signal<Language>('en');

export function guessLanguage(wanted: readonly string[], saved: string | null): Language {
  const known = (tag: string | null) => LANGUAGES.find((l) => tag?.toLowerCase().startsWith(l));
  return known(saved) ?? wanted.map(known).find((l) => l) ?? 'en';
}

// What has come of the language that is spoken.
const come = new Map<Catalogues, Words>();

// Parts come in any order; none takes away what another has brought.
async function speak(next: Language, parts: Catalogues[]): Promise<void> {
  wanted = next;
  const got = await Promise.all(parts.map((part) => fetched(part, next)));
  if (wanted !== next) return; // another one was chosen meanwhile
  if (language.get() !== next) come.clear();
  parts.forEach((part, i) => come.set(part, got[i]!));
  const bundle = new FluentBundle(next, { useIsolating: false });
  for (const part of come.values())
    bundle.addResource({ body: Object.entries(part).map(([id, value]): Message =>
      ({ id, value, attributes: {} })) });
  language.set(next);
  words.set(bundle);
  if (typeof document !== 'undefined') namePage(next);
}

const fetched = (part: Catalogues, next: Language): Promise<Words> =>
  part[`./${FOLDER.get(part)}/${next}.ftl`]!();

export const setLanguage = (
  next: Language, parts = schooled ? [first, rest, school] : [first, rest],
): Promise<void> => speak(next, parts);

// From now on with the words of lessons, helps and puzzles.
export function fetchSchool(): Promise<void> {
  const fetching = schooled ?? (schooled = setLanguage(wanted, [first, rest, school]));
  fetching.catch(() => { schooled = null; });
  return fetching;
}

// What the operator's page needs.
export const setDeskWords = (next: Language): Promise<void> => speak(next, [first, rest, desk]);

// What the home screen needs; setLanguage has to follow before anything else is shown.
export const setFirstWords = (next: Language): Promise<void> => speak(next, [first]);

// What the browser says of the page: its tab, its bookmark, its icon on the home screen.
function namePage(next: Language): void {
  document.documentElement.lang = next;
  document.title = t('page-title');
  document.querySelector('meta[name=description]')?.setAttribute('content', t('page-description'));
  const manifest = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
  if (manifest && manifest.href !== manifestOf(next)) manifest.href = manifestOf(next);
}

const manifestOf = (of: Language): string => fileAt(`manifest.${of}.webmanifest`);

// A number that every language writes alike: it need not wait for the browser's number formats,
// which take a slow phone a tenth of a second.
class SmallNumber extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

const small = (value: FluentVariable): FluentVariable =>
  (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 1000
    ? new SmallNumber(value) : value);

export function t(key: string, args?: Record<string, FluentVariable>): string {
  const bundle = words.get();
  const message = bundle.getMessage(key);
  if (!message?.value) return come.has(rest) ? key : '';
  const values = args && Object.fromEntries(Object.entries(args).map(([name, value]) =>
    [name, small(value)]));
  return bundle.formatPattern(message.value, values ?? null, []);
}

export const has = (key: string): boolean => words.get().hasMessage(key);

// A time as people say it: 5 min, not 300 s.
export function duration(ms: number): string {
  const whole = ms % 60_000 === 0;
  return new Intl.NumberFormat(language.get(), { style: 'unit', unitDisplay: 'short',
    unit: whole ? 'minute' : 'second' }).format(ms / (whole ? 60_000 : 1000));
}

// Ann, Bob and Cem.
export const listed = (names: string[]): string =>
  new Intl.ListFormat(language.get(), { type: 'conjunction' }).format(names);

export function columnLetter(column: number): string {
  return (language.get() === 'uk' ? UKRAINIAN : LATIN)[column] ?? '?';
}

// A space as the player reads it: columns have letters of his own alphabet.
export function place(at: Space): string {
  return columnLetter(columnOf(at)) + (rowOf(at) + 1);
}
export const placeNamed = (name: string): string => place(parseSpace(name));
