// Listens to the news and makes them heard and felt.

import { path } from '../core/route-to';
import type { GameEvent, Team } from '../core/shapes';
import { runIn, whenItArrives } from '../core/stage';
import type { State } from '../core/state';
import { other } from '../core/view';
import { ownTurn, titleOf } from '../core/title';
import { heardText } from '../stations/bridge/calls';
import { toast } from '../ui/toasts';
import type { Signal } from '../core/signal';
import { nameOf } from '../core/state';
import { has, t } from '../i18n';
import { onNews, state } from '../net/client';
import { announce, boatName } from './announce';
import { notify } from './notices';
import { loudness, soundOn, vibrationOn } from './settings';
import { ambience } from './ambience';
import { fanfare, play, wake } from './sound';
import { speak } from './speech';

let seenCalls = 0, seenChat = 0, listening = false;

export function listen(): void {
  if (listening) return;
  listening = true;
  let before = state.get();
  onNews((next) => {
    direct(before, next);
    before = next;
  });
  const wakeAll = () => {
    wake();
    atSea();
  };
  addEventListener('pointerdown', wakeAll);
  addEventListener('keydown', wakeAll);
  addEventListener('visibilitychange', atSea);
  state.subscribe(atSea);
  for (const wish of [soundOn, loudness.ambience]) (wish as Signal<unknown>).subscribe(atSea);
}

const atSea = (): void => ambience(state.get().view?.phase === 'playing' &&
  path.get().startsWith('/r/'));

function direct(old: State, next: State): void {
  hearNews(next);
  hearPause(old, next);
  hearCalls(old, next);
  hearChat(old, next);
  hearPerson(old, next);
  hearTable(old, next);
  hearTurn(old, next);
}

// A torpedo is heard at once; its blast, and what follows from it, when it arrives.
function hearNews(next: State): void {
  const run = runIn(next.news);
  const later = run < 0 ? [] : next.news.slice(run + 1);
  for (const event of next.news.slice(0, next.news.length - later.length)) hear(event, next);
  if (later.length) whenItArrives(() => later.forEach((event) => hear(event, next)));
}

function hear(e: GameEvent, state: State): void {
  const own = state.room?.you.team ?? null;
  sound(e, own);
  buzz(e, own);
  if (state.room) speak(announce(e, state.room.boats), e.team);
}

function sound(e: GameEvent, own: Team | null): void {
  switch (e.event) {
    case 'sonar': case 'drone': play('ping'); break;
    case 'torpedo': play('torpedo'); break;
    case 'blast': hearBlast(e, own); break;
    case 'marked': play('work', 1); break;
    case 'crossed': play('work', 0.2); break;
    case 'damage': if (e.team === own) play('alarm'); break;
    case 'dive': case 'begin': play('dive'); break;
    case 'surface': play('dive'); break;
    case 'turn': if (e.team === own) play('turn'); break;
    case 'stop': play('stop'); break;
  }
}

// Near and hard for those who are hit, far away with three notes for those who hit.
function hearBlast(e: GameEvent, own: Team | null): void {
  const hit = (team: Team) => (e.result?.[team] ?? 'clear') !== 'clear';
  play('blast', own && hit(own) ? 1 : 0.35);
  if (own && !hit(own) && hit(other(own))) fanfare();
}

function buzz(e: GameEvent, own: Team | null): void {
  if (!vibrationOn.get() || typeof navigator === 'undefined' || !navigator.vibrate) return;
  if (e.event === 'damage' && e.team === own) navigator.vibrate([200, 80, 200]);
  else if (e.event === 'stop') navigator.vibrate(120);
  else if (e.event === 'turn' && e.team === own) navigator.vibrate(40);
}

function hearPause(old: State, next: State): void {
  const { room } = next;
  for (const team of room?.asks.pause ?? []) {
    if (team === room!.you.team || old.room?.asks.pause.includes(team)) continue;
    toast(t('pause-asked', { boat: boatName(room!.boats, team) }));
  }
}

// Who comes and goes. What counts down is shown at the stations as well.
function hearPerson(old: State, { person }: State): void {
  if (!person || person === old.person) return;
  const { notice, name } = person;
  if (person.ms) return;
  if (notice === 'swap_declined') toast(t('swap-declined', { name }));
  else if (has(`person-${notice}`)) toast(t(`person-${notice}`, { name }), 'news', name);
}

function hearTable(old: State, next: State): void {
  if (next.swapped && !old.swapped) toast(t('sides-swapped'));
  if (next.notice === 'swap_expired' && old.notice !== next.notice) toast(t('swap-expired'));
}

// What calls somebody back who looks elsewhere.
function hearTurn(old: State, next: State): void {
  const { room } = next;
  if (room?.state === 'playing' && old.room?.match && old.room.code === room.code) {
    play('turn');
    void notify(t('match-found'));
  }
  if (room && ownTurn(next) && !ownTurn(old)) void notify(titleOf(next, `/r/${room.code}`));
}

function hearCalls(old: State, next: State): void {
  if (next.calls === old.calls) return;
  const fresh = old.view ? next.calls.slice(Math.max(seenCalls, next.calls.length - 1)) : [];
  seenCalls = next.calls.length >= 200 ? 199 : next.calls.length;
  for (const heard of fresh) {
    if (heard.member !== null && heard.member === next.room?.you.member) continue;
    toast(heardText(heard), 'call', heard.from);
    play('report');
    speak(heardText(heard), next.room?.you.team ?? undefined);
  }
}

function hearChat(old: State, next: State): void {
  if (next.chat === old.chat || !next.room) return;
  const last = next.chat.at(-1);
  if (last && next.chat.length !== seenChat && last.member !== next.room.you.member) {
    toast(t('chat-line', { name: nameOf(next.room, last.member), text: last.text }), 'chat');
  }
  seenChat = next.chat.length;
}
