// Above the board: what is down, what threatens, and which repairs are one cross away. The most
// urgent comes first; the room for two lines is always there.

import type { JSX } from 'preact';
import { fate } from '../../core/orders';
import { circuitOf, panelOf, sheet, type SheetSymbol } from '../../core/sheet';
import type { View } from '../../core/view';
import { wear } from '../../core/wear';
import { CIRCUITS, DIRS } from '../../core/shapes';
import { t } from '../../i18n';
import { KindGlyph } from '../../ui/icons';
import { SYSTEM_KINDS, useGame } from '../game';

interface News {
  kind: 'danger' | 'repair';
  left: number;
  key: string;
  args: Record<string, string | number>;
}

// Dangers and repairs that are at most two crosses away.
export function outlook(view: View): News[] {
  const news: News[] = [];
  const warn = (symbols: SheetSymbol[], key: string, args: News['args']) => {
    const { left: { length: left }, hurts } = wear(view, symbols);
    if (hurts || left === 2) news.push({ kind: 'danger', left, key, args: { ...args, left } });
  };
  for (const dir of DIRS) warn(panelOf(dir), 'danger-panel', { dir });
  warn(sheet().filter((s) => s.kind === 'radiation'), 'danger-radiation', {});
  for (const circuit of CIRCUITS) {
    const { left } = wear(view, circuitOf(circuit));
    if (left.length === 1 && fate(view, left[0]!.name) === 'repair') {
      news.push({ kind: 'repair', left: 1, key: 'coming-repair',
        args: { circuit, dir: left[0]!.dir } });
    }
  }
  return news.sort((a, b) => a.left - b.left);
}

export function Outlook(): JSX.Element {
  const { boat, view } = useGame();
  return (
    <div class="outlook">
      <div class="row kinds">
        {SYSTEM_KINDS.map((kind) => {
          const down = boat.broken?.includes(kind);
          return (
            <span key={kind} class={`pill ${down ? 'bad' : 'good'}`} data-about={`kind-${kind}`}>
              <KindGlyph kind={kind} size={18} /><b>{t(`kind-${kind}`)}</b>
              <span>{t(down ? 'kind-down' : 'kind-up')}</span>
            </span>
          );
        })}
      </div>
      <ul class="news">
        {outlook(view).map((n) => (
          <li key={n.key + JSON.stringify(n.args)} class={n.kind}>{t(n.key, n.args)}</li>
        ))}
      </ul>
    </div>
  );
}
