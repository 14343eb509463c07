// Pointer to chart units, and sliding in whole spaces.

import { useRef } from 'preact/hooks';
import type { Point } from '../../core/view';

export interface DragHandlers {
  onPointerDown: (e: PointerEvent) => void;
  onPointerMove: (e: PointerEvent) => void;
  onPointerUp: (e: PointerEvent) => void;
  onPointerCancel: (e: PointerEvent) => void;
}

// Where a pointer is on the chart inside `box`, in the drawing's units.
export function chartPoint(box: Element, e: PointerEvent): Point {
  const svg = box.querySelector<SVGSVGElement>('svg.chart')!;
  const p = new DOMPoint(e.clientX, e.clientY).matrixTransform(svg.getScreenCTM()!.inverse());
  return [p.x, p.y];
}

interface Slide {
  unit: number;
  onSlide: (dx: number, dy: number) => void;
}

export function useDrag({ unit, onSlide }: Slide): DragHandlers {
  const from = useRef<Point | null>(null);
  const stop = () => {
    from.current = null;
  };
  return {
    onPointerDown: (e) => {
      const box = e.currentTarget as Element;
      box.setPointerCapture(e.pointerId);
      from.current = chartPoint(box, e);
    },
    onPointerMove: (e) => {
      if (!from.current) return;
      const at = chartPoint(e.currentTarget as Element, e);
      const dx = Math.round((at[0] - from.current[0]) / unit);
      const dy = Math.round((at[1] - from.current[1]) / unit);
      if (!dx && !dy) return;
      from.current = [from.current[0] + dx * unit, from.current[1] + dy * unit];
      onSlide(dx, dy);
    },
    onPointerUp: stop,
    onPointerCancel: stop,
  };
}
