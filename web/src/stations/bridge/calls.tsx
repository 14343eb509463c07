// Calls to the own crew, one tap each.

import type { JSX } from 'preact';
import type { Call, HeardCall } from '../../core/state';
import { DIRS, type Role, type System } from '../../core/shapes';
import { call as send } from '../../net/client';
import { placeNamed, t } from '../../i18n';
import { Button, Dialog } from '../../ui/basic';

const SYSTEMS: System[] = ['torpedo', 'mine', 'drone', 'sonar', 'silence'];

export function callText(c: Call): string {
  const { call, at, ...facts } = c;
  const space = at ? placeNamed(at as string) : '';
  return t(`call-${call}`, { ...(facts as Record<string, string | number>), space });
}

export function heardText(heard: HeardCall): string {
  const role = heard.from.split('.')[1] as Role;
  return t(`call-from-${role}`, { text: callText(heard.call) });
}

const each = <T,>(call: string, field: string, list: T[]): Call[] =>
  list.map((value) => ({ call, [field]: value }));

const GROUPS: Call[][] = [
  [{ call: 'yes' }, { call: 'no' }, { call: 'wait' }, { call: 'well_done' }, { call: 'surface' }],
  each('charge', 'system', SYSTEMS),
  each('head', 'dir', DIRS),
  each('avoid', 'dir', DIRS),
  each('keep', 'kind', ['weapon', 'detection', 'special']),
  each('ready', 'system', SYSTEMS),
  each('down', 'system', SYSTEMS),
  each('up', 'system', SYSTEMS),
  each('use', 'system', ['drone', 'sonar']),
];

interface Props {
  heard: HeardCall[];
  onClose: () => void;
}

export function CallsDialog({ heard: calls, onClose }: Props): JSX.Element {
  const heard = calls.slice(-6);
  const give = (c: Call) => {
    void send(c);
    onClose();
  };
  return (
    <Dialog title={t('calls')} onClose={onClose} class="calls">
      {heard.length > 0 && <ul class="heard">{heard.map((h, i) =>
        <li key={i}>{heardText(h)}</li>)}</ul>}
      {GROUPS.map((group, i) => (
        <div key={i} class="call-group">
          {group.map((c) => <Button key={JSON.stringify(c)} size="small"
            class={`call-${Object.values(c).join('-')}`}
            onClick={() => give(c)}>{callText(c)}</Button>)}
        </div>
      ))}
    </Dialog>
  );
}

