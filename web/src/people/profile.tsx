// Who one is: name and emblem, what one has done, past games, and one's data.

import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { NAME_CHARS } from '../core/bounds';
import { hosted } from '../core/place';
import { go } from '../core/route-to';
import { useSignal } from '../core/signal';
import { language, t } from '../i18n';
import type { PastGame } from '../net/api';
import { ask, emblem, line, playerName, practised } from '../net/client';
import { askHere, askHost } from '../net/once';
import type { Answer } from '../net/transport';
import { announce } from '../sound/announce';
import { Button, Segmented } from '../ui/basic';
import { BestPlayers } from './best';
import { OwnData } from './data';
import { Emblem, EMBLEMS } from './emblem';
import { outcomeOf, sentence } from './past';
import { Sums, type Profile as Kept } from './sums';
import '../styles/people.css';

const GAMES_SHOWN = 12;

type Place = 'host' | 'here';

interface Known {
  profile: Kept;
  games: PastGame[];
}

async function fetchFrom(asked: typeof askHost): Promise<Known | null> {
  const [profile, games] = await Promise.all([asked({ do: 'profile' }), asked({ do: 'games' })]);
  return profile.ok && games.ok ? { profile: profile.profile, games: games.games } : null;
}

// Both at once; what cannot be reached is null.
function useKnown(): Record<Place, Known | null> | undefined {
  const [known, know] = useState<Record<Place, Known | null>>();
  useEffect(() => {
    let gone = false;
    void Promise.all([fetchFrom(askHost), fetchFrom(askHere)]).then(([host, here]) => {
      if (!gone) know({ host, here });
    });
    return () => { gone = true; };
  }, []);
  return known;
}

export function Profile(): JSX.Element {
  const known = useKnown();
  return (
    <main class="profile">
      <header class="row">
        <Button kind="quiet" icon="back" label={t('back')} onClick={() => go('/')} />
        <h1 class="grow">{t('profile')}</h1>
      </header>
      <div class="profile-columns">
        <Self />
        {known ? <Done known={known} /> : <p class="loading" role="status">{t('loading')}</p>}
        <OwnData />
      </div>
    </main>
  );
}

// The page's own line tells the table.
function tell(): Promise<Answer> | undefined {
  if (line.get() !== 'up' || !playerName.get()) return undefined;
  return ask({ do: 'name', name: playerName.get(), emblem: emblem.get() || null });
}

function Self(): JSX.Element {
  const name = useSignal(playerName), worn = useSignal(emblem);
  const wear = (next: string) => {
    emblem.set(next);
    void tell();
  };
  return (
    <section class="panel stack" aria-label={t('profile-self')}>
      <div class="self">
        <span class="self-emblem">
          {worn ? <Emblem name={worn} size={44} /> : name.slice(0, 1)}</span>
        <label class="field grow">{t('your-name')}
          <input value={name} maxLength={NAME_CHARS} autocomplete="nickname"
            placeholder={t('name-example')}
            onInput={(e) => playerName.set(e.currentTarget.value)} onChange={() => void tell()} />
        </label>
      </div>
      <fieldset class="emblems">
        <legend>{t('emblem')}</legend>
        {['', ...EMBLEMS].map((one) => (
          <label key={one} title={t(`emblem-${one || 'none'}`)}>
            <input type="radio" name="emblem" value={one} checked={worn === one}
              onChange={() => wear(one)} />
            <span>{one ? <Emblem name={one} size={28} /> : '–'}</span>
            <span class="visually-hidden">{t(`emblem-${one || 'none'}`)}</span>
          </label>
        ))}
      </fieldset>
    </section>
  );
}

function Done({ known }: { known: Record<Place, Known | null> }): JSX.Element {
  const [chosen, choose] = useState<Place>(
    hosted && (known.host?.profile.all || !known.here) ? 'host' : 'here');
  const shown = known[chosen];
  const places: Place[] = ['host', 'here'];
  return (
    <div class="stack">
      {hosted && practised.get() && <Segmented label={t('profile-where')} value={chosen}
        options={places.map((value) => ({ value, text: t(`profile-${value}`) }))}
        onChange={choose} />}
      {shown ? <><Sums profile={shown.profile} /><Games games={shown.games} /></>
        : <p class="panel" role="status">{t(hosted ? 'line-down' : 'profile-empty')}</p>}
      {hosted && <BestPlayers />}
    </div>
  );
}

function Games({ games }: { games: PastGame[] }): JSX.Element | null {
  const own = games.filter((g) => g.you?.length);
  const [all, showAll] = useState(false);
  if (!own.length) return null;
  return (
    <Part title={t('past-games')}>
      <ol class="past">
        {own.slice(0, all ? undefined : GAMES_SHOWN).map((g) => <Past key={g.id} game={g} />)}
      </ol>
      {!all && own.length > GAMES_SHOWN && <Button wide onClick={() => showAll(true)}>
        {t('past-more', { count: own.length - GAMES_SHOWN })}</Button>}
    </Part>
  );
}

function Past({ game }: { game: PastGame }): JSX.Element {
  const when = new Date(game.ended * 1000).toLocaleDateString(language.get(),
    { day: 'numeric', month: 'short', year: 'numeric' });
  return (
    <li class={`past-game ${outcomeOf(game)}`}>
      <div class="row between past-head">
        <div class="grow"><b>{sentence(game)}</b><p class="muted small-text">{when}</p></div>
        <Button size="small" icon="play" onClick={() => go(`/replay/${game.id}`)}>
          {t('watch')}</Button>
      </div>
      {!!game.moments?.length && <ul class="moment-list small-text">
        {game.moments.map((m, i) => (
          <li key={i}><span class="muted">{t('moment-turn', { turn: m.turn })}</span>
            {' '}{announce({ event: 'damage', ...m }, game.boats)}</li>
        ))}
      </ul>}
    </li>
  );
}

function Part({ title, children }: { title: string; children: ComponentChildren },
): JSX.Element {
  return <section class="panel stack" aria-label={title}><h2>{title}</h2>{children}</section>;
}
