// One submarine and its four seats.

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { NAME_CHARS } from '../core/bounds';
import { nameOf, type Room, type Seat } from '../core/state';
import { ROLES, type Role, type Team } from '../core/shapes';
import { ask } from '../net/client';
import { t } from '../i18n';
import { Emblem } from '../people/emblem';
import { SubmarineShape } from '../chart/layers';
import { Button, Dialog } from '../ui/basic';
import { Icon, RoleGlyph } from '../ui/icons';
import { type Level, LevelChoice } from './level-choice';
import { TalkMark } from '../voice/mark';

export function Crew({ room, team }: { room: Room; team: Team }): JSX.Element {
  const name = room.boats[team === 'blue' ? 0 : 1];
  const mayName = room.you.host || room.you.team === team;
  return (
    <section class={`crew panel ${team}`} aria-label={t(`team-${team}`)}>
      <header class="row">
        <svg viewBox="-20 -12 44 24" class={`submarine ${team} badge`} aria-hidden="true">
          <SubmarineShape team={team} /></svg>
        {mayName ? <BoatName team={team} name={name} /> : <h2 class="grow">{name}</h2>}
      </header>
      <ul class="seats">
        {players(room, team).map((p) => <Place key={p.player} room={room} player={p} />)}
      </ul>
    </section>
  );
}

interface Player {
  player: string;
  seats: Seat[];
  roles: Role[];
}

// The seats of a crew by player: small crews hold several roles each.
function players(room: Room, team: Team): Player[] {
  const list: Player[] = [];
  for (const role of ROLES) {
    const seat = room.seats.find((s) => s.seat === `${team}.${role}`);
    if (!seat) continue;
    const known = list.find((p) => p.player === seat.player);
    if (known) {
      known.seats.push(seat);
      known.roles.push(role);
    } else list.push({ player: seat.player, seats: [seat], roles: [role] });
  }
  return list;
}

function BoatName({ team, name }: { team: Team; name: string }): JSX.Element {
  return (
    <input class="boat-input grow" value={name} maxLength={NAME_CHARS} aria-label={t('boat-name')}
      onChange={(e) => {
        const wanted = e.currentTarget.value.trim();
        if (wanted) void ask({ do: 'boat', team, name: wanted });
      }} />
  );
}

function Place({ room, player }: { room: Room; player: Player }): JSX.Element {
  const seat = player.seats[0]!;
  const mine = seat.member === room.you.member;
  const [open, setOpen] = useState(false);
  return (
    <li class={`seat ${mine ? 'mine' : ''} ${seat.ready || seat.bot ? 'ready' : ''}`}>
      <span class="seat-roles">
        {player.roles.map((r) => <RoleGlyph key={r} role={r} size={22} />)}
        <span>{player.roles.map((r) => t(`role-${r}`)).join(' + ')}</span>
      </span>
      <SeatHolder room={room} seat={seat} />
      <SeatAction room={room} seat={seat} mine={mine} onBot={() => setOpen(true)} />
      {open && <BotDialog seat={seat} onClose={() => setOpen(false)} />}
    </li>
  );
}

function SeatHolder({ room, seat }: { room: Room; seat: Seat }): JSX.Element {
  if (seat.bot) {
    return <span class="holder"><Icon name="robot" size={18} />{t(`level-${seat.bot}`)}</span>;
  }
  if (seat.member === null) return <span class="holder muted">{t('seat-free')}</span>;
  const ready = seat.ready || seat.member === room.host;
  return (
    <span class="holder">
      <Emblem name={room.members.find((m) => m.member === seat.member)?.emblem} />
      <b>{nameOf(room, seat.member)}</b><TalkMark room={room} member={seat.member} />
      <span class={`pill small-text ${ready ? 'good' : 'waiting'}`}>
        {ready && <Icon name="check" size={12} />}{t(ready ? 'ready' : 'ready-not')}</span>
    </span>
  );
}

interface ActionProps {
  room: Room;
  seat: Seat;
  mine: boolean;
  onBot: () => void;
}

function SeatAction({ room, seat, mine, onBot }: ActionProps): JSX.Element | null {
  if (mine) {
    if (room.locked && !room.you.host) return null;
    return <Button size="small" onClick={() => void ask({ do: 'stand' })}>{t('stand')}</Button>;
  }
  const free = seat.member === null && !seat.bot;
  const { host, may_sit, member } = room.you;
  const asked = room.asks.swap.some((s) => s.from === member && s.seat === seat.seat);
  const maySwap = seat.member !== null && room.you.seats.length > 0 && (host || !room.locked);
  return (
    <span class="row">
      {may_sit.includes(seat.seat) && <Button size="small" kind={free ? 'main' : ''}
        onClick={() => void ask({ do: 'sit', seat: seat.seat })}>{t('sit')}</Button>}
      {host && seat.member === null && <Button size="small" icon="robot" label={t('bot-here')}
        onClick={onBot} />}
      {maySwap && !asked && <Button size="small"
        onClick={() => void ask({ do: 'swap', seat: seat.seat })}>{t('swap')}</Button>}
    </span>
  );
}

function BotDialog({ seat, onClose }: { seat: Seat; onClose: () => void }): JSX.Element {
  const put = (level: string | null) => {
    void ask({ do: 'bot', seat: seat.seat, level });
    onClose();
  };
  return (
    <Dialog title={t('bot-here')} onClose={onClose}>
      <div class="stack">
        <LevelChoice value={(seat.bot ?? '') as Level | ''} onChange={put} />
        {seat.bot && <Button onClick={() => put(null)}>{t('bot-away')}</Button>}
      </div>
    </Dialog>
  );
}
