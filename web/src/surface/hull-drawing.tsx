// The submarine of the surfacing: four sections, each a double line.

import type { JSX } from 'preact';
import type { HullSection } from '../core/hull';
import type { Point } from '../core/view';

export const line = (points: Point[]): string => points.map((p) => p.join(',')).join(' ');

interface Props {
  hull: HullSection[];
  strokes?: Point[][];
  traced: number[];
  current?: number;
  onPick?: (section: number) => void;
  label: string;
}

export function HullDrawing(props: Props): JSX.Element {
  return (
    <svg class="hull-drawing" viewBox="-10 -20 1020 280" role="img" aria-label={props.label}>
      <path class="body" d="M-6 120 Q6 2 190 -8 H840 L1008 120 L840 248 H190 Q6 238 -6 120Z" />
      <path class="tower" d="M330 4 V-14 H420 V4" />
      {props.hull.map((s) => (
        <g key={s.section} class={`hull-section ${props.traced.includes(s.section) ? 'done' : ''}
          ${props.current === s.section ? 'current' : ''}`}
          onClick={() => props.onPick?.(s.section)}>
          <polygon class="outer" points={line(s.outer)} />
          <polygon class="inner" points={line(s.inner)} />
          {props.strokes?.[s.section - 1]?.length
            ? <polyline class="stroke" points={line(props.strokes[s.section - 1]!)} /> : null}
        </g>
      ))}
    </svg>
  );
}
