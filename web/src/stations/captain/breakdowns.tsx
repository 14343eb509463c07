// For a Captain who is the Engineer too: which kinds of systems are down.

import type { JSX } from 'preact';
import { t } from '../../i18n';
import { KindGlyph } from '../../ui/icons';
import { SYSTEM_KINDS, useGame } from '../game';

export function Breakdowns(): JSX.Element | null {
  const { boat } = useGame();
  if (!boat.broken) return null;
  return (
    <ul class="breakdowns">
      {SYSTEM_KINDS.map((kind) => {
        const down = boat.broken!.includes(kind);
        const text = t(down ? `down-${kind}` : `up-${kind}`);
        return (
          <li key={kind} class={down ? 'bad' : 'good'} title={text}>
            <KindGlyph kind={kind} size={18} />
            <span class="visually-hidden">{text}</span>
          </li>
        );
      })}
    </ul>
  );
}
