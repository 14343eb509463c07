// The second tap: which seat against the bots.

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { bookOf, hasGoals, type Goal } from '../core/books';
import { kept, useSignal } from '../core/signal';
import { language, t } from '../i18n';
import { GoalChoice } from '../lobby/goal-choice';
import { Dialog, Segmented } from '../ui/basic';
import { RoleGlyph, SystemGlyph } from '../ui/icons';
import { playNow, type QuickGame } from './start';

const LEVELS = ['cadet', 'officer', 'ace'] as const;
export const botLevel = kept<(typeof LEVELS)[number]>('level', 'officer');
const lastGoal = kept<Goal>('goal', 'quick');

const GAMES: { key: string; mode: QuickGame['mode']; crew: QuickGame['crew'] }[] = [
  { key: 'solo', mode: 'turn', crew: 'all' },
  { key: 'captain', mode: 'turn', crew: 'captain' },
  { key: 'real', mode: 'real', crew: 'captain' },
];

export function PlayNow({ onClose }: { onClose: () => void }): JSX.Element {
  const level = useSignal(botLevel), goal = useSignal(lastGoal);
  const [busy, setBusy] = useState(false);
  const start = (game: (typeof GAMES)[number]) => {
    if (busy) return;
    setBusy(true);
    void playNow({ mode: game.mode, crew: game.crew, level, goal }).finally(() => setBusy(false));
  };
  return (
    <Dialog title={t('play-now')} onClose={onClose}>
      <div class="stack">
        {hasGoals(bookOf(language.get())) &&
          <GoalChoice value={goal} onChange={(next) => lastGoal.set(next)} />}
        {GAMES.map((g) => (
          <button key={g.key} type="button" class={`play-card ${g.mode}`} disabled={busy}
            onClick={() => start(g)}>
            {g.crew === 'all' ? <RoleGlyph role="captain" size={34} />
              : <SystemGlyph system={g.mode === 'real' ? 'sonar' : 'torpedo'} size={34} />}
            <span><b>{t(`play-${g.key}`)}</b><small>{t(`play-${g.key}-help`)}</small></span>
          </button>
        ))}
        <div class="field">{t('bot-level')}
          <Segmented label={t('bot-level')} value={level} onChange={(l) => botLevel.set(l)}
            options={LEVELS.map((l) => ({ value: l, text: t(`level-${l}`) }))} />
        </div>
      </div>
    </Dialog>
  );
}
