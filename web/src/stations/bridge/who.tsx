// In a crew: which role on which boat, with whom, and what that role does. Of several roles a wide
// screen says so above each station.

import type { JSX } from 'preact';
import { useSignal } from '../../core/signal';
import { nameOf, type Room } from '../../core/state';
import { t, listed } from '../../i18n';
import { boatName } from '../../sound/announce';
import { RoleGlyph } from '../../ui/icons';
import { useGame } from '../game';
import { compact, shown, shownOf } from './layout';
import type { Team } from '../../core/shapes';

function mates(room: Room, team: Team): string[] {
  const crew = room.seats.filter((s) => s.seat.startsWith(team));
  const others = new Set(crew.flatMap((s) =>
    (s.member === null || s.member === room.you.member ? [] : [s.member])));
  const bots = crew.some((s) => s.bot) ? [t('mates-bots')] : [];
  return [...[...others].map((id) => nameOf(room, id)), ...bots];
}

export function WhoAmI(): JSX.Element | null {
  const { room, team, roles } = useGame();
  const narrow = useSignal(compact);
  useSignal(shown);
  const with_ = mates(room, team);
  if (!roles.length || !with_.length) return null;
  const role = shownOf(roles), many = roles.length > 1;
  const known = { boat: boatName(room.boats, team), names: listed(with_) };
  const who = many ? t('who-am-i-many', { ...known, count: roles.length })
    : t('who-am-i', { ...known, role });
  return (
    <section class="who-am-i" aria-label={t('mark-you')}>
      {!many && <RoleGlyph role={role} size={18} />}
      <span><b>{who}</b>{(narrow || !many) && <>{' '}{t(`duty-of-${role}`)}</>}</span>
    </section>
  );
}
