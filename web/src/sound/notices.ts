// Notices of the system, for a tab that nobody looks at: only when asked for, and allowed.

import { fileAt } from '../core/place';
import { kept } from '../core/signal';

export const noticesOn = kept('notices', false);

const possible = (): boolean => typeof Notification !== 'undefined';

// The browser asks for leave when the switch is turned on, and never otherwise.
export async function askForNotices(on: boolean): Promise<void> {
  const allowed = on && possible() && await Notification.requestPermission() === 'granted';
  noticesOn.set(allowed);
}

// Phones show them through the service worker alone, once it is there.
export async function notify(text: string): Promise<void> {
  if (!document.hidden || !noticesOn.get() || !possible()) return;
  if (Notification.permission !== 'granted') return;
  const options = { body: text, tag: 'fathom', icon: fileAt('icon-192.png') };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker?.active) await worker.showNotification('Fathom', options);
  else new Notification('Fathom', options);
}
