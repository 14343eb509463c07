// What is always there in a submarine: the hull hums, now and then it creaks, and far away somebody
// listens with a sonar. Heard only while a game is on and the page is in front.

import { audio, hiss, knob, tone } from './sound';
import { loudness, soundOn } from './settings';

const EVERY_MS = 9000;
let humming: { out: GainNode; stop: () => void } | null = null;

export function ambience(wanted: boolean): void {
  const on = wanted && soundOn.get() && loudness.ambience.get() > 0 && !document.hidden;
  const c = audio();
  if (!on || !c) return silence();
  humming ??= begin(c);
  humming.out.gain.value = loudness.ambience.get() ** 2;
}

function silence(): void {
  humming?.stop();
  humming = null;
}

function begin(c: AudioContext): { out: GainNode; stop: () => void } {
  const out = knob(c, loudness.ambience.get());
  const hull = hiss(c, 4), filter = c.createBiquadFilter(), level = c.createGain();
  hull.loop = true;
  filter.type = 'lowpass';
  filter.frequency.value = 110;
  level.gain.value = 0.5;
  hull.connect(filter).connect(level).connect(out);
  hull.start();
  const engine = c.createOscillator(), low = c.createGain();
  engine.frequency.value = 46;
  low.gain.value = 0.12;
  engine.connect(low).connect(out);
  engine.start();
  const timer = setInterval(() => now(out), EVERY_MS);
  return { out, stop: () => {
    clearInterval(timer);
    hull.stop();
    engine.stop();
    out.disconnect();
  } };
}

function now(out: GainNode): void {
  if (Math.random() < 0.5) {
    tone(out, { from: 1020, to: 1000, length: 2.4, level: 0.05 });
    tone(out, { from: 1020, to: 1005, length: 1.6, level: 0.02, wait: 0.8 });
  } else {
    const from = 95 + Math.random() * 60;
    tone(out, { from, to: 60, length: 1.3, level: 0.1, shape: 'sawtooth' });
  }
}
