// Keeps the screen of a phone awake while a game is on, where the browser can.

let lock: Promise<WakeLockSentinel | null> | null = null;

export function stayAwake(on: boolean): void {
  if (typeof navigator === 'undefined' || !('wakeLock' in navigator)) return;
  if (on && !document.hidden) lock = navigator.wakeLock.request('screen').catch(() => null);
  else if (!on && lock) {
    void lock.then((held) => held?.release());
    lock = null;
  }
}
