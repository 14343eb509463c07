// The way to voice: a button where there is somebody to talk to, and its strip once it is on. What
// talks comes with the first tap.

import type { JSX } from 'preact';
import { useSignal } from '../core/signal';
import type { Room } from '../core/state';
import { t } from '../i18n';
import { ask } from '../net/client';
import { Button, Check } from '../ui/basic';
import { lazy } from '../ui/lazy';
import { voiceOn } from './talking';

const Strip = lazy(() => import('./strip').then((m) => m.VoiceStrip));

const Choices = lazy(() => import('./strip').then((m) => m.VoiceChoices));

const turnOn = (): void => void import('./voice').then((m) => m.turnOn());
const isOffered = (room: Room): boolean => room.you.voice.links.length > 0;

// Only while it is on.
export function Voice({ room }: { room: Room }): JSX.Element | null {
  return useSignal(voiceOn) ? <Strip room={room} /> : null;
}

export function VoiceIcon({ room }: { room: Room }): JSX.Element | null {
  const on = useSignal(voiceOn);
  if (on || !isOffered(room)) return null;
  return <Button kind="quiet" class="voice-icon" icon="mic" label={t('voice')}
    onClick={turnOn} />;
}

export function VoiceButton({ room, onClick }: { room: Room; onClick?: () => void }) {
  const on = useSignal(voiceOn);
  if (on || !isOffered(room)) return null;
  return <Button icon="mic" class="voice-join" onClick={() => { turnOn(); onClick?.(); }}>
    <span>{t(room.you.voice.channel === 'crew' ? 'voice-join-crew' : 'voice-join-table')}</span>
  </Button>;
}

// In a menu: on, or how and off again.
export function VoiceInMenu({ room, onClose }: { room: Room; onClose: () => void }): JSX.Element {
  return useSignal(voiceOn) ? <Choices /> : <VoiceButton room={room} onClick={onClose} />;
}

// The host opens the table to all voices while a game is on.
export function VoiceForTable({ room }: { room: Room }): JSX.Element | null {
  const { voice } = room.options;
  if (!room.you.host || room.state !== 'playing' || voice === 'off') return null;
  if (!isOffered(room)) return null;
  return <Check text={t('voice-for-table')} checked={voice === 'table'}
    onChange={(on) => void ask({ do: 'voice', voice: on ? 'table' : 'crew' })} />;
}
