// Which screen: home, lobby, the game, a replay, the rules, the school.

import type { JSX } from 'preact';
import { lazy } from './ui/lazy';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { fetchRules } from './core/fetch-rules';
import { hosted } from './core/place';
import { path, go } from './core/route-to';
import { stayAwake } from './core/awake';
import { useSignal } from './core/signal';
import type { State } from './core/state';
import { applyLooks, WISHES } from './core/looks';
import { titleOf } from './core/title';
import { fetchSchool, t, words } from './i18n';
import { playerName, refused, state as clientState } from './net/client';
import { Home } from './home/home';
import { settingUp } from './home/start';
import { Welcome } from './home/welcome';
import { Dialog } from './ui/basic';
import { explain } from './ui/explain';
import { Toasts } from './ui/toasts';
import { Bye } from './ui/bye';
import { HouseWord } from './ui/house-word';
import { voiceOn } from './voice/talking';

// A screen that asks the rules is there when they are.
const withRules = <M,>(screen: Promise<M>): Promise<M> =>
  Promise.all([screen, fetchRules()]).then(([m]) => m);

const stations = () => import('./stations/bridge/bridge');
const Bridge = lazy(() => withRules(stations()).then((m) => m.Bridge));
const Lobby = lazy(() => import('./lobby/lobby').then((m) => m.Lobby));
const schooled = <M,>(screen: Promise<M>): Promise<M> =>
  Promise.all([screen, fetchSchool()]).then(([m]) => m);
const Rules = lazy<{ over?: boolean }>(() =>
  schooled(withRules(import('./rules/rules'))).then((m) => m.Rules));
const Dive = lazy(() => schooled(withRules(import('./school/dive'))).then((m) => m.Dive));
// Who sees the list will open a lesson: both come together.
const Lessons = lazy(() => {
  Dive.fetch().catch(() => undefined);
  return schooled(withRules(import('./school/lessons'))).then((m) => m.Lessons);
});
const Puzzle = lazy<{ date: string }>(() =>
  schooled(withRules(import('./puzzle/screen'))).then((m) => m.Puzzle));
const Profile = lazy(() => import('./people/profile').then((m) => m.Profile));
const VoiceElsewhere = lazy(() => import('./voice/elsewhere').then((m) => m.VoiceElsewhere));
const debriefs = () => import('./debrief/screen');
const Debrief = lazy(() => debriefs().then((m) => m.Debrief));

// What a player needs once he has left the home screen. The rules are large: they come when he is
// in a room.
export const fetchGame = (): Promise<unknown> => Promise.all([stations(), Lobby.fetch(),
  fetchSchool(), import('./sound/director').then((m) => m.listen())]);

// A newcomer's first steps; all else comes after them.
export const fetchLessons = (): Promise<void> => Lessons.fetch().then(Dive.fetch);

// A debrief's screen is fetched while its words are, and with it what it shows.
export const fetchScreen = async (where: string): Promise<void> => {
  if (!where.startsWith('/replay/')) return;
  void Debrief.fetch().catch(() => undefined);
  await debriefs().then((m) => m.expect(where.slice(8)), () => undefined);
};

export function App(): JSX.Element {
  const state = useSignal(clientState);
  const asked = useSignal(path);
  // Whoever is in a room reads the rules over it.
  const over = asked.startsWith('/rules') && !!state.room;
  const where = over ? `/r/${state.room!.code}` : asked;
  useSignal(words);
  useSignal(playerName);
  const talks = useSignal(voiceOn) && !where.startsWith('/r/');
  useEffect(() => refused.subscribe((r) => r && explain(r.error)), []);
  useEffect(() => followRoom(state, where), [state.room?.code]);
  useEffect(() => {
    if (state.room) fetchRules().catch(() => undefined);
  }, [state.room?.code]);
  useEffect(() => {
    const apply = () => applyLooks(modeOf(state, where));
    apply();
    const stops = WISHES.map((wish) => wish.subscribe(apply));
    return () => stops.forEach((stop) => stop());
  }, [state.view?.mode, state.room?.options.mode, where]);
  useEffect(() => {
    document.title = titleOf(state, where);
  }, [titleOf(state, where)]);
  // At once, before anything on the new screen asks to be seen.
  useLayoutEffect(() => scrollTo(0, 0), [onTheBridge(state, where)]);
  const playing = state.room?.state === 'playing' && where.startsWith('/r/');
  useEffect(() => {
    const keep = () => stayAwake(playing);
    keep();
    addEventListener('visibilitychange', keep);
    return () => removeEventListener('visibilitychange', keep);
  }, [playing]);
  return (
    <>
      <Screen state={state} where={where} />
      {talks && state.room && <VoiceElsewhere room={state.room} />}
      {over && <Dialog title={t('rules')} class="over" onClose={() => go(where)}><Rules over />
      </Dialog>}
      {!onTheBridge(state, where) && !where.startsWith('/learn/') && <Toasts />}
      <HouseWord />
      {state.bye && <Bye why={state.bye} />}
    </>
  );
}

function modeOf(state: State, where: string): string {
  if (/^\/(r|learn)\//.test(where)) return state.view?.mode ?? state.room?.options.mode ?? 'turn';
  return 'turn';
}

// A page that entered a room by its link or by a reload shows the room's address. A lesson's room
// has none.
function followRoom(state: State, where: string): void {
  if (state.room?.code && where === '/' && !settingUp.get()) go(`/r/${state.room.code}`);
}

function Screen({ state, where }: { state: State; where: string }): JSX.Element {
  if (where.startsWith('/rules')) return <Rules />;
  if (where === '/me') return <Profile />;
  if (where === '/learn') return <Lessons />;
  if (where.startsWith('/learn/')) return <Dive key={where} name={where.slice(7)} />;
  if (/^\/puzzle(\/|$)/.test(where)) return <Puzzle date={where.slice(8)} />;
  if (where.startsWith('/replay/')) return <Debrief id={where.slice(8)} />;
  if (hosted && where.startsWith('/r/') && !state.room && !playerName.get()) {
    return <Welcome code={where.slice(3)} />;
  }
  if (onTheBridge(state, where)) return <Bridge />;
  if (where.startsWith('/r/') && state.room) return <Lobby state={state} />;
  return <Home />;
}

// The game screen has a place of its own for short messages.
function onTheBridge({ room, view }: State, where: string): boolean {
  return where.startsWith('/r/') && !!room && room.state !== 'lobby' && !!view;
}
