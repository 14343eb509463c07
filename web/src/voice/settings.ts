// How this person talks; kept on the device.

import { kept } from '../core/signal';

export const talkMode = kept<'hold' | 'open'>('talk', 'hold');
// Held to talk, wherever the focus is; V on every keyboard.
export const TALK_KEY = 'KeyV';
