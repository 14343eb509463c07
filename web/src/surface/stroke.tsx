// One stroke round a section with finger or mouse, between the two lines.

import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { closed, keepsWithin, type HullSection } from '../core/hull';
import type { Point } from '../core/view';
import { t } from '../i18n';
import { line } from './hull-drawing';

const PAD = 14;

export function boxOf(s: HullSection): [number, number, number, number] {
  const xs = s.outer.map((p) => p[0]), ys = s.outer.map((p) => p[1]);
  const x = Math.min(...xs) - PAD, y = Math.min(...ys) - PAD;
  return [x, y, Math.max(...xs) - x + PAD, Math.max(...ys) - y + PAD];
}

interface Props {
  section: HullSection;
  onDone: (stroke: Point[]) => void;
}

export function Stroke({ section, onDone }: Props): JSX.Element {
  const [stroke, setStroke] = useState<Point[]>([]);
  const drawing = useRef(false);
  const box = boxOf(section);
  const at = (e: PointerEvent): Point => {
    const svg = e.currentTarget as SVGSVGElement;
    const p = new DOMPoint(e.clientX, e.clientY).matrixTransform(svg.getScreenCTM()!.inverse());
    return [p.x, p.y];
  };
  const end = () => {
    drawing.current = false;
    const done = closed(section, stroke);
    if (done) onDone(done);
    setStroke([]);
  };
  const good = keepsWithin(section, stroke);
  return (
    <>
      <svg class={`trace-area ${good ? '' : 'outside'}`} viewBox={box.join(' ')}
        role="img" aria-label={t('trace-help')}
        onPointerDown={(e) => {
          (e.currentTarget as Element).setPointerCapture(e.pointerId);
          drawing.current = true;
          setStroke([at(e)]);
        }}
        onPointerMove={(e) => {
          if (drawing.current) setStroke((old) => [...old, at(e)]);
        }}
        onPointerUp={end} onPointerCancel={() => { drawing.current = false; setStroke([]); }}>
        <polygon class="outer" points={line(section.outer)} />
        <polygon class="inner" points={line(section.inner)} />
        <polyline class="stroke" points={line(stroke)} />
      </svg>
      <p class={good ? 'muted' : 'alert'} role="status">
        {t(good ? 'trace-help' : 'trace-outside')}</p>
    </>
  );
}
