// What may be heard and felt; each sound can be turned off.

import { kept } from '../core/signal';

export const SOUNDS = ['ping', 'torpedo', 'blast', 'alarm', 'dive', 'turn', 'stop'] as const;
export type SoundName = (typeof SOUNDS)[number];

export const speechOn = kept('speech', true);
export const soundOn = kept('sound', true);
export const vibrationOn = kept('vibration', true);
export const soundsOn = kept<Partial<Record<SoundName, boolean>>>('sounds', {});
