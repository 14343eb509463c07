// The last word of each of the crew, kept in sight: calls pass quickly.

import type { JSX } from 'preact';
import type { HeardCall } from '../../core/state';
import type { Role } from '../../core/shapes';
import { RoleGlyph } from '../../ui/icons';
import { callText } from '../bridge/calls';
import { useGame } from '../game';

const roleOf = (heard: HeardCall): Role => heard.from.split('.')[1] as Role;

function lastOfEach(calls: HeardCall[], roles: Role[]): HeardCall[] {
  const last = new Map<Role, HeardCall>();
  for (const heard of calls) if (!roles.includes(roleOf(heard))) last.set(roleOf(heard), heard);
  return [...last.values()];
}

export function CrewWords(): JSX.Element | null {
  const { calls, roles } = useGame();
  const words = lastOfEach(calls, roles);
  if (!words.length) return null;
  return (
    <ul class="crew-words">
      {words.map((heard) => (
        <li key={heard.from}><RoleGlyph role={roleOf(heard)} size={16} />{callText(heard.call)}</li>
      ))}
    </ul>
  );
}
