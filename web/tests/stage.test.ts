// What the screen shows of a shot, and when; the answer to a sonar that stays in sight.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { speed } from '../src/core/looks';
import type { GameEvent } from '../src/core/shapes';
import { pinnedAnswer } from '../src/core/sonar';
import { runIn, stage, whenItArrives } from '../src/core/stage';
import { EMPTY, type State } from '../src/core/state';
import { state } from '../src/net/client';

const event = (name: string, more = {}): GameEvent =>
  ({ event: name, team: 'blue', ...more }) as GameEvent;
const boats = { blue: { at: 'B5', hull: 4 }, yellow: { hull: 4 } };
const playing = { ...EMPTY, view: { phase: 'playing', boats }, events: [event('begin')] } as
  unknown as State;
const SHOT = [event('torpedo', { at: 'E5' }), event('blast', { at: 'E5' }), event('damage')];

const after = (before: State, news: GameEvent[], phase = 'playing'): State => ({
  ...before, news, events: [...before.events, ...news],
  view: { ...before.view!, phase: phase as 'playing' },
});
const shown = (): string[] => stage.get().state.events.map((e) => e.event);

describe('the stage', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    state.set({ ...playing });
  });
  afterEach(() => {
    vi.runAllTimers();
    speed.set('normal');
    vi.useRealTimers();
  });

  test('a torpedo runs, then its blast is seen', () => {
    const heard: string[] = [];
    whenItArrives(() => heard.push('blast'));
    state.set(after(playing, SHOT));
    expect(shown()).toEqual(['begin', 'torpedo']);
    expect(stage.get().run).toEqual({ team: 'blue', to: 'E5', from: 'B5' });
    state.set(after(state.get(), [event('turn')]));
    expect([shown().length, heard]).toEqual([2, []]);
    vi.advanceTimersByTime(1000);
    expect(shown()).toEqual(['begin', 'torpedo', 'blast', 'damage', 'turn']);
    expect([stage.get().run, heard]).toEqual([null, ['blast']]);
  });

  test('the last blow is seen before the end', () => {
    state.set(after(playing, [...SHOT, event('end')], 'over'));
    vi.advanceTimersByTime(1000);
    expect(stage.get()).toMatchObject({ blow: true, state: { view: { phase: 'over' } } });
    vi.advanceTimersByTime(1800);
    expect(stage.get().blow).toBe(false);
  });

  test('an end without a blow is shown at once', () => {
    state.set(after(playing, [event('end')], 'over'));
    expect(stage.get().blow).toBe(false);
  });

  test('without movement nothing waits', () => {
    speed.set('none');
    expect(runIn(SHOT)).toBe(-1);
    state.set(after(playing, [...SHOT, event('end')], 'over'));
    expect(stage.get()).toMatchObject({ run: null, blow: false });
    expect(shown()).toHaveLength(5);
  });

  test('what was there when the page was opened does not run', () => {
    state.set(EMPTY);
    state.set({ ...after(playing, SHOT), news: [] });
    expect(stage.get().run).toBe(null);
  });
});

describe('the answer to a sonar', () => {
  const answer = event('answer', { team: 'yellow', row: 3, sector: 1 });
  test('stays until the next order of those who asked', () => {
    const asked = [event('sonar'), answer];
    expect(pinnedAnswer(asked, 'blue')).toBe(answer);
    expect(pinnedAnswer([...asked, event('course', { team: 'yellow' })], 'blue')).toBe(answer);
    expect(pinnedAnswer([...asked, event('course')], 'blue')).toBe(null);
    expect(pinnedAnswer(asked, 'yellow')).toBe(null);
  });
});
