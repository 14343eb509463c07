// What happened, as the server tells it to this seat.

import type { Dir, System, Team } from './types';
import type { Point } from './view';

export interface GameEvent {
  event: string;
  team?: Team;
  at?: string;
  dir?: Dir;
  length?: number;
  gauge?: System;
  system?: System;
  value?: number;
  symbol?: string;
  circuit?: string;
  cause?: string;
  amount?: number;
  hull?: number;
  result?: Record<Team, 'clear' | 'indirect' | 'direct'>;
  sector?: number;
  row?: number;
  column?: string;
  answer?: 'yes' | 'no' | 'smoke';
  section?: number;
  player?: string;
  stroke?: Point[];
  reason?: string;
  kind?: string;
  which?: number;
  winner?: Team | 'draw';
  first?: Team | null;
  extra?: number;
}

export interface Order {
  do: string;
  [field: string]: unknown;
}
