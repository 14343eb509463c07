// The second tap: how strong the bots are, then what you play against them.

import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { bookOf, hasGoals, type Goal } from '../core/books';
import { fetchRules } from '../core/fetch-rules';
import { kept, useSignal } from '../core/signal';
import { ROLES, type Mode, type Role } from '../core/shapes';
import { language, t } from '../i18n';
import { GoalChoice } from '../lobby/goal-choice';
import { botLevel, LevelChoice } from '../lobby/level-choice';
import { Dialog, Segmented } from '../ui/basic';
import { RoleGlyph } from '../ui/icons';
import { playNow } from './start';

const lastGoal = kept<Goal>('goal', 'quick');
const lastMode = kept<Mode>('post-mode', 'turn');

// Both modules come while the choices are read.
const makeReady = (): Promise<unknown> => Promise.all([
  import('../net/local').then((m) => m.warmUp()),
  fetchRules(),
]);

export function PlayNow({ onClose }: { onClose: () => void }): JSX.Element {
  const level = useSignal(botLevel), goal = useSignal(lastGoal);
  const [busy, setBusy] = useState(false);
  useEffect(() => void makeReady().catch(() => undefined), []);
  const start = (mode: Mode, post: 'all' | Role) => {
    if (busy) return;
    setBusy(true);
    void playNow({ mode, post, level, goal }).finally(() => setBusy(false));
  };
  return (
    <Dialog title={t('play-now')} onClose={onClose}>
      <div class="stack">
        <div class="field">{t('bot-level')}
          <LevelChoice value={level} onChange={(l) => botLevel.set(l)} />
        </div>
        {hasGoals(bookOf(language.get())) &&
          <GoalChoice value={goal} onChange={(next) => lastGoal.set(next)} />}
        <button type="button" class="play-card turn" disabled={busy}
          onClick={() => start('turn', 'all')}>
          <RoleGlyph role="captain" size={34} />
          <span><b>{t('play-solo')}</b><small>{t('play-solo-help')}</small></span>
        </button>
        <OnePost busy={busy} start={start} />
      </div>
    </Dialog>
  );
}

// One post on board; bots are the rest of the crew.
function OnePost({ busy, start }: { busy: boolean; start: (mode: Mode, post: Role) => void }) {
  const mode = useSignal(lastMode);
  return (
    <div class="one-post">
      <h3>{t('play-post')}</h3>
      <Segmented label={t('mode')} value={mode} onChange={(m) => lastMode.set(m)}
        options={(['turn', 'real'] as const).map((m) => ({ value: m, text: t(`mode-${m}`) }))} />
      <div class="posts">
        {ROLES.map((role) => (
          <button key={role} type="button" class={`play-card post ${mode}`} disabled={busy}
            data-role={role} onClick={() => start(mode, role)}>
            <RoleGlyph role={role} size={26} /><b>{t(`role-${role}`)}</b>
          </button>
        ))}
      </div>
    </div>
  );
}
