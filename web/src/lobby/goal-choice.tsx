// Quick game or hunt: the first question where a book of the second edition is played.

import type { JSX } from 'preact';
import { GOALS, type Goal } from '../core/books';
import { t } from '../i18n';
import { Segmented } from '../ui/basic';

interface Props {
  value: Goal | undefined;
  onChange: (goal: Goal) => void;
  off?: boolean;
}

export function GoalChoice({ value, onChange, off }: Props): JSX.Element {
  return (
    <div class="field">{t('goal')}
      <Segmented<Goal | ''> label={t('goal')} value={value ?? ''} disabled={off}
        onChange={(goal) => goal && onChange(goal)}
        options={GOALS.map((goal) => ({ value: goal, text: t(`goal-${goal}`) }))} />
      {value && <small class="muted">{t(`goal-about-${value}`)}</small>}
    </div>
  );
}
