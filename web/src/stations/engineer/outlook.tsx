// Below the board: what is down, what threatens, and which repairs are one cross away.

import type { JSX } from 'preact';
import { CIRCUITS, circuitOf, crossOutcome, panelOf, SHEET, type SheetSymbol } from
  '../../core/sheet';
import { yes } from '../../core/view';
import { DIRS, type Kind } from '../../core/types';
import { t } from '../../i18n';
import { KindGlyph } from '../../ui/icons';
import { useGame } from '../game';

const KINDS: Kind[] = ['weapon', 'detection', 'special'];

export interface News {
  kind: 'danger' | 'repair';
  key: string;
  args: Record<string, string | number>;
}

const missing = (list: SheetSymbol[], crossed: Set<string>) =>
  list.filter((s) => !crossed.has(s.name));

// Dangers and repairs that are at most two crosses away.
export function outlook(crossed: Set<string>, repairFirst: boolean): News[] {
  const news: News[] = [];
  for (const dir of DIRS) {
    const left = missing(panelOf(dir), crossed).length;
    if (left <= 2) news.push({ kind: 'danger', key: 'danger-panel', args: { dir, left } });
  }
  const radiation = missing(SHEET.filter((s) => s.kind === 'radiation'), crossed).length;
  if (radiation <= 2) {
    news.push({ kind: 'danger', key: 'danger-radiation', args: { left: radiation } });
  }
  for (const circuit of CIRCUITS) {
    const left = missing(circuitOf(circuit), crossed);
    if (left.length === 1 && crossOutcome(crossed, left[0]!.name, repairFirst).repairs) {
      news.push({ kind: 'repair', key: 'coming-repair', args: { circuit, dir: left[0]!.dir } });
    }
  }
  return news;
}

export function Outlook(): JSX.Element {
  const { boat, view } = useGame();
  const crossed = new Set(boat.crossed ?? []);
  const news = outlook(crossed, yes(view, 'repair_beats_damage'));
  return (
    <div class="outlook">
      <div class="row kinds">
        {KINDS.map((kind) => {
          const down = boat.broken?.includes(kind);
          return (
            <span key={kind} class={`pill ${down ? 'bad' : 'good'}`}>
              <KindGlyph kind={kind} size={18} />{t(`kind-${kind}`)}
              <span>{t(down ? 'kind-down' : 'kind-up')}</span>
            </span>
          );
        })}
      </div>
      <ul class="news">
        {news.map((n) => (
          <li key={n.key + JSON.stringify(n.args)} class={n.kind}>{t(n.key, n.args)}</li>
        ))}
      </ul>
    </div>
  );
}
