// The first battle: a whole game on Alpha against cadets, with the coach at one's side.

import { playNow } from '../home/start';
import { botLevel } from '../lobby/level-choice';
import { coachOn } from './coach';

export async function battle(): Promise<void> {
  coachOn.set(true);
  botLevel.set('cadet');
  await playNow({ mode: 'turn', post: 'all', level: 'cadet', goal: 'hunt' });
}
