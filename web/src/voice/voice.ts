// Voice on this page: on and off, the microphone, who talks. It follows the room by itself.

import { signal } from '../core/signal';
import type { State } from '../core/state';
import { t } from '../i18n';
import { line, onSignal, quietly, state as clientState } from '../net/client';
import { ducked } from '../sound/settings';
import { explain } from '../ui/explain';
import { toast } from '../ui/toasts';
import { Link, type Kind } from './link';
import { Mesh } from './mesh';
import { closeMicrophone, listenTo, openMicrophone, type NoMicrophone } from './microphone';
import { Post } from './post';
import { talkMode } from './settings';
import { talking, voiceOn } from './talking';

export const noMicrophone = signal<NoMicrophone | null>(null);
export const speaking = signal(false); // this page's microphone is open
export const linked = signal<ReadonlySet<number>>(new Set());

const LOOK_MS = 150;
const LOUD = 0.012; // of a voice, against the noise of a room
const HOLD_MS = 500; // between two words one still talks
const REMIND_MS = 10_000;
const RENEW_MS = 45 * 60_000; // a pass for the relay is good for an hour

interface Call {
  mesh: Mesh;
  room: string;
  me: number;
  stream: MediaStream | null;
  ear: ReturnType<typeof listenTo> | null;
  channel: string;
  ice: RTCIceServer[];
  heard: Map<number, number>; // when somebody was last loud
  stop: (() => void)[];
}

let call: Call | null = null;
const post = new Post();

// Ways for links, with a fresh pass; those that there were when it cannot be had.
async function fetchIce(now: Call): Promise<void> {
  const answer = await quietly({ do: 'ice' });
  if (answer.ok) now.ice = answer.ice as RTCIceServer[];
}

// On a tap: asks for the microphone, and without one listens only.
export async function turnOn(): Promise<void> {
  const room = clientState.get().room;
  if (voiceOn.get() || !room) return;
  voiceOn.set(true);
  const got = await openMicrophone();
  const stream = got instanceof MediaStream ? got : null;
  const begun = callIn(room.code, room.you.member, stream);
  await fetchIce(begun);
  if (!voiceOn.get() || call) return end(begun); // turned off again meanwhile
  noMicrophone.set(got instanceof MediaStream ? null : got);
  if (!(got instanceof MediaStream) && room.state !== 'lobby') toast(t(`voice-no-${got}`), 'why');
  call = begun;
  begun.stop = watch(begun);
  speak(talkMode.get() === 'open');
  follow(clientState.get());
}

function callIn(room: string, me: number, stream: MediaStream | null): Call {
  const own = { track: stream?.getAudioTracks()[0] ?? null, ice: () => begun.ice };
  const begun: Call = { room, me, stream, ice: [], channel: '', heard: new Map(), stop: [],
    ear: stream && listenTo(stream),
    mesh: new Mesh(me, {
      send: (to, kind, text) => post.send({ do: 'signal', to, kind, text }),
      link: (wishes) => new Link(wishes, own), onChange: showLinks,
    }) };
  return begun;
}

function watch(now: Call): (() => void)[] {
  const look = setInterval(hearWho, LOOK_MS);
  const remind = setInterval(() => now.mesh.remind(), REMIND_MS);
  const renew = setInterval(() => void fetchIce(now), RENEW_MS);
  const quiet = () => {
    if (talkMode.get() === 'hold') speak(false);
  };
  addEventListener('blur', quiet);
  addEventListener('pagehide', turnOff);
  return [
    ...[look, remind, renew].map((timer) => () => clearInterval(timer)),
    () => removeEventListener('blur', quiet), () => removeEventListener('pagehide', turnOff),
    clientState.subscribe(follow), line.subscribe((next) => followLine(now, next)),
    talkMode.subscribe((mode) => speak(mode === 'open')),
    onSignal((m) => now.mesh.hear(m.from as number, m.kind as Kind, m.text as string)),
  ];
}

export function turnOff(): void {
  const over = call;
  call = null;
  voiceOn.set(false);
  speaking.set(false);
  noMicrophone.set(null);
  if (!over) return;
  end(over);
  linked.set(new Set());
  show(new Set());
}

function end(over: Call): void {
  for (const stop of over.stop) stop();
  over.mesh.close();
  over.ear?.end();
  if (over.stream) closeMicrophone(over.stream);
}

// The track stays open and is only let through.
export function speak(on: boolean): void {
  const track = call?.stream?.getAudioTracks()[0];
  if (track) track.enabled = on;
  speaking.set(on && !!track);
}

function follow({ room }: State): void {
  if (!call) return;
  if (room?.code !== call.room || room.you.member !== call.me) return turnOff();
  const { channel, links, problem } = room.you.voice;
  if (problem) {
    explain(problem);
    return turnOff();
  }
  if (channel === 'table' && call.channel === 'crew') widened();
  call.channel = channel;
  call.mesh.allow(links);
  return undefined;
}

// More people hear now than those for whom the microphone was opened.
function widened(): void {
  toast(t('voice-widened'));
  talkMode.set('hold');
  speak(false);
}

function followLine(now: Call, next: string): void {
  if (next === 'closed') turnOff();
  else if (next === 'up') void fetchIce(now).then(() => call === now && now.mesh.lineIsBack());
  else post.clear();
}

function showLinks(): void {
  const now = [...call?.mesh.links ?? []].filter(([, link]) => link.connected).map(([m]) => m);
  if (now.join() !== [...linked.get()].join()) linked.set(new Set(now));
}

function show(loud: Set<number>): void {
  if ([...loud].join() === [...talking.get()].join()) return;
  talking.set(loud);
  ducked.set(loud.size > 0);
}

function hearWho(): void {
  if (!call) return;
  const now = performance.now();
  const note = (member: number, level: number) => {
    if (level > LOUD) call!.heard.set(member, now);
  };
  for (const [member, link] of call.mesh.links) note(member, link.level());
  if (speaking.get() && call.ear) note(call.me, call.ear.level());
  show(new Set([...call.heard].filter(([, at]) => now - at < HOLD_MS).map(([m]) => m).sort()));
}
