// Announcements spoken by the browser, in the player's language, a voice of its own for each boat.

import type { Team } from '../core/types';
import { language } from '../i18n';
import { speechOn } from './settings';

const PITCH: Record<Team, number> = { blue: 0.8, yellow: 1.15 };
const LONGEST_QUEUE = 4;
let queued = 0;

function voiceFor(team: Team | undefined): SpeechSynthesisVoice | null {
  const all = speechSynthesis.getVoices().filter((v) => v.lang.startsWith(language.get()));
  if (!all.length) return null;
  return all[team === 'yellow' && all.length > 1 ? 1 : 0]!;
}

export function speak(text: string, team?: Team): void {
  if (!speechOn.get() || !text || typeof speechSynthesis === 'undefined') return;
  if (queued >= LONGEST_QUEUE) speechSynthesis.cancel();
  const words = new SpeechSynthesisUtterance(text);
  words.lang = language.get();
  words.voice = voiceFor(team);
  words.pitch = team ? PITCH[team] : 1;
  words.rate = 1.1;
  queued++;
  words.onend = words.onerror = () => {
    queued = Math.max(0, queued - 1);
  };
  speechSynthesis.speak(words);
}
