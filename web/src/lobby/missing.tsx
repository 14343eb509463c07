// Who has lost his line in a game, and how long it is until that has consequences.

import type { JSX } from 'preact';
import type { Room } from '../core/state';
import { t } from '../i18n';
import { useSeconds } from '../ui/countdown';

export function Missing({ room }: { room: Room }): JSX.Element | null {
  const missing = room.members.filter((m) => m.missing_ms);
  const left = useSeconds(missing.length > 0);
  if (!missing.length || room.pause) return null;
  return (
    <div class="missing">
      <p class="visually-hidden" role="status">
        {missing.map((m) => t('person-lost', { name: m.name })).join(' ')}</p>
      <ul aria-hidden="true">
        {missing.map((m) => <li key={m.member}>{t(`missing-${room.options.absent}`,
          { name: m.name, seconds: left(room.heard_at + m.missing_ms!) })}</li>)}
      </ul>
    </div>
  );
}
