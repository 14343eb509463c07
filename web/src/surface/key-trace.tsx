// The same way round with the arrow keys, side by side: for those who cannot draw.

import type { JSX } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { keysRound, middle, type HullSection, type Key } from '../core/hull';
import type { Point } from '../core/view';
import { t } from '../i18n';
import { Button } from '../ui/basic';
import { boxOf } from './stroke';
import { line } from './hull-drawing';

const ARROW: Record<Key, string> = {
  ArrowUp: '▲', ArrowRight: '▶', ArrowDown: '▼', ArrowLeft: '◀',
};
const DIR: Record<Key, string> = {
  ArrowUp: 'N', ArrowRight: 'E', ArrowDown: 'S', ArrowLeft: 'W',
};

interface Props {
  section: HullSection;
  onDone: (stroke: Point[]) => void;
}

export function KeyTrace({ section, onDone }: Props): JSX.Element {
  const path = middle(section);
  const keys = keysRound(path);
  const [at, setAt] = useState(0);
  const press = (key: string) => {
    if (key !== keys[at]) return;
    if (at + 1 === keys.length) onDone(path);
    setAt((at + 1) % keys.length);
  };
  useLayoutEffect(() => {
    const down = (e: KeyboardEvent) => {
      if (!(e.key in ARROW)) return;
      e.preventDefault();
      press(e.key);
    };
    addEventListener('keydown', down);
    return () => removeEventListener('keydown', down);
  });
  return (
    <div class="stack trace-box">
      <svg class="trace-area" viewBox={boxOf(section).join(' ')} aria-hidden="true">
        <polygon class="outer" points={line(section.outer)} />
        <polygon class="inner" points={line(section.inner)} />
        <polyline class="stroke" points={line(path.slice(0, at + 1))} />
        <circle class="pen" cx={path[at]![0]} cy={path[at]![1]} r={5} />
      </svg>
      <p role="status">{t('trace-key-next', { dir: DIR[keys[at]!],
        left: keys.length - at })}</p>
      <div class="row">
        {(Object.keys(ARROW) as Key[]).map((key) => (
          <Button key={key} class="grow" label={t('way', { dir: DIR[key] })}
            onClick={() => press(key)}><span aria-hidden="true">{ARROW[key]}</span></Button>
        ))}
      </div>
    </div>
  );
}
