// /dev/?mode=turn&roles=captain,first_mate&scene=cross&lang=uk : a station as a picture.

import { render } from 'preact';
import { fathom } from '../src/core/engine';
import { ROLES, type Mode, type Role } from '../src/core/shapes';
import { setLanguage, type Language } from '../src/i18n';
import { state, useTransport } from '../src/net/client';
import { Bridge } from '../src/stations/bridge/bridge';
import { stateOf } from './fixtures';
import '../src/styles/tokens.css';
import '../src/styles/base.css';
import '../src/styles/home.css';

const query = new URLSearchParams(location.search);
const mode = (query.get('mode') ?? 'turn') as Mode;
const roles = (query.get('roles')?.split(',') ?? ROLES) as Role[];

const SCENES: Record<string, Parameters<typeof stateOf>> = {
  course: [mode, roles],
  mark: [mode, roles, { course_done: true }, { mark: 'owed', cross: 'owed', panel: 'E' }],
  cross: [mode, roles, { course_done: true }, { mark: 'none', cross: 'owed', panel: 'E' }],
  activate: [mode, roles, { course_done: true }, { broken: [], crossed: ['W1'] }],
  answer: [mode, roles, { await: { what: 'answer', team: 'blue' } }],
  stop: [mode, roles, { await: { what: 'answer', team: 'yellow' } }],
  placing: [mode, roles, { phase: 'placing', turn: null }, { placed: false, at: null, route: [],
    mines: [] }],
};

document.documentElement.dataset.mode = mode;
useTransport({ send: async () => ({ ok: true }), order: async () => ({ ok: true }),
  close: () => undefined });
const words = setLanguage((query.get('lang') ?? 'en') as Language);
void Promise.all([words, fathom()]).then(() => {
  state.set(stateOf(...SCENES[query.get('scene') ?? 'course']!));
  render(<Bridge />, document.getElementById('app')!);
});
