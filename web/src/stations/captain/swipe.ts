// A swipe over the chart is a course.

import { useRef } from 'preact/hooks';
import type { Dir } from '../../core/shapes';

const SHORTEST_PX = 48;

interface Handlers {
  onPointerDown?: (e: PointerEvent) => void;
  onPointerUp?: (e: PointerEvent) => void;
}

export function swipeDir(dx: number, dy: number): Dir | null {
  const far = Math.max(Math.abs(dx), Math.abs(dy));
  const near = Math.min(Math.abs(dx), Math.abs(dy));
  if (far < SHORTEST_PX || near > far / 2) return null;
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'E' : 'W';
  return dy > 0 ? 'S' : 'N';
}

export function useSwipe(steer: (dir: Dir) => void, on: boolean): Handlers {
  const from = useRef<[number, number] | null>(null);
  if (!on) return {};
  return {
    onPointerDown: (e) => {
      if (e.pointerType === 'touch') from.current = [e.clientX, e.clientY];
    },
    onPointerUp: (e) => {
      const start = from.current;
      from.current = null;
      const dir = start && swipeDir(e.clientX - start[0], e.clientY - start[1]);
      if (dir) steer(dir);
    },
  };
}
