// The browser's Back closes what is open before it leads anywhere. What opens adds a step to the
// history, and takes it away again when it is closed by other means. What opens in the place of
// something that has just closed takes over its step.

import { useLayoutEffect, useRef } from 'preact/hooks';

let last = 0;
const open = new Set<number>();

const here = (): number => history.state?.open ?? 0;

function enter(step: number): void {
  const left = here() > 0 && !open.has(here());
  open.add(step);
  if (left) history.replaceState({ open: step }, '');
  else history.pushState({ open: step }, '');
}

function leave(step: number): void {
  open.delete(step);
  setTimeout(() => here() === step && history.back());
}

export function useBack(onClose: (() => void) | undefined): void {
  const close = useRef(onClose);
  close.current = onClose;
  useLayoutEffect(() => {
    if (!close.current) return undefined;
    const step = ++last;
    const back = () => here() < step && close.current?.();
    enter(step);
    addEventListener('popstate', back);
    return () => {
      removeEventListener('popstate', back);
      leave(step);
    };
  }, []);
}
