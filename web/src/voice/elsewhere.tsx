// Voice on a page that is not the table's: who talks is seen there, too, and voice can be ended.

import type { JSX } from 'preact';
import type { Room } from '../core/state';
import { VoiceStrip } from './strip';

export function VoiceElsewhere({ room }: { room: Room }): JSX.Element {
  return <aside class="voice-elsewhere"><VoiceStrip room={room} /></aside>;
}
