// What lies further down a page, or is not for the eye, waits its turn: each piece is drawn in a
// task of its own, so that a slow phone listens in between.

import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

const waiting: (() => void)[] = [];

function next(): void {
  waiting.shift()?.();
  if (waiting.length) setTimeout(next);
}

function inTurn(draw: () => void): () => void {
  if (waiting.push(draw) === 1) setTimeout(next);
  return () => {
    const at = waiting.indexOf(draw);
    if (at >= 0) waiting[at] = () => undefined;
  };
}

export function Later({ children }: { children: ComponentChildren }): JSX.Element {
  const [due, setDue] = useState(false);
  useEffect(() => inTurn(() => setDue(true)), []);
  return <>{due && children}</>;
}
