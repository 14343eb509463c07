// Which control a lesson points at. A step names the controls in the order in which they are
// touched; the last of them that can be used now is the one.

import { useEffect } from 'preact/hooks';
import { parseSpace } from '../core/space';

const LOOK_MS = 200;
const MARGIN = 12;

const CONTROLS: Record<string, (what: string) => string> = {
  course: (dir) => `.compass .course.${dir}`,
  system: (name) => `.system-button.${name}`,
  use: (name) => `.detection .use-${name}`,
  mark: (name) => `.quick [data-system="${name}"], .gauge[data-system="${name}"]`,
  cross: (symbol) => `.quick [data-symbol="${symbol}"], .board [data-symbol="${symbol}"]`,
  space: (name) => `.chart .cell[data-at="${parseSpace(name)}"]`,
  sector: (number) => `.sector-pad .button:nth-child(${number})`,
  fire: () => '.target .row .button:first-child, .station .panel .row .main',
  surface: () => '.do-surface',
  pass: () => '.do-pass',
  sure: () => 'dialog .button.main',
  slide: (dir) => `.slide-pad .${dir}`,
  tab: (role) => `#tab-${role}`,
  invent: () => '.controls.answer .row .button:last-child',
  calls: () => '.lesson-bar .calls-button',
  call: (what) => `dialog .call-${what.replaceAll(' ', '-')}`,
  report: () => '.sheet-bar .report',
  trace: () => '.tracing .trace-area',
  dive: () => '.tracing .button.main',
};

const usable = (e: Element): boolean =>
  e.checkVisibility() && !e.matches('[aria-disabled="true"], :disabled');

function pointed(points: string[]): Element | null {
  const inFront = document.querySelector('dialog[open]');
  for (const point of [...points].reverse()) {
    const [kind = '', ...rest] = point.split(' ');
    const selector = CONTROLS[kind]?.(rest.join(' '));
    const found = selector ? [...document.querySelectorAll(selector)].find(usable) : undefined;
    if (found && (!inFront || inFront.contains(found))) return found;
  }
  return null;
}

// Between the teacher above and the tabs below.
function bringIntoSight(e: Element): void {
  const { top, bottom } = e.getBoundingClientRect();
  const head = document.querySelector('.lesson-head')?.getBoundingClientRect().bottom ?? 0;
  const tabs = document.querySelector('.tabs')?.getBoundingClientRect().top ?? innerHeight;
  if (e.closest('dialog') || (top >= head && bottom <= tabs)) return;
  scrollBy({ top: bottom > tabs ? bottom - tabs + MARGIN : top - head - MARGIN });
}

// Marks that control while the step lasts, and brings it into sight.
export function usePointing(points: string[]): void {
  useEffect(() => {
    let last: Element | null = null;
    const look = () => {
      const now = pointed(points);
      if (now === last) return;
      last?.removeAttribute('data-pointed');
      now?.setAttribute('data-pointed', '');
      if (now) bringIntoSight(now);
      last = now;
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => {
      clearInterval(timer);
      last?.removeAttribute('data-pointed');
    };
  }, [points.join()]);
}
