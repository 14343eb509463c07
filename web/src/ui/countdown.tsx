// A small clock that counts down by itself; nothing where there is no limit.

import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

export const LATE_MS = 10_000;

export const clockText = (ms: number): string => {
  const s = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(s / 60)}:${String(s % 60).padStart(2, '0')}`;
};

// Counts the whole seconds until a moment of performance.now(), and draws anew with each.
export function useSeconds(running: boolean): (until: number) => number {
  const [, tick] = useState(0);
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => tick((n) => n + 1), 500);
    return () => clearInterval(timer);
  }, [running]);
  return (until) => Math.max(0, Math.ceil((until - performance.now()) / 1000));
}

export function Countdown({ left }: { left: (now: number) => number | null }): JSX.Element | null {
  const ms = left(performance.now());
  useSeconds(ms !== null);
  if (ms === null) return null;
  return <span class={`clock ${ms < LATE_MS ? 'late' : ''}`} role="timer">{clockText(ms)}</span>;
}
