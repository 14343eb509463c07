// Calls to one's crew, one tap each.

import type { JSX } from 'preact';
import { roleOf, type Call, type HeardCall } from '../../core/state';
import { DIRS, type Role } from '../../core/shapes';
import { call as send } from '../../net/client';
import { placeNamed, t } from '../../i18n';
import { Button, Dialog } from '../../ui/basic';
import { SYSTEM_BUTTONS, SYSTEM_KINDS } from '../game';

export function callText(c: Call): string {
  const { call, at, ...facts } = c;
  const space = at ? placeNamed(at as string) : '';
  return t(`call-${call}`, { ...(facts as Record<string, string | number>), space });
}

export function heardText(heard: HeardCall): string {
  return t(`call-from-${roleOf(heard.from)}`, { text: callText(heard.call) });
}

const each = <T,>(call: string, field: string, list: T[]): Call[] =>
  list.map((value) => ({ call, [field]: value }));

const GROUPS: Call[][] = [
  [{ call: 'yes' }, { call: 'no' }, { call: 'wait' }, { call: 'well_done' }, { call: 'surface' }],
  each('charge', 'system', SYSTEM_BUTTONS),
  each('head', 'dir', DIRS),
  each('avoid', 'dir', DIRS),
  each('keep', 'kind', SYSTEM_KINDS),
  each('ready', 'system', SYSTEM_BUTTONS),
  each('down', 'system', SYSTEM_BUTTONS),
  each('up', 'system', SYSTEM_BUTTONS),
  each('use', 'system', ['drone', 'sonar']),
];

// What a role says most stands first: on a small phone the list is longer than the screen.
const OWN: Record<Role, string[]> = {
  captain: ['charge', 'keep'], first_mate: ['ready'], engineer: ['avoid'], radio_operator: ['use'],
};

export function groupsFor(seats: string[]): Call[][] {
  const own = seats.flatMap((seat) => OWN[roleOf(seat)]);
  const first = GROUPS.filter(([c]) => own.includes(c!.call));
  return [...first, ...GROUPS.filter((group) => !first.includes(group))];
}

interface Props {
  heard: HeardCall[];
  seats: string[]; // of the one who calls
  onClose: () => void;
}

export function CallsDialog({ heard: calls, seats, onClose }: Props): JSX.Element {
  const heard = calls.slice(-6);
  const give = (c: Call) => {
    void send(c);
    onClose();
  };
  return (
    <Dialog title={t('calls')} onClose={onClose} class="calls">
      {heard.length > 0 && <ul class="heard">{heard.map((h, i) =>
        <li key={i}>{heardText(h)}</li>)}</ul>}
      {groupsFor(seats).map((group, i) => (
        <div key={i} class="call-group">
          {group.map((c) => <Button key={JSON.stringify(c)} size="small"
            class={`call-${Object.values(c).join('-')}`}
            onClick={() => give(c)}>{callText(c)}</Button>)}
        </div>
      ))}
    </Dialog>
  );
}

