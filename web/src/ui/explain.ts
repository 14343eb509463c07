// Why the server said no, in words.

import { has, t } from '../i18n';
import { toast } from './toasts';

export const reason = (code: string): string =>
  has(`error-${code}`) ? t(`error-${code}`) : t('error-unknown', { code });

// Only the latest refusal is of interest.
export const explain = (code: string): void => toast(reason(code), 'why', 'why');
