// Who can be heard just now, and whether voice is on: small, for every screen that shows names. The
// rest of this folder comes when somebody turns it on.

import { signal } from '../core/signal';

export const talking = signal<ReadonlySet<number>>(new Set());
export const voiceOn = signal(false);
