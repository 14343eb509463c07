// How long somebody may still take, by the clock that came with the last message.

import type { Clock } from './state';

const left = (clock: Clock, used: number, limit: number, now: number): number | null =>
  (limit ? limit - used - (clock.running ? now - clock.heard_at : 0) : null);

// For the answer, the aim or the duties that the whole game waits for, else for the turn.
export function tableLeft(clock: Clock | null, now: number): number | null {
  if (!clock) return null;
  return clock.await_limit_ms ? left(clock, clock.await_ms, clock.await_limit_ms, now)
    : left(clock, clock.turn_ms, clock.turn_limit_ms, now);
}

// For an Engineer's word on the enemy's hull.
export function confirmLeft(clock: Clock | null, now: number): number | null {
  if (clock?.confirm_ms === undefined) return null;
  return left(clock, clock.confirm_ms, clock.confirm_limit_ms!, now);
}
