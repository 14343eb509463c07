import { h } from 'preact';
import { render } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BOOKS, bookOf, goalOf, hasGoals, HULL, withGoal } from '../src/core/books';
import { LANGUAGES, setLanguage, t } from '../src/i18n';
import { playNow } from '../src/home/start';
import { OptionsForm } from '../src/lobby/options-form';
import { standing } from '../src/lobby/standing';
import { change, wished } from '../src/lobby/wishes';
import { state, useTransport } from '../src/net/client';
import { groupsFor } from '../src/stations/bridge/calls';
import type { Options, Room } from '../src/core/state';
import type { Answer } from '../src/net/transport';
import { stateOf } from '../dev/fixtures';

// A server that answers when it is told to.
function slowServer() {
  const sent: { options: Partial<Options>; answer: (a: Answer) => void }[] = [];
  useTransport({
    send: (message) => new Promise((answer) => sent.push(
      { options: message.options as Partial<Options>, answer })),
    order: () => Promise.resolve({ ok: true }),
    close: () => undefined,
  });
  return sent;
}

function lobby(): Room {
  const room = stateOf('turn', ['captain']).room!;
  const options = { ...room.options, players: [4, 4] as [number, number], set: {} };
  return { ...room, state: 'lobby', options };
}

test('two changes of one list before the first answer both hold', async () => {
  const sent = slowServer(), room = lobby();
  state.set({ ...state.get(), room });
  const first = change((o) => ({ players: [1, o.players[1]] }));
  const second = change((o) => ({ players: [o.players[0], 2] }));
  const rule = change((o) => ({ set: { ...o.set, hull: '1' } }));
  const other = change((o) => ({ set: { ...o.set, torpedo_min: '0' } }));
  expect(sent.map((s) => s.options)).toEqual([
    { players: [1, 4] }, { players: [1, 2] },
    { set: { hull: '1' } }, { set: { hull: '1', torpedo_min: '0' } },
  ]);
  expect(wished(room).players).toEqual([1, 2]);
  sent.forEach((s) => s.answer({ ok: true }));
  await Promise.all([first, second, rule, other]);
  expect(wished(room).players).toEqual([4, 4]);
});

test('a refused change is no wish any more', async () => {
  const sent = slowServer(), room = lobby();
  state.set({ ...state.get(), room });
  const done = change(() => ({ map: 'nowhere' }));
  expect(wished(room).map).toBe('nowhere');
  sent[0]!.answer({ ok: false, error: 'bad_option' });
  await done;
  expect(wished(room).map).toBe(room.options.map);
});

// What the rules page's table says a preset's hull is.
function hulls(): Record<string, string> {
  const text = readFileSync(join(import.meta.dirname, '../../docs/RULES.md'), 'utf8');
  const cells = (row: RegExp) => row.exec(text)![0].split('|').map((c) => c.trim());
  const books = cells(/\| field \| en1.*/), hull = cells(/\| `hull` \| \d.*/);
  return Object.fromEntries(BOOKS.map((b) => [b, hull[books.indexOf(b)]!]));
}

test('each language has its own book, and a goal where that book has two', () => {
  expect(LANGUAGES.map(bookOf).sort()).toEqual([...BOOKS].sort());
  for (const [book, hull] of Object.entries(hulls())) {
    expect(goalOf(book, hull), book).toBe(hasGoals(book) ? 'quick' : undefined);
    expect(hasGoals(book), book).toBe(hull === HULL.quick);
  }
});

test('a goal is one house rule at most, and a change of book leaves no trace of it', () => {
  const hunt = withGoal({ torpedo_min: '1' }, 'hunt');
  expect(hunt).toEqual({ torpedo_min: '1', hull: '4' });
  expect(withGoal(hunt, 'quick')).toEqual({ torpedo_min: '1' });
  expect(goalOf('uk2', '3')).toBeUndefined();
});

test('a game at once is played by the book of the language', async () => {
  const asked: Record<string, unknown>[] = [];
  useTransport({
    send: async (message) => (asked.push(message), { ok: false, error: 'busy' }),
    order: () => Promise.resolve({ ok: true }),
    close: () => undefined,
  });
  for (const language of LANGUAGES) {
    await setLanguage(language);
    await playNow({ mode: 'turn', post: 'all', level: 'cadet', goal: 'hunt' });
    const created = asked.filter((message) => message.do === 'create').at(-1)!;
    expect(created.options, language).toMatchObject(
      { preset: bookOf(language), set: hasGoals(bookOf(language)) ? { hull: '4' } : {} });
  }
  await setLanguage('en');
});

const form = (options: Partial<Options>): string => {
  const room = lobby();
  return render(h(OptionsForm, { room: { ...room, options: { ...room.options, ...options } } }));
};

test('the form asks for the goal first where the book has two', () => {
  const french = form({ preset: 'fr2', set: { hull: '4' } });
  expect(french.indexOf(t('goal-hunt'))).toBeLessThan(french.indexOf(t('mode-turn')));
  expect(french).toContain(t('goal-about-hunt'));
  expect(form({ preset: 'fr2', set: {} })).toContain(t('goal-about-quick'));
  expect(form({ preset: 'it1', set: {} })).not.toContain(t('goal-hunt'));
});

test('a crew of one in real time is advised to play turn-by-turn', () => {
  expect(form({ mode: 'real', players: [4, 1] })).toContain(t('advice-alone'));
  expect(form({ mode: 'real', players: [4, 2] })).not.toContain(t('advice-alone'));
  expect(form({ mode: 'turn', players: [1, 1] })).not.toContain(t('advice-alone'));
});

// What the bar at the bottom tells whom, in every language.
test('nobody without a seat hears that everyone is ready', async () => {
  const all = lobby(), seated = all.seats.map((s) => s.member);
  const members = all.members.filter((m) => seated.includes(m.member));
  const room = { ...all, members, problem: null };
  const you = { ...room.you, host: false, seats: [], may_sit: ['blue.engineer'] };
  const guest = { ...room, you };
  const host = { ...guest, problem: 'seats_free', you: { ...you, host: true } };
  const closed = { ...guest, options: { ...room.options, spectators: 'none' as const } };
  const late = { ...room, members: [...members,
    { member: 99, name: 'Late', present: true, muted: false }] };
  for (const language of LANGUAGES) {
    await setLanguage(language);
    expect(standing(room)).toBe(t('all-set'));
    expect(standing(late)).toBe(t('all-set-but', { count: 1 }));
    expect(standing(guest)).toBe(t('seat-choose'));
    expect(standing(closed)).toBe(t('seat-choose-only'));
    expect(standing(host)).toBe(`${t('seat-choose')} ${t('error-seats_free')}`);
  }
  await setLanguage('en');
});

test('the calls of a role stand first', () => {
  const first = (seats: string[]) => groupsFor(seats).map(([c]) => c!.call);
  expect(first(['blue.first_mate'])[0]).toBe('ready');
  expect(first(['blue.engineer'])[0]).toBe('avoid');
  expect(first(['blue.captain', 'blue.engineer']).slice(0, 3)).toEqual(['charge', 'avoid', 'keep']);
  expect(first([]).sort()).toEqual(first(['yellow.radio_operator']).sort());
});
