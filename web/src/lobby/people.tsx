// Everybody in the room, seated or not: whose line is up, who is host, and what the host may do.

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { roleOf, type Member, type Room } from '../core/state';
import { ask } from '../net/client';
import { t } from '../i18n';
import { Emblem } from '../people/emblem';
import { Button, Check, Dialog } from '../ui/basic';
import { Icon, RoleGlyph } from '../ui/icons';

type Line = 'here' | 'away' | 'bot';

const seatsOf = (room: Room, member: number) => room.seats.filter((s) => s.member === member);

function lineOf(room: Room, { member, present }: Member): Line {
  if (present) return 'here';
  return seatsOf(room, member).some((s) => s.held) ? 'bot' : 'away';
}

export function People({ room }: { room: Room }): JSX.Element {
  const [chosen, choose] = useState<number | null>(null);
  const about = room.members.find((m) => m.member === chosen);
  return (
    <section class="people stack" aria-label={t('who-is-here')}>
      <h2>{t('who-is-here')}</h2>
      <ul class="people-list">
        {room.members.map((m) => <Person key={m.member} room={room} member={m}
          onTools={() => choose(m.member)} />)}
      </ul>
      {room.you.host ? <Check text={t('lock-seats')} checked={room.locked}
        onChange={(locked) => void ask({ do: 'lock', locked })} />
        : room.locked && <p class="muted small-text">{t('seats-locked')}</p>}
      {about && <Tools room={room} about={about} onClose={() => choose(null)} />}
    </section>
  );
}

interface PersonProps {
  room: Room;
  member: Member;
  onTools: () => void;
}

function Person({ room, member, onTools }: PersonProps): JSX.Element {
  const seats = seatsOf(room, member.member);
  const own = member.member === room.you.member;
  const line = lineOf(room, member);
  const team = seats[0]?.seat.split('.')[0] ?? '';
  return (
    <li class="person">
      <span class={`dot ${line}`} role="img" aria-label={t(`person-${line}`)} />
      <Emblem name={member.emblem} />
      <span class="grow person-name"><b>{member.name}</b>
        {member.member === room.host && <span class="pill small-text">{t('mark-host')}</span>}
        {own && <span class="pill small-text">{t('mark-you')}</span>}
        {member.muted && <span class="pill bad small-text">{t('mark-muted')}</span>}
      </span>
      {seats.length ? <span class={`person-seats ${team}`}>{seats.map((s) => {
        const role = roleOf(s.seat);
        return <span key={s.seat} title={t(`role-${role}`)}><RoleGlyph role={role} size={18} />
          <span class="visually-hidden">{t(`role-${role}`)}</span></span>;
      })}</span> : <span class="muted small-text">
        {t(room.state === 'playing' ? 'watching' : 'no-seat')}</span>}
      {room.you.host && !own && <Button size="small" kind="quiet" icon="menu"
        label={t('tools-for', { name: member.name })} onClick={onTools} />}
    </li>
  );
}

interface ToolsProps {
  room: Room;
  about: Member;
  onClose: () => void;
}

function Tools({ about, onClose }: ToolsProps): JSX.Element {
  const give = (message: Record<string, unknown>) => {
    void ask({ ...message, member: about.member });
    onClose();
  };
  return (
    <Dialog title={about.name} onClose={onClose}>
      <div class="stack">
        <Button wide onClick={() => give({ do: 'mute', muted: !about.muted })}>
          {t(about.muted ? 'unmute-one' : 'mute-one')}</Button>
        <Button wide onClick={() => give({ do: 'host' })}>{t('make-host')}</Button>
        <Button wide kind="warn" onClick={() => give({ do: 'kick' })}>
          <Icon name="close" size={18} />{t('remove-one')}</Button>
        <p class="muted small-text">{t('remove-help')}</p>
      </div>
    </Dialog>
  );
}
