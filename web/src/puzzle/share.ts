// The result of a day as a few signs that give nothing away.

import { addressOf } from '../core/route-to';
import { language, t } from '../i18n';
import { toast } from '../ui/toasts';
import { answered, dateOf, dayName, GRADES, triesOf, type Try } from './days';

const SIGNS: Record<Try['verdict'], string> = { miss: '🟥', near: '🟨', right: '🟩' };
const NOT_TRIED = '⬜';

export const dateText = (day: number): string => dateOf(day).toLocaleDateString(language.get(),
  { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' });

export function resultText(day: number): string {
  const lines = GRADES.map((grade) => {
    const tries = triesOf(answered.get(), day, grade);
    return `${grade} ${tries.map((made) => SIGNS[made.verdict]).join('') || NOT_TRIED}`;
  });
  return [t('puzzle-shared', { date: dateText(day) }), ...lines,
    addressOf(`/puzzle/${dayName(day)}`)].join('\n');
}

export async function shareResult(day: number): Promise<void> {
  const text = resultText(day);
  if (navigator.share) {
    await navigator.share({ text }).catch(() => undefined);
    return;
  }
  const copied = await navigator.clipboard?.writeText(text).then(() => true, () => false);
  toast(copied ? t('puzzle-copied') : text);
}
