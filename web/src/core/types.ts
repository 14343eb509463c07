// The game's vocabulary, as the server's messages spell it.

export type Team = 'blue' | 'yellow';
export type Role = 'captain' | 'first_mate' | 'engineer' | 'radio_operator';
export type Dir = 'N' | 'E' | 'S' | 'W';
export type System = 'mine' | 'torpedo' | 'drone' | 'sonar' | 'silence' | 'scenario';
export type Mode = 'turn' | 'real';
export type Phase = 'placing' | 'playing' | 'over';
export type Kind = 'weapon' | 'detection' | 'special' | 'radiation';

export const TEAMS: Team[] = ['blue', 'yellow'];
export const ROLES: Role[] = ['captain', 'first_mate', 'engineer', 'radio_operator'];
export const DIRS: Dir[] = ['N', 'E', 'S', 'W'];
export const SYSTEMS: System[] = ['mine', 'torpedo', 'drone', 'sonar', 'silence', 'scenario'];

export const other = (team: Team): Team => (team === 'blue' ? 'yellow' : 'blue');
