// A small clock that counts down by itself; nothing where there is no limit.

import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

const LATE_MS = 10_000;

const text = (ms: number): string => {
  const s = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(s / 60)}:${String(s % 60).padStart(2, '0')}`;
};

export function Countdown({ left }: { left: (now: number) => number | null }): JSX.Element | null {
  const [, tick] = useState(0);
  const ms = left(performance.now());
  useEffect(() => {
    if (ms === null) return undefined;
    const timer = setInterval(() => tick((n) => n + 1), 500);
    return () => clearInterval(timer);
  }, [ms === null]);
  if (ms === null) return null;
  return <span class={`clock ${ms < LATE_MS ? 'late' : ''}`} role="timer">{text(ms)}</span>;
}
