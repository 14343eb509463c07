// The others of the crew, always in the same place: who has reported OK, and the last word of each.

import type { JSX } from 'preact';
import { roleOf, type Call, type HeardCall } from '../../core/state';
import type { Role } from '../../core/shapes';
import type { Boat, Duty } from '../../core/view';
import { t } from '../../i18n';
import { Icon, RoleGlyph } from '../../ui/icons';
import { callText } from '../bridge/calls';
import { useGame } from '../game';

const MATES: Role[] = ['first_mate', 'engineer', 'radio_operator'];

function lastWord(calls: HeardCall[], role: Role): Call | undefined {
  return calls.findLast((heard) => roleOf(heard.from) === role)?.call;
}

// Of those who have a duty after each course, whether it is done.
function dutyOf(boat: Boat, role: Role): Duty | null {
  if (role === 'first_mate') return boat.mark ?? 'none';
  return role === 'engineer' ? boat.cross ?? 'none' : null;
}

export function Crew(): JSX.Element | null {
  const { boat, calls, roles } = useGame();
  const others = MATES.filter((role) => !roles.includes(role));
  if (!others.length) return null;
  return (
    <ul class="mates" data-about="lights" aria-label={t('crew-ok')}>
      {others.map((role) => <Mate key={role} role={role} duty={dutyOf(boat, role)}
        word={lastWord(calls, role)} />)}
    </ul>
  );
}

function Mate({ role, duty, word }: { role: Role; duty: Duty | null; word?: Call }): JSX.Element {
  const text = word ? callText(word) : '';
  return (
    <li>
      <span class="mate-name">
        {duty ? <Light ok={duty === 'none'} /> : <RoleGlyph role={role} size={16} />}
        <span>{t(`role-short-${role}`)}</span>
      </span>
      <span class="mate-word" title={text}>{text}</span>
    </li>
  );
}

function Light({ ok }: { ok: boolean }): JSX.Element {
  return (
    <span class={`light ${ok ? 'ok' : 'busy'}`}>
      <i aria-hidden="true">{ok ? <Icon name="check" size={12} /> : ''}</i>
      <span class="visually-hidden">{t(ok ? 'reported-ok' : 'working')}</span>
    </span>
  );
}
