// A small mark at the name of somebody who talks.

import type { JSX } from 'preact';
import { useSignal } from '../core/signal';
import { nameOf, type Room } from '../core/state';
import { t } from '../i18n';
import { Icon } from '../ui/icons';
import { talking } from './talking';

export function TalkMark({ room, member }: { room: Room; member: number }): JSX.Element | null {
  const loud = useSignal(talking);
  if (!loud.has(member)) return null;
  return (
    <span class="talk-mark"><Icon name="sound" size={14} />
      <span class="visually-hidden">{t('voice-talks', { name: nameOf(room, member) })}</span></span>
  );
}
