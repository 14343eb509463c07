// Open rooms and past games.

import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { hosted } from '../core/place';
import { go } from '../core/route-to';
import { language } from '../i18n';
import { ask, join, line, lineUp, roomError } from '../net/client';
import { gamesHere, openRooms, pastGames, type Card, type PastGame } from '../net/api';
import { t } from '../i18n';
import { SendGame } from '../debrief/send';
import { handedIn } from '../net/handed-in';
import { Button } from '../ui/basic';
import { sentence, winnerOf } from '../people/past';

const REFRESH_MS = 10_000;

function useList<T>(load: () => Promise<T[]>, every?: number): T[] | null {
  const [list, setList] = useState<T[] | null>(null);
  useEffect(() => {
    const fetchList = () => load().then(setList, () => setList((old) => old ?? []));
    void fetchList();
    const timer = every ? setInterval(fetchList, every) : 0;
    return () => clearInterval(timer);
  }, []);
  return list;
}

// Own games first, then those of listed rooms. One that was handed in is here already.
async function allGames(): Promise<PastGame[]> {
  const lists = await Promise.all([gamesHere, ...(hosted ? [ownGames, pastGames] : [])]
    .map((list) => list().catch(() => [])));
  const copies = new Set(lists[0]!.map((g) => handedIn.get()[g.id]));
  const own = [...lists[0]!, ...(lists[1] ?? []).filter((g) => !copies.has(g.id))]
    .sort((a, b) => b.ended - a.ended);
  const seen = new Set(own.map((g) => g.id));
  return [...own, ...(lists[2] ?? []).filter((g) => !seen.has(g.id))];
}

async function ownGames(): Promise<PastGame[]> {
  await lineUp();
  if (line.get() !== 'up') return [];
  const answer = await ask({ do: 'games' });
  return answer.ok ? (answer.games as PastGame[]) : [];
}

export function Lists(): JSX.Element {
  const games = useList(allGames);
  return (
    <div class="stack home-lists">
      {hosted && <OpenRooms />}
      <section class="panel stack past" aria-label={t('past-games')}>
        <h2>{t('past-games')}</h2>
        {games?.length ? games.slice(0, 12).map((g) => <GameCard key={g.id} game={g} />)
          : <p class="muted">{t('past-games-none')}</p>}
      </section>
    </div>
  );
}

function OpenRooms(): JSX.Element {
  const rooms = useList(openRooms, REFRESH_MS);
  return (
    <section class="panel stack" aria-label={t('open-games')}>
      <h2>{t('open-games')}</h2>
      {rooms?.length ? rooms.map((r) => <RoomCard key={r.code} card={r} />)
        : <p class="muted">{t('open-games-none')}</p>}
    </section>
  );
}

// A room with a password is asked for by its address, where the password can be typed.
async function enter(code: string): Promise<void> {
  const why = await join(code);
  if (why && why !== 'password') return;
  if (why) roomError.set(why);
  go(`/r/${code}`);
}

function RoomCard({ card }: { card: Card }): JSX.Element {
  const lobby = card.state === 'lobby';
  return (
    <div class="card row between">
      <div class="grow">
        <b>{card.name || card.code}</b>
        <p class="muted small-text">{t(`mode-${card.mode}`)} · {t(`map-${card.map}`)} ·
          {' '}{t('free-seats', { count: card.free })}</p>
      </div>
      <Button size="small" onClick={() => void enter(card.code)}>
        {t(lobby ? 'join' : 'watch')}</Button>
    </div>
  );
}

function GameCard({ game }: { game: PastGame }): JSX.Element {
  const when = new Date(game.ended * 1000).toLocaleDateString(language.get(),
    { day: 'numeric', month: 'short' });
  const sendable = game.here && hosted;
  const own = sentence(game);
  return (
    <div class={`card row between ${sendable ? 'here' : ''}`}>
      <div class="grow">
        <b>{own || game.boats.join(' – ')}</b>
        <p class="muted small-text">{own ? when
          : <>{when} · {t(`map-${game.map}`)} · {winnerOf(game)}</>}</p>
      </div>
      {sendable && <SendGame id={game.id} />}
      <Button size="small" icon="play" onClick={() => go(`/replay/${game.id}`)}>
        {t('watch')}</Button>
    </div>
  );
}
