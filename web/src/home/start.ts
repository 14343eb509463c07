// Ways into a game: at once against bots, or a new room.

import { bookOf, hasGoals, withGoal, type Goal } from '../core/books';
import { go } from '../core/route-to';
import type { Mode, Role } from '../core/shapes';
import { ask, create, forget, isHere, lineUp, playerName, practise } from '../net/client';
import { language, t } from '../i18n';

interface QuickGame {
  mode: Mode;
  post: 'all' | Role;
  level: string;
  goal: Goal;
}

// A room with bots on every other seat, in this browser, started at once.
export async function playNow(wanted: QuickGame): Promise<void> {
  if (!playerName.get()) playerName.set(t('name-default'));
  await practise();
  await ask({ do: 'name', name: playerName.get() });
  const book = bookOf(language.get());
  const crew = wanted.post === 'all' ? 1 : 4;
  const code = await create({
    name: t('solo-room'), mode: wanted.mode, map: 'alpha', players: [crew, crew],
    preset: book, set: hasGoals(book) ? withGoal({}, wanted.goal) : {},
    help: 'computer', bots_count: true, listed: false, boats: [t('boat-blue'), t('boat-yellow')],
  });
  if (!code) return;
  await ask({ do: 'sit', seat: `blue.${wanted.post === 'all' ? 'captain' : wanted.post}` });
  await ask({ do: 'fill', level: wanted.level });
  await ask({ do: 'start' });
  go(`/r/${code}`);
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
