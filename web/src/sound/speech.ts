// Announcements spoken by the browser, in the player's language, a voice of its own for each boat.
// Browsers find their voices late: what is said before that waits. Without a voice of the language
// there is silence, rather than a foreigner reading it out.

import type { Team } from '../core/shapes';
import { language } from '../i18n';
import { DUCKED, ducked, loudness, speechOn } from './settings';

const PITCH: Record<Team, number> = { blue: 0.8, yellow: 1.15 };
const LONGEST_QUEUE = 4;
let queued = 0;
let waiting: { text: string; team?: Team }[] = [];

interface Voice {
  lang: string;
}

const tag = (lang: string): string => lang.replace('_', '-').toLowerCase();

// The voices of a language; first those of the player's own country.
export function voicesOf<V extends Voice>(all: V[], wanted: string, own: readonly string[]): V[] {
  const rank = (v: V) => {
    const at = own.findIndex((l) => tag(l) === tag(v.lang));
    return at < 0 ? own.length : at;
  };
  return all.filter((v) => tag(v.lang).split('-')[0] === wanted).sort((a, b) => rank(a) - rank(b));
}

if (typeof speechSynthesis !== 'undefined') {
  speechSynthesis.getVoices();
  speechSynthesis.addEventListener?.('voiceschanged', () => {
    const late = waiting;
    waiting = [];
    for (const { text, team } of late) speak(text, team);
  });
}

export function speak(text: string, team?: Team): void {
  if (!speechOn.get() || !loudness.voice.get() || !text) return;
  if (typeof speechSynthesis === 'undefined') return;
  const all = speechSynthesis.getVoices();
  if (!all.length) {
    waiting = [...waiting, { text, team }].slice(-LONGEST_QUEUE);
    return;
  }
  const voices = voicesOf(all, language.get(), navigator.languages);
  const voice = voices[team === 'yellow' ? 1 : 0] ?? voices[0];
  if (voice) say(text, voice, team ? PITCH[team] : 1);
}

function say(text: string, voice: SpeechSynthesisVoice, pitch: number): void {
  if (queued >= LONGEST_QUEUE) speechSynthesis.cancel();
  const words = new SpeechSynthesisUtterance(text);
  words.lang = tag(voice.lang);
  words.voice = voice;
  words.pitch = pitch;
  words.rate = 1.1;
  words.volume = loudness.voice.get() * (ducked.get() ? DUCKED : 1);
  queued++;
  words.onend = words.onerror = () => {
    queued = Math.max(0, queued - 1);
  };
  speechSynthesis.speak(words);
}
