// In a crew: which role on which boat, with whom, and what that role does.

import type { JSX } from 'preact';
import { nameOf, type Room } from '../../core/state';
import { t, listed } from '../../i18n';
import { boatName } from '../../sound/announce';
import { RoleGlyph } from '../../ui/icons';
import { useGame } from '../game';
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
  const with_ = mates(room, team);
  const [role] = roles;
  if (!role || !with_.length) return null;
  const known = { boat: boatName(room.boats, team), names: listed(with_) };
  if (roles.length > 1) {
    return <section class="who-am-i" aria-label={t('mark-you')}>
      <b>{t('who-am-i-many', { ...known, count: roles.length })}</b></section>;
  }
  return (
    <section class="who-am-i" aria-label={t('mark-you')}>
      <RoleGlyph role={role} size={18} />
      <span><b>{t('who-am-i', { ...known, role })}</b>
        {' '}{t(`duty-of-${role}`)}</span>
    </section>
  );
}
