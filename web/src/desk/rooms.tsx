// The rooms of this server, and who is in the one that is looked into.

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { listed, t } from '../i18n';
import { Button } from '../ui/basic';
import { ask, type Row } from './ask';
import { Asking, type Deed } from './asking';
import { useRows } from './rows';

export function Rooms(): JSX.Element {
  const [rows, again] = useRows('list');
  const [open, setOpen] = useState<string | null>(null);
  const rooms = rows?.filter((row) => row.room) ?? [], more = rows?.find((row) => row.more)?.more;
  return (
    <section class="panel stack" aria-label={t('desk-rooms')}>
      {rows && !rooms.length && <p>{t('desk-no-rooms')}</p>}
      <ul class="desk-list">
        {rooms.map((room) => <li key={room.room}>
          <RoomLine room={room} open={open === room.room}
            onOpen={() => setOpen(open === room.room ? null : room.room)} />
          {open === room.room && <Inside code={room.room} onGone={() => {
            setOpen(null);
            again();
          }} />}
        </li>)}
      </ul>
      {more > 0 && <p>{t('desk-more', { count: more })}</p>}
      <GiveBack onDone={again} />
    </section>
  );
}

interface LineProps {
  room: Row;
  open: boolean;
  onOpen: () => void;
}

function RoomLine({ room, open, onOpen }: LineProps): JSX.Element {
  return (
    <button type="button" class="desk-line" aria-expanded={open} onClick={onOpen}>
      <code>{room.room}</code>
      <b>{room.name}</b>
      <span>{t('desk-room-is', { state: room.state, mode: room.mode, here: room.present,
        all: room.members })}</span>
      {room.listed && <span class="pill">{t('desk-listed')}</span>}
    </button>
  );
}

function Inside({ code, onGone }: { code: string; onGone: () => void }): JSX.Element {
  const [rows, again] = useRows('show', code);
  const [deed, setDeed] = useState<Deed | null>(null);
  const people = rows?.slice(1) ?? [];
  const ends = (verb: string) => setDeed({ title: t(`desk-${verb}`), words: [verb, code],
    about: t(`desk-${verb}-about`, { code }) });
  return (
    <div class="desk-inside stack">
      <ul class="desk-list">
        {people.map((who) => <Person key={who.member} who={who} code={code} onDeed={setDeed}
          onDone={again} />)}
      </ul>
      <div class="row">
        <Button kind="warn" size="small" onClick={() => ends('close')}>{t('desk-close')}</Button>
        <Button size="small" onClick={() => ends('quarantine')}>{t('desk-quarantine')}</Button>
      </div>
      {deed && <Asking deed={deed} onDone={() => {
        const over = deed.words.length === 2;
        setDeed(null);
        (over ? onGone : again)();
      }} />}
    </div>
  );
}

// "blue.captain,blue.engineer": of one crew always.
function Seats({ of }: { of: string }): JSX.Element {
  const [team] = of.split('.');
  return (
    <p class="desk-fine"><span class="pill">{t(`crew-${team}`)}</span>{' '}
      {listed(of.split(',').map((seat) => t(`role-${seat.split('.')[1]}`)))}</p>
  );
}

interface PersonProps {
  who: Row;
  code: string;
  onDeed: (deed: Deed) => void;
  onDone: () => void;
}

// Deeds name him by his number, which nobody else has, and words by his name.
function Person({ who, code, onDeed, onDone }: PersonProps): JSX.Element {
  const { name } = who, number = String(who.member);
  const marks = [who.host && 'mark-host', who.muted && 'mark-muted', who.gone && 'desk-gone']
    .filter((mark) => mark) as string[];
  const mute = async () => {
    await ask([who.muted ? 'unmute' : 'mute', code, number]);
    onDone();
  };
  const ban = (what: string) => onDeed({ title: t(`desk-ban-${what}`), bans: true,
    words: ['ban', what, code, number], about: t(`desk-ban-${what}-about`, { name }) });
  return (
    <li class="desk-person">
      <p><b>{name}</b> <span class={`dot ${who.present ? 'up' : 'away'}`}
        role="img" aria-label={t(who.present ? 'desk-present' : 'desk-away')} />
      {marks.map((mark) => <span key={mark} class="pill">{t(mark)}</span>)}</p>
      <p class="desk-fine"><code>{who.person}</code> {who.address}</p>
      {who.seats && <Seats of={who.seats} />}
      {!who.gone && <div class="row">
        <Button size="small" onClick={() => void mute()}>
          {t(who.muted ? 'unmute-one' : 'mute-one')}</Button>
        <Button size="small" onClick={() => onDeed({ title: t('desk-kick'),
          words: ['kick', code, number], about: t('desk-kick-about', { name }) })}>
          {t('desk-kick')}</Button>
        <Button size="small" onClick={() => ban('person')}>{t('desk-ban-person')}</Button>
        {who.address && <Button size="small" onClick={() => ban('address')}>
          {t('desk-ban-address')}</Button>}
      </div>}
    </li>
  );
}

// Out of quarantine again.
function GiveBack({ onDone }: { onDone: () => void }): JSX.Element {
  const [code, setCode] = useState('');
  const release = async () => {
    if (await ask(['release', code])) setCode('');
    onDone();
  };
  return (
    <form class="row" onSubmit={(e) => { e.preventDefault(); void release(); }}>
      <label class="field grow"><span>{t('desk-release-code')}</span>
        <input value={code} maxLength={8} required autocomplete="off"
          onInput={(e) => setCode(e.currentTarget.value)} /></label>
      <Button type="submit" class="desk-beside">{t('desk-release')}</Button>
    </form>
  );
}
