// The hull's two lines, asked of the server once.

import { useEffect, useState } from 'preact/hooks';
import type { HullSection } from '../core/hull';
import { ask } from '../net/client';

let known: HullSection[] | null = null;

export function useHull(): HullSection[] | null {
  const [hull, setHull] = useState(known);
  useEffect(() => {
    if (known) return undefined;
    let live = true;
    const fetchHull = async () => {
      const answer = await ask({ ask: 'hull' });
      if (answer.ok) known = answer.hull as HullSection[];
      if (live && known) setHull(known);
      else if (live) setTimeout(() => void fetchHull(), 1000);
    };
    void fetchHull();
    return () => {
      live = false;
    };
  }, []);
  return hull;
}
