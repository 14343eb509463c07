// Signals on their way to the server, no faster than it takes them.

import { quietly } from '../net/client';

// A little less than the server's SIGNAL_BURST and SIGNALS_PER_S.
const AT_ONCE = 36;
const PER_S = 7;
const MOST = 200; // a table full of people who all begin anew

export class Post {
  private waiting: Record<string, unknown>[] = [];
  private drops = AT_ONCE;
  private at = performance.now();
  private timer: ReturnType<typeof setTimeout> | undefined;

  send(message: Record<string, unknown>): void {
    if (this.waiting.length === MOST) this.waiting.shift();
    this.waiting.push(message);
    this.flush();
  }

  // The line broke: what was said is out of date.
  clear(): void {
    this.waiting = [];
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private flush(): void {
    const now = performance.now();
    this.drops = Math.min(AT_ONCE, this.drops + (now - this.at) * PER_S / 1000);
    this.at = now;
    for (; this.waiting.length && this.drops >= 1; this.drops--) {
      void quietly(this.waiting.shift()!);
    }
    if (!this.waiting.length || this.timer) return;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.flush();
    }, 1000 / PER_S);
  }
}
