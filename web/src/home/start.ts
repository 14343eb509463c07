// Ways into a game: at once against bots, or a new room.

import { bookOf, hasGoals, withGoal, type Goal } from '../core/books';
import { go } from '../core/route-to';
import { signal } from '../core/signal';
import type { Mode, Role } from '../core/shapes';
import {
  ask, create, forget, isHere, lineUp, playerName, practise, quietly, refused,
} from '../net/client';
import { language, t } from '../i18n';

interface QuickGame {
  mode: Mode;
  post: 'all' | Role;
  level: string;
  goal: Goal;
}

// While a game against bots is being set up nobody is shown its lobby.
export const settingUp = signal(false);

// A room with bots on every other seat, in this browser, started at once.
export async function playNow(wanted: QuickGame): Promise<void> {
  if (!playerName.get()) playerName.set(t('name-default'));
  settingUp.set(true);
  try {
    await practise();
    await lineUp();
    const code = await begin(wanted);
    if (code) go(`/r/${code}`);
  } finally {
    settingUp.set(false);
  }
}

// All that is to be said is said at once: the server hears it in this order and keeps it in one go.
async function begin({ mode, post, level, goal }: QuickGame): Promise<string | null> {
  const book = bookOf(language.get()), crew = post === 'all' ? 1 : 4;
  const made = create({
    name: t('solo-room'), mode, map: 'alpha', players: [crew, crew],
    preset: book, set: hasGoals(book) ? withGoal({}, goal) : {},
    help: 'computer', bots_count: true, listed: false, boats: [t('boat-blue'), t('boat-yellow')],
  });
  const said = [{ do: 'sit', seat: `blue.${post === 'all' ? 'captain' : post}` },
    { do: 'fill', level }, { do: 'start' }].map(quietly);
  const code = await made;
  const no = (await Promise.all(said)).find((answer) => !answer.ok);
  if (code && no) refused.set({ error: no.error ?? 'busy', at: Date.now() });
  return code;
}

// Friends meet at the host, not in the browser of one of them.
export async function makeRoom(): Promise<void> {
  if (!playerName.get()) playerName.set(t('name-default'));
  if (isHere()) {
    forget();
    await lineUp();
  }
  await ask({ do: 'name', name: playerName.get() });
  const code = await create({
    name: t('room-of', { name: playerName.get() }), preset: bookOf(language.get()),
    boats: [t('boat-blue'), t('boat-yellow')],
  });
  if (code) go(`/r/${code}`);
}
