// Why the server said no, in words.

import { has, t } from '../i18n';
import { toast } from './toasts';

export const reason = (code: string): string =>
  has(`error-${code}`) ? t(`error-${code}`) : t('error-unknown', { code });

type Listener = (code: string) => boolean;
let teacher: Listener | null = null;

// A lesson answers refusals itself, where it can.
export function teach(listener: Listener | null): void {
  teacher = listener;
}

// Only the latest refusal is of interest.
export function explain(code: string, words = reason(code)): void {
  if (!teacher?.(code)) toast(words, 'why', 'why');
}
