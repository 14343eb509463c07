// Home: play now, a room of one's own, join by code, what others play, what was played.

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { NAME_CHARS, PASSWORD_CHARS } from '../core/bounds';
import { useSignal } from '../core/signal';
import { hosted } from '../core/place';
import { go, path } from '../core/route-to';
import {
  backHere, join, line, localRoom, mayNeedPassword, myRooms, playerName, roomError, state,
} from '../net/client';
import { t } from '../i18n';
import { solvedDays, streak } from '../puzzle/days';
import { Button, Dialog } from '../ui/basic';
import { reason } from '../ui/explain';
import { Icon } from '../ui/icons';
import { Brand } from './brand';
import { Lists } from './lists';
import { lazy } from '../ui/lazy';
import { PlayNow } from './play-now';
import { Settings } from './settings';
import { makeRoom } from './start';

const Device = lazy(() => import('./device').then((m) => m.Device));
const FindTable = lazy(() => import('./find-table').then((m) => m.FindTable));

export function Home(): JSX.Element {
  const [open, setOpen] = useState<'play' | 'find' | 'settings' | null>(null);
  const now = useSignal(line);
  const [newcomer] = useState(!playerName.get()); // nobody who has played is without a name
  return (
    <main class="home">
      <Brand />
      <div class="home-columns">
        <div class="stack home-actions">
          {now === 'down' && <p class="pill bad" role="status">{t('line-down')}</p>}
          {newcomer && <Button kind="main" class="big" wide icon="dive"
            onClick={() => go('/learn/next')}>{t('first-time')}</Button>}
          <Button kind={newcomer ? '' : 'main'} class={`play-now ${newcomer ? '' : 'big'}`} wide
            icon="bolt" onClick={() => setOpen('play')}>{t('play-now')}</Button>
          {hosted && <Button class="find" wide icon="people" onClick={() => setOpen('find')}>
            {t('find-table')}</Button>}
          <Name />
          {hosted && <Rooms />}
          <Table />
          <Mine />
          <TodaysPuzzle />
          <div class="home-links">
            {!newcomer && <Button kind="quiet" icon="dive" onClick={() => go('/learn')}>
              {t('guided-dives')}</Button>}
            <Button kind="quiet" icon="book" onClick={() => go('/rules')}>{t('rules')}</Button>
            {hosted && <Button kind="quiet" icon="person" onClick={() => go('/me')}>
              {t('profile')}</Button>}
            <Button kind="quiet" icon="globe" onClick={() => setOpen('settings')}>
              {t('settings')}</Button>
          </div>
        </div>
        <Lists />
      </div>
      {open === 'play' && <PlayNow onClose={() => setOpen(null)} />}
      {open === 'find' && <FindTable onClose={() => setOpen(null)} />}
      {open === 'settings' && (
        <Dialog title={t('settings')} onClose={() => setOpen(null)}><Settings /><Device /></Dialog>
      )}
    </main>
  );
}

// A room of one's own, or the one that a friend has told the code of.
function Rooms(): JSX.Element {
  return (
    <div class="home-pair">
      <Button icon="people" wide onClick={() => void makeRoom()}>{t('create-room')}</Button>
      <JoinForm />
    </div>
  );
}

// Quietly: a reason to come back tomorrow.
function TodaysPuzzle(): JSX.Element {
  const days = streak(useSignal(solvedDays));
  return (
    <button type="button" class="puzzle-link" onClick={() => go('/puzzle')}>
      <Icon name="target" size={26} />
      <span><b>{t('puzzle')}</b>
        <small>{days ? t('puzzle-streak', { days }) : t('puzzle-today')}</small></span>
    </button>
  );
}

function Name(): JSX.Element {
  const name = useSignal(playerName);
  return (
    <label class="field">{t('your-name')}
      <input value={name} maxLength={NAME_CHARS} autocomplete="nickname"
        placeholder={t('name-example')}
        onInput={(e) => playerName.set(e.currentTarget.value)} />
    </label>
  );
}

// Why a link leads here and not into its room stands below the edge of a low phone. A new screen
// goes to its top first.
const inSight = (e: Element | null): void => {
  if (e) requestAnimationFrame(() => e.scrollIntoView({ block: 'nearest' }));
};

function JoinForm(): JSX.Element {
  const error = useSignal(roomError);
  const [typed, setCode] = useState<string | null>(null);
  const [password, setPassword] = useState('');
  const [why, setWhy] = useState<string | null>(null);
  const code = typed ?? (error ? path.get().slice('/r/'.length) : '');
  const enter = async () => {
    const wanted = code.trim().toUpperCase();
    const refused = wanted ? await join(wanted, password.trim() || undefined) : null;
    setWhy(refused);
    if (wanted && !refused) go(`/r/${wanted}`);
  };
  return (
    <form class="join" onSubmit={(e) => { e.preventDefault(); void enter(); }}>
      <label class="field">{t('join-code')}
        <input value={code} maxLength={12} autocapitalize="characters" autocomplete="off"
          spellcheck={false} onInput={(e) => setCode(e.currentTarget.value)} />
      </label>
      <Button type="submit" disabled={!code.trim()}>{t('join')}</Button>
      {mayNeedPassword(why ?? error) && <label class="field join-password">{t('join-password')}
        <input value={password} maxLength={PASSWORD_CHARS} autocomplete="off" spellcheck={false}
          onInput={(e) => setPassword(e.currentTarget.value)} />
      </label>}
      {error && <p class="alert" role="alert" ref={inSight}>{reason(error)}</p>}
    </form>
  );
}

// The table that one has only turned away from.
function Table(): JSX.Element | null {
  const { room } = useSignal(state);
  if (!room) return null;
  return <Button kind="main" wide icon="play" onClick={() => go(`/r/${room.code}`)}>
    {t('back-to', { room: room.name || room.code })}</Button>;
}

// Rooms in which this person has a place: one tap back.
function Mine(): JSX.Element | null {
  const here = useSignal(state).room?.code, own = useSignal(localRoom);
  const rooms = useSignal(myRooms).filter((r) => r.code !== here);
  const left = own && own !== here;
  if (!rooms.length && !left) return null;
  return (
    <section class="panel stack" aria-label={t('your-rooms')}>
      <h2>{t('your-rooms')}</h2>
      {left && (
        <Button wide onClick={backHere}>
          <Icon name="play" size={18} />{t('back-here')}
        </Button>
      )}
      {rooms.map((r) => (
        <Button key={r.code} wide onClick={() => void join(r.code).then((why) =>
          why ?? go(`/r/${r.code}`))}>
          <Icon name="play" size={18} />{t('back-to', { room: r.name || r.code })}
        </Button>
      ))}
    </section>
  );
}
