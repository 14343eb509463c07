// A link for others: by the phone's own means, or copied.

import { t } from '../i18n';
import { toast } from '../ui/toasts';

export async function shareLink(url: string, text?: string): Promise<void> {
  if (navigator.share) {
    await navigator.share({ title: 'Fathom', text, url }).catch(() => undefined);
    return;
  }
  await navigator.clipboard?.writeText(url);
  toast(t('link-copied'));
}
