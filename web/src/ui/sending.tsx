// On the control that an order was given with, until it is answered: that it is under way.

import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Order } from '../core/shapes';
import { t } from '../i18n';
import { sending, type Sent } from '../net/client';

const CONTROLS = 'button, [role="button"], [role="gridcell"]';
const EDGE = 4; // pixels that stay free at the sides of the screen

// What is being touched, while its event is handled.
let touched: Element | null = null;
function watch(event: Event): void {
  touched = event.target as Element;
  setTimeout(() => { touched = null; });
}
for (const kind of ['click', 'keydown', 'pointerup']) addEventListener(kind, watch, true);

// Where an order is given: by a key or a swipe as well, and when its own button has closed.
const homeOf = ({ do: what, dir }: Order): string =>
  (what === 'course' ? `.course.${dir}` : `.do-${what}, .system-button.${what}`);

interface Given extends Sent {
  by: Element | null;
}

function controlOf({ order, by }: Given): Element | null {
  const home = order && document.querySelector(homeOf(order));
  return order?.do !== 'course' && by?.isConnected ? by : home;
}

// Over the lower edge of the control, and never off the screen.
function putOn(control: Element, sign: HTMLElement): void {
  const box = control.getBoundingClientRect(), half = sign.offsetWidth / 2 + EDGE;
  const middle = Math.min(Math.max(box.left + box.width / 2, half), innerWidth - half);
  sign.style.left = `${middle}px`;
  sign.style.top = `${Math.min(box.bottom, innerHeight - sign.offsetHeight / 2)}px`;
  sign.classList.add('on-it');
}

export function Sending(): JSX.Element | null {
  const [given, give] = useState<Given | null>(null);
  const sign = useRef<HTMLSpanElement>(null);
  useEffect(() => sending.subscribe((now) =>
    give(now && { ...now, by: touched?.closest(CONTROLS) ?? null })), []);
  useEffect(() => {
    const control = given && controlOf(given);
    if (!control || !sign.current) return undefined;
    const put = () => sign.current && putOn(control, sign.current);
    put();
    control.setAttribute('aria-busy', 'true');
    addEventListener('resize', put);
    return () => {
      removeEventListener('resize', put);
      control.removeAttribute('aria-busy');
    };
  }, [given]);
  if (!given) return null;
  return <span key={given.since} class="pill sending" ref={sign}>{t('line-sending')}</span>;
}
