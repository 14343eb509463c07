// Sounds made on the spot: no files, a few oscillators and some noise.

import { soundOn, soundsOn, type SoundName } from './settings';

let context: AudioContext | null = null;

// Browsers allow sound only after a touch; called on each.
export function wake(): void {
  context ??= new AudioContext();
  if (context.state !== 'running') void context.resume();
}

export function play(name: SoundName, strength = 1): void {
  if (!soundOn.get() || soundsOn.get()[name] === false || !context) return;
  MAKERS[name](context, strength);
}

function gain(c: AudioContext, level: number, from: number, length: number): GainNode {
  const g = c.createGain();
  g.gain.setValueAtTime(0.0001, from);
  g.gain.exponentialRampToValueAtTime(level, from + 0.02);
  g.gain.exponentialRampToValueAtTime(0.0001, from + length);
  g.connect(c.destination);
  return g;
}

interface Tone {
  from: number;
  to: number;
  length: number;
  level: number;
  shape?: OscillatorType;
  wait?: number;
}

function tone(c: AudioContext, spec: Tone): void {
  const at = c.currentTime + (spec.wait ?? 0);
  const o = c.createOscillator();
  o.type = spec.shape ?? 'sine';
  o.frequency.setValueAtTime(spec.from, at);
  o.frequency.exponentialRampToValueAtTime(spec.to, at + spec.length);
  o.connect(gain(c, spec.level, at, spec.length));
  o.start(at);
  o.stop(at + spec.length + 0.05);
}

function noise(c: AudioContext, length: number, level: number, cut: number): void {
  const buffer = c.createBuffer(1, Math.ceil(c.sampleRate * length), c.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  const source = c.createBufferSource();
  source.buffer = buffer;
  const filter = c.createBiquadFilter();
  filter.type = 'lowpass';
  filter.frequency.setValueAtTime(cut, c.currentTime);
  filter.frequency.exponentialRampToValueAtTime(60, c.currentTime + length);
  source.connect(filter).connect(gain(c, level, c.currentTime, length));
  source.start();
}

const MAKERS: Record<SoundName, (c: AudioContext, strength: number) => void> = {
  ping: (c) => {
    tone(c, { from: 1180, to: 1150, length: 1.4, level: 0.18 });
    tone(c, { from: 1180, to: 1160, length: 0.9, level: 0.05, wait: 0.5 });
  },
  torpedo: (c) => {
    noise(c, 1, 0.16, 2400);
    tone(c, { from: 520, to: 110, length: 0.9, level: 0.1, shape: 'sawtooth' });
  },
  blast: (c, strength) => {
    noise(c, 0.8 + strength, 0.15 + 0.25 * strength, 300 + 900 * strength);
    tone(c, { from: 90, to: 30, length: 0.9, level: 0.12 + 0.25 * strength });
  },
  alarm: (c) => {
    for (let i = 0; i < 3; i++) {
      tone(c, { from: 620, to: 380, length: 0.3, level: 0.14, shape: 'square', wait: i * 0.36 });
    }
  },
  dive: (c) => {
    tone(c, { from: 420, to: 140, length: 1, level: 0.14, shape: 'triangle' });
    noise(c, 1.2, 0.06, 1200);
  },
  turn: (c) => tone(c, { from: 660, to: 880, length: 0.16, level: 0.1, shape: 'triangle' }),
  stop: (c) => {
    tone(c, { from: 240, to: 240, length: 0.18, level: 0.16, shape: 'square' });
    tone(c, { from: 240, to: 240, length: 0.3, level: 0.16, shape: 'square', wait: 0.24 });
  },
};
