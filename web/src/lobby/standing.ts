// What stands between this room and its dive, in words for the person who looks at it.

import type { Room } from '../core/state';
import { t } from '../i18n';
import { reason } from '../ui/explain';

function table({ problem, members, seats }: Room): string {
  if (problem) return reason(problem);
  const seated = new Set(seats.map((s) => s.member));
  const count = members.filter((m) => m.present && !seated.has(m.member)).length;
  return count ? t('all-set-but', { count }) : t('all-set');
}

// Who has no seat is told to take one; a host needs to know of the others as well.
export function standing(room: Room): string {
  const { host, seats, may_sit } = room.you;
  if (seats.length || !may_sit.length) return table(room);
  const choose = t(room.options.spectators === 'none' ? 'seat-choose-only' : 'seat-choose');
  return host && room.problem ? `${choose} ${reason(room.problem)}` : choose;
}
