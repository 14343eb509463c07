// Keys that act wherever the focus is, unless something is typed, chosen or walked over there.

import { useLayoutEffect } from 'preact/hooks';

const OWN_KEYS = 'input, select, textarea, dialog, [role="grid"]', OWN_ESCAPE = 'dialog';

// In place as soon as it is drawn: the next key may come at once.
export function useKeys(keys: Record<string, () => void>, on = true): void {
  useLayoutEffect(() => {
    if (!on) return undefined;
    const press = (event: KeyboardEvent) => {
      const act = keys[event.key];
      if (!act || event.altKey || event.ctrlKey || event.metaKey) return;
      const own = event.key === 'Escape' ? OWN_ESCAPE : OWN_KEYS;
      if ((event.target as Element | null)?.closest?.(own)) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}
