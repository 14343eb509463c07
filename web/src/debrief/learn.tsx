// Two or three things to learn, in plain words: the best shot not taken, the loudest give-away, the
// breakdown that cost most. Of one's own crew, if it is known which that is.

import type { JSX } from 'preact';
import { useSignal } from '../core/signal';
import type { Room } from '../core/state';
import { TEAMS, type Team } from '../core/shapes';
import { placeNamed, t } from '../i18n';
import type { Replay } from '../net/api';
import { playerName, state } from '../net/client';
import { boatName } from '../sound/announce';
import { Icon, type IconName } from '../ui/icons';
import type { Analysis, Learnt } from './analysis';

const MOST = 3;
const ICONS: Record<Learnt['kind'], IconName> =
  { shot: 'target', giveaway: 'sound', breakdown: 'bolt' };

// The crew of whoever looks: as the table knows it, or the only one with people, or with his name.
export function ownTeam({ id, seats }: Replay, room: Room | null, name: string): Team | null {
  if (room?.replay === id) return room.you.team;
  const crews = (has: (name: string) => boolean) => TEAMS.filter((team) =>
    seats.some((s) => s.seat.startsWith(`${team}.`) && s.name !== null && has(s.name)));
  const manned = crews(() => true), named = crews((n) => n === name);
  return manned.length === 1 ? manned[0]! : named.length === 1 ? named[0]! : null;
}

export function learntBy(all: Learnt[], team: Team | null): Learnt[] {
  const own = all.filter((l) => team === null || l.team === team);
  return own.sort((a, b) => b.cost - a.cost).slice(0, MOST);
}

interface Props {
  game: Replay;
  found: Analysis | null;
  onStep: (step: number) => void;
}

export function Learn({ game, found, onStep }: Props): JSX.Element {
  const { room } = useSignal(state);
  const list = learntBy(found?.learn ?? [], ownTeam(game, room, playerName.get()));
  return (
    <section class="learn" aria-label={t('learn')}>
      <h2>{t('learn')}</h2>
      {!list.length && <p class="muted">{t(found ? 'learn-nothing' : 'loading')}</p>}
      <ol>
        {list.map((l) => (
          <li key={`${l.team} ${l.kind}`}>
            <button type="button" class={`learnt ${l.team}`} onClick={() => onStep(l.step)}>
              <Icon name={ICONS[l.kind]} size={22} />
              <span>{said(l, game.boats, found!)}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

function said(l: Learnt, boats: [string, string], { turns }: Analysis): string {
  const key = l.kind === 'breakdown' && l.do === 'cross' ? 'learn-damage' : `learn-${l.kind}`;
  return t(key, {
    boat: boatName(boats, l.team), deed: l.do, space: l.at ? placeNamed(l.at) : '',
    percent: Math.round(((l.direct ?? 0) + (l.indirect ?? 0)) * 100),
    before: l.before ?? 0, after: l.after ?? 0, damage: l.damage ?? 0, why: l.cause ?? '',
    turn: turns[l.broke ?? -1]?.number ?? 0,
  });
}
