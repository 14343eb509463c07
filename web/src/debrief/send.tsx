// A game of this browser: to the host, and from there by its link to others.

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { addressOf } from '../core/route-to';
import { shareLink } from '../core/share';
import { useSignal } from '../core/signal';
import { t } from '../i18n';
import { handedIn } from '../net/handed-in';
import { Button } from '../ui/basic';
import { explain } from '../ui/explain';
import { toast } from '../ui/toasts';

export function SendGame({ id }: { id: string }): JSX.Element {
  const there = useSignal(handedIn)[id];
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    const answer = await import('../net/hand-in').then((m) => m.handIn(id))
      .catch(() => ({ ok: false, error: 'line_down' }));
    setBusy(false);
    if (answer.ok) toast(t('handed-in'));
    else explain(answer.error ?? 'busy');
  };
  return there
    ? <Button size="small" icon="copy" class="share-game"
      onClick={() => void shareLink(addressOf(`/replay/${there}`))}>
      {t('share-link')}</Button>
    : <Button size="small" icon="up" class="send-game" disabled={busy}
      onClick={() => void send()}>{t('hand-in')}</Button>;
}
