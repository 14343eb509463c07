// What is this? Whatever carries data-about says it in two lines: to a mouse that rests on it, to a
// finger that stays on it, and to `?` where the focus or the mouse is. Escape sends it away.

import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { has, t } from '../i18n';

const REST_MS = 700;
const PRESS_MS = 500;
const SHAKE = 6; // a finger that moves less than this stays
const GAP = 8;

interface Shown {
  text: string;
  at: Element;
}

const aboutOf = (target: EventTarget | null): Element | null =>
  (target instanceof Element ? target.closest('[data-about]') : null);

function shownAt(at: Element | null): Shown | null {
  const key = `about-${at?.getAttribute('data-about')}`;
  return at && has(key) ? { text: t(key), at } : null;
}

// Above the thing, or below it where there is no room; never over it.
function place(box: HTMLElement, at: Element): void {
  const r = at.getBoundingClientRect(), { width, height } = box.getBoundingClientRect();
  const room = document.documentElement.clientWidth;
  const left = Math.min(Math.max(GAP, (r.left + r.right - width) / 2), room - width - GAP);
  const above = r.top - height - GAP;
  box.style.left = `${left}px`;
  const below = Math.min(r.bottom + GAP, innerHeight - height - GAP);
  box.style.top = `${above >= GAP ? above : below}px`;
}

// Mouse, finger and keys, wherever they are on the page.
class Hands {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private under: Element | null = null; // the mouse
  private over: Element | null = null; // which it was moved over
  private mouse = { x: -1, y: -1 };
  private pressed = false; // a finger has asked

  constructor(private show: (now: Shown | null) => void) {}

  private later(at: Element, ms: number, touch: boolean): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.pressed = touch;
      this.show(shownAt(at));
    }, ms);
  }

  away = (): void => {
    clearTimeout(this.timer);
    this.show(null);
  };

  private moved({ clientX: x, clientY: y }: PointerEvent): boolean {
    const moved = x !== this.mouse.x || y !== this.mouse.y;
    this.mouse = { x, y };
    return moved;
  }

  // What a click or a turn of the game brings under a mouse that lies still was not asked for.
  pointerover = (e: PointerEvent): void => {
    if (e.pointerType !== 'mouse') return;
    const at = aboutOf(e.target), moved = this.moved(e);
    this.under = at;
    if (at === this.over) return;
    this.away();
    this.over = moved ? at : null;
    if (this.over) this.later(this.over, REST_MS, false);
  };

  pointerdown = (e: PointerEvent): void => {
    const at = aboutOf(e.target);
    this.away();
    this.pressed = false;
    if (at && e.pointerType !== 'mouse') this.later(at, PRESS_MS, true);
  };

  pointermove = (e: PointerEvent): void => {
    if (e.pointerType === 'mouse') this.pointerover(e);
    else if (Math.hypot(e.movementX, e.movementY) > SHAKE) this.away();
  };

  pointerup = (e: PointerEvent): void => {
    if (e.pointerType !== 'mouse' && !this.pressed) clearTimeout(this.timer);
  };

  // A press that has asked is not a tap as well.
  click = (e: MouseEvent): void => {
    if (!this.pressed) return;
    this.pressed = false;
    e.preventDefault();
    e.stopPropagation();
  };

  contextmenu = (e: Event): void => {
    if (this.pressed && aboutOf(e.target)) e.preventDefault();
  };

  keydown = (e: KeyboardEvent): void => {
    if (e.key === 'Escape') this.away();
    if (e.key !== '?' || (e.target as Element).matches?.('input, textarea, select')) return;
    this.show(shownAt(aboutOf(document.activeElement) ?? this.under));
  };
}

const HEARD = ['pointerover', 'pointerdown', 'pointermove', 'pointerup', 'click', 'contextmenu',
  'keydown'] as const;
const ENDS = ['pointercancel', 'focusout', 'scroll'];

function useHands(show: (now: Shown | null) => void): void {
  useEffect(() => {
    const hands = new Hands(show);
    const pairs: [string, EventListener][] = [
      ...HEARD.map((name): [string, EventListener] => [name, hands[name] as EventListener]),
      ...ENDS.map((name): [string, EventListener] => [name, hands.away])];
    for (const [name, f] of pairs) addEventListener(name, f, true);
    return () => {
      hands.away();
      for (const [name, f] of pairs) removeEventListener(name, f, true);
    };
  }, []);
}

export function About(): JSX.Element {
  const [now, show] = useState<Shown | null>(null);
  useHands(show);
  useEffect(() => {
    now?.at.setAttribute('aria-describedby', 'about');
    return () => now?.at.removeAttribute('aria-describedby');
  }, [now]);
  return (
    <div role="status" class="about-live">
      {now && <p key={now.text} id="about" class="about"
        ref={(box) => { if (box) place(box, now.at); }}>{now.text}</p>}
    </div>
  );
}
