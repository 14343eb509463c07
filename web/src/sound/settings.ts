// What may be heard and felt: each sound can be turned off, and each kind has its loudness.

import { kept, signal } from '../core/signal';

export const SOUNDS = ['ping', 'torpedo', 'blast', 'alarm', 'dive', 'turn', 'stop', 'work',
  'report', 'clock'] as const;
export type SoundName = (typeof SOUNDS)[number];

export const LEVELS = ['voice', 'effects', 'ambience'] as const;

export const speechOn = kept('speech', true);
export const soundOn = kept('sound', true);
export const vibrationOn = kept('vibration', true);
export const soundsOn = kept<Partial<Record<SoundName, boolean>>>('sounds', {});

// From 0, which is silence, to 1.
export const loudness = {
  voice: kept('loudness-voice', 1), effects: kept('loudness-effects', 0.8),
  ambience: kept('loudness-ambience', 0.3),
};

// Somebody talks: the game itself speaks softly meanwhile.
export const ducked = signal(false);
export const DUCKED = 0.25;
