// The words of the game, and what orders and events carry. Made by scripts/client-types.py from the
// tables of the rules (`fathom rules --shapes`): change those, then run it.

import type { Point } from './view';

export type Team = 'blue' | 'yellow';
export type Role = 'captain' | 'first_mate' | 'engineer' | 'radio_operator';
export type Dir = 'N' | 'E' | 'S' | 'W';
export type System = 'mine' | 'torpedo' | 'drone' | 'sonar' | 'silence' | 'scenario';
export type Mode = 'turn' | 'real';
export type Kind = 'weapon' | 'detection' | 'special' | 'radiation';
export type Circuit = 'yellow' | 'orange' | 'gray';
export const TEAMS: Team[] = ['blue', 'yellow'];
export const ROLES: Role[] = ['captain', 'first_mate', 'engineer', 'radio_operator'];
export const DIRS: Dir[] = ['N', 'E', 'S', 'W'];
export const SYSTEMS: System[] = ['mine', 'torpedo', 'drone', 'sonar', 'silence', 'scenario'];
export const CIRCUITS: Circuit[] = ['yellow', 'orange', 'gray'];

export interface GameEvent {
  event: 'placed' | 'begin' | 'turn' | 'course' | 'marked' | 'ready' | 'crossed' | 'repaired' |
    'cleared' | 'damage' | 'torpedo' | 'mine' | 'mine_gone' | 'trigger' | 'blast' | 'drone' |
    'sonar' | 'answer' | 'silence' | 'failed' | 'surface' | 'traced' | 'rejected' | 'secured' |
    'dive' | 'stop' | 'cancelled' | 'resume' | 'archer' | 'volcano' | 'system_repaired' |
    'draw_offered' | 'end';
  team?: Team;
  at?: string;
  first?: Team;
  extra?: number;
  dir?: Dir;
  gauge?: System;
  value?: number;
  symbol?: string;
  circuit?: Circuit;
  cause?: 'torpedo' | 'mine' | 'archer' | 'panel' | 'radiation' | 'ice' | 'volcano' | 'lava';
  amount?: number;
  hull?: number;
  result?: Record<Team, 'clear' | 'indirect' | 'direct'>;
  sector?: number;
  answer?: 'no' | 'yes' | 'smoke';
  row?: number;
  column?: string;
  length?: number;
  system?: System;
  section?: number;
  player?: string;
  stroke?: Point[];
  sheet?: Point[][];
  reason?: 'outside_hull' | 'destroyed' | 'resigned' | 'agreed' | 'abandoned';
  kind?: 'eruption' | 'smoke' | 'lava';
  which?: number;
  winner?: 'blue' | 'yellow' | 'draw';
}

export interface Order {
  do: 'place' | 'course' | 'mark' | 'cross' | 'torpedo' | 'mine' | 'trigger' | 'drone' | 'sonar' |
    'answer' | 'silence' | 'surface' | 'trace' | 'confirm' | 'dive' | 'archer' | 'volcano' |
    'repair' | 'pass' | 'resign' | 'draw' | 'stop' | 'cancel';
  team?: Team;
  by?: Role;
  at?: string;
  dir?: Dir;
  gauge?: System | null;
  symbol?: string | null;
  sector?: number;
  row?: number;
  column?: string;
  length?: number;
  section?: number;
  player?: string;
  initials?: string;
  stroke?: Point[];
  accept?: boolean;
  which?: number;
  system?: System;
}
