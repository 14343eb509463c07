// Sounds made on the spot: no files, a few oscillators and some noise.

import { DUCKED, ducked, loudness, soundOn, soundsOn, type SoundName } from './settings';

let context: AudioContext | null = null;
let effects: GainNode | null = null;

// Browsers allow sound only after a touch; called on each.
export function wake(): void {
  context ??= new AudioContext();
  if (context.state !== 'running') void context.resume();
}

// All sounds go through here, so that those under way are softened as well.
let master: GainNode | null = null;

function softened(c: AudioContext): GainNode {
  if (master) return master;
  const all = master = c.createGain();
  const set = (soft: boolean) => all.gain.setTargetAtTime(soft ? DUCKED : 1, c.currentTime, 0.05);
  set(ducked.get());
  ducked.subscribe(set);
  all.connect(c.destination);
  return all;
}

// Everything of one kind goes through one knob.
export function knob(c: AudioContext, level: number): GainNode {
  const g = c.createGain();
  g.gain.value = level * level; // loudness as ears hear it
  g.connect(softened(c));
  return g;
}

export const audio = (): AudioContext | null => context;

export function play(name: SoundName, strength = 1): void {
  if (!soundOn.get() || soundsOn.get()[name] === false || !context) return;
  effects ??= knob(context, 0);
  effects.gain.value = loudness.effects.get() ** 2;
  MAKERS[name](effects, strength);
}

function envelope(out: GainNode, level: number, from: number, length: number): GainNode {
  const g = out.context.createGain();
  g.gain.setValueAtTime(0.0001, from);
  g.gain.exponentialRampToValueAtTime(level, from + 0.02);
  g.gain.exponentialRampToValueAtTime(0.0001, from + length);
  g.connect(out);
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

export function tone(out: GainNode, spec: Tone): void {
  const at = out.context.currentTime + (spec.wait ?? 0);
  const o = out.context.createOscillator();
  o.type = spec.shape ?? 'sine';
  o.frequency.setValueAtTime(spec.from, at);
  o.frequency.exponentialRampToValueAtTime(spec.to, at + spec.length);
  o.connect(envelope(out, spec.level, at, spec.length));
  o.start(at);
  o.stop(at + spec.length + 0.05);
}

export function hiss(c: BaseAudioContext, length: number): AudioBufferSourceNode {
  const buffer = c.createBuffer(1, Math.ceil(c.sampleRate * length), c.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  const source = c.createBufferSource();
  source.buffer = buffer;
  return source;
}

function noise(out: GainNode, length: number, level: number, cut: number, wait = 0): void {
  const c = out.context, at = c.currentTime + wait;
  const source = hiss(c, length);
  const filter = c.createBiquadFilter();
  filter.type = 'lowpass';
  filter.frequency.setValueAtTime(cut, at);
  filter.frequency.exponentialRampToValueAtTime(60, at + length);
  source.connect(filter).connect(envelope(out, level, at, length));
  source.start(at);
}

const MAKERS: Record<SoundName, (out: GainNode, strength: number) => void> = {
  ping: (out) => {
    tone(out, { from: 1180, to: 1150, length: 1.4, level: 0.18 });
    tone(out, { from: 1180, to: 1160, length: 0.9, level: 0.05, wait: 0.5 });
  },
  torpedo: (out) => {
    noise(out, 1, 0.16, 2400);
    tone(out, { from: 110, to: 520, length: 1, level: 0.1, shape: 'sawtooth' });
  },
  // A blast on one's own hull is close and long; on the enemy's it is far, with an echo.
  blast: (out, strength) => {
    noise(out, 0.8 + strength, 0.15 + 0.25 * strength, 300 + 900 * strength);
    tone(out, { from: 90, to: 30, length: 0.9, level: 0.12 + 0.25 * strength });
    if (strength < 1) noise(out, 1.2, 0.06, 260, 0.55);
  },
  // One's own hull: an alarm, and plates that give way.
  alarm: (out) => {
    for (let i = 0; i < 3; i++) {
      tone(out, { from: 620, to: 380, length: 0.3, level: 0.14, shape: 'square', wait: i * 0.36 });
    }
    tone(out, { from: 150, to: 55, length: 1.1, level: 0.12, shape: 'sawtooth', wait: 0.3 });
  },
  dive: (out) => {
    tone(out, { from: 420, to: 140, length: 1, level: 0.14, shape: 'triangle' });
    noise(out, 1.2, 0.06, 1200);
  },
  turn: (out) => tone(out, { from: 660, to: 880, length: 0.16, level: 0.1, shape: 'triangle' }),
  clock: (out) => {
    for (let i = 0; i < 3; i++) {
      tone(out, { from: 1500, to: 1400, length: 0.05, level: 0.12, shape: 'square',
        wait: i * 0.3 });
    }
  },
  stop: (out) => {
    tone(out, { from: 240, to: 240, length: 0.18, level: 0.16, shape: 'square' });
    tone(out, { from: 240, to: 240, length: 0.3, level: 0.16, shape: 'square', wait: 0.24 });
  },
  // A gauge climbs, a pencil crosses out: strength tells them apart.
  work: (out, strength) => {
    if (strength > 0.5) {
      return tone(out, { from: 300, to: 460, length: 0.22, level: 0.07, shape: 'triangle' });
    }
    noise(out, 0.09, 0.1, 5200);
    return noise(out, 0.11, 0.09, 4200, 0.12);
  },
  report: (out) => {
    tone(out, { from: 780, to: 780, length: 0.07, level: 0.06, shape: 'square' });
    tone(out, { from: 980, to: 980, length: 0.09, level: 0.06, shape: 'square', wait: 0.09 });
  },
};

// A hit on the enemy: three notes up.
export function fanfare(): void {
  if (!soundOn.get() || soundsOn.get().blast === false || !effects) return;
  for (const [i, from] of [392, 494, 587].entries()) {
    tone(effects, { from, to: from, length: 0.28, level: 0.09, shape: 'triangle',
      wait: 0.5 + i * 0.14 });
  }
}
