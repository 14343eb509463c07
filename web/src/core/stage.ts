// A shot takes its time. What the screen shows runs a second behind a torpedo: first its run, then
// the blast and all that follows; and the last blow is seen before the card of the end. Any touch
// or key goes on at once. Where movement is not wanted nothing waits.

import { state } from '../net/client';
import { motion } from './looks';
import { signal } from './signal';
import type { GameEvent, Team } from './shapes';
import { EMPTY, type State } from './state';

const RUN_MS = 1000, BLOW_MS = 1800;

export interface Run {
  team: Team;
  to: string;
  from: string | null; // where it is known
}

interface Stage {
  state: State;
  run: Run | null;
  blow: boolean; // the game is over, and what ended it is still being shown
}

export const stage = signal<Stage>({ state: EMPTY, run: null, blow: false });

let timer: ReturnType<typeof setTimeout> | null = null;
let waiting: (() => void)[] = [];

export const runIn = (news: GameEvent[]): number =>
  (motion() > 0 && stage.get().state.view ? news.findIndex((e) => e.event === 'torpedo') : -1);

// For what belongs to the blast: it is done when the torpedo has arrived.
export const whenItArrives = (what: () => void): void => void waiting.push(what);

function take(next: State): void {
  if (timer && stage.get().run) return; // what came meanwhile is shown with the blast
  const at = runIn(next.news);
  if (at < 0 || !next.view) show(next);
  else launch(next, at);
}

function launch(next: State, at: number): void {
  const { state: before } = stage.get();
  const { team, at: to } = next.news[at]!;
  const heard = next.events.length - next.news.length + at + 1;
  const from = before.view?.boats[team!].at ?? null;
  stage.set({ state: { ...before, events: next.events.slice(0, heard) }, blow: false,
    run: { team: team!, to: to!, from } });
  wait(RUN_MS);
}

function show(next: State): void {
  const before = stage.get().state;
  const ended = next.view?.phase === 'over' && before.view?.phase === 'playing';
  const struck = next.events.slice(before.events.length).some((e) => e.event === 'damage');
  const blow = motion() > 0 && !!ended && struck;
  stage.set({ state: next, run: null, blow: blow || (timer !== null && stage.get().blow) });
  if (blow) wait(BLOW_MS);
  const due = waiting;
  waiting = [];
  for (const what of due) what();
}

function wait(ms: number): void {
  if (timer) clearTimeout(timer);
  timer = setTimeout(goOn, ms / motion());
}

function goOn(): void {
  if (!timer) return;
  clearTimeout(timer);
  timer = null;
  if (stage.get().run) show(state.get());
  else stage.set({ ...stage.get(), blow: false });
}

state.subscribe(take);
take(state.get());
if (typeof addEventListener !== 'undefined') {
  addEventListener('pointerdown', goOn, true);
  addEventListener('keydown', goOn, true);
}
