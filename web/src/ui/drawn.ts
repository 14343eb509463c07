// What lies further down a page waits until its top has been drawn.

import { useEffect, useState } from 'preact/hooks';

export function useDrawn(): boolean {
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDrawn(true));
    return () => clearTimeout(timer);
  }, []);
  return drawn;
}
