// How strong a bot is: four words, two by two, so that they fit on a phone in every language.

import type { JSX } from 'preact';
import { kept } from '../core/signal';
import { t } from '../i18n';
import { Segmented } from '../ui/basic';

export const LEVELS = ['cadet', 'officer', 'ace', 'admiral'] as const;
export type Level = (typeof LEVELS)[number];

// The level that this player took last.
export const botLevel = kept<Level>('level', 'cadet');

export function LevelChoice(props: {
  value: Level | '';
  onChange: (level: Level) => void;
}): JSX.Element {
  return (
    <div class="levels">
      <Segmented label={t('bot-level')} value={props.value}
        onChange={(level) => props.onChange(level as Level)}
        options={LEVELS.map((level) => ({ value: level, text: t(`level-${level}`) }))} />
    </div>
  );
}
