// The same person on another device: a code of one use, shown as a picture to scan, or typed.

import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../i18n';
import { emblem, playerName, token } from '../net/client';
import { askHost } from '../net/once';
import { Button, Dialog } from '../ui/basic';
import { reason } from '../ui/explain';

const MARK = 'code=';
const GROUP = 5;

// The code of a scanned link. It stands behind # so that no server reads it, and is taken out of
// the address at once, so that it stays in no history.
function fromLink(): string {
  const { hash, pathname } = location;
  if (!hash.startsWith(`#${MARK}`)) return '';
  history.replaceState(history.state, '', pathname);
  return decodeURIComponent(hash.slice(MARK.length + 1));
}

export function Devices(): JSX.Element {
  const [scanned] = useState(fromLink);
  const [open, setOpen] = useState<'offer' | 'become' | null>(scanned ? 'become' : null);
  const close = () => setOpen(null);
  return (
    <>
      <Button wide icon="people" class="to-device" onClick={() => setOpen('offer')}>
        {t('device-offer')}</Button>
      <Button wide onClick={() => setOpen('become')}>{t('device-have')}</Button>
      {open === 'offer' && <Offer onClose={close} />}
      {open === 'become' && <Become code={scanned} onClose={close} />}
    </>
  );
}

interface Offered {
  code: string;
  qr?: string;
  ttl_s: number;
}

function Offer({ onClose }: { onClose: () => void }): JSX.Element {
  const [offered, setOffered] = useState<Offered | null>(null);
  const [why, setWhy] = useState<string | null>(null);
  useEffect(() => {
    void askHost({ do: 'device', token: token.get() }).then((answer) => {
      if (answer.ok) setOffered(answer as unknown as Offered);
      else setWhy(answer.error ?? 'line_down');
    });
  }, []);
  return (
    <Dialog title={t('device-offer')} onClose={onClose}>
      {why && <p class="alert" role="alert">{reason(why)}</p>}
      {!why && !offered && <p role="status">{t('loading')}</p>}
      {offered && <>
        <p>{t('device-how')}</p>
        {offered.qr && <img class="device-qr" alt={t('device-qr')} width="200" height="200"
          src={`data:image/svg+xml,${encodeURIComponent(offered.qr)}`} />}
        <p class="device-code">{offered.code.slice(0, GROUP)}-{offered.code.slice(GROUP)}</p>
        <p class="alert">{t('device-secret', { minutes: Math.round(offered.ttl_s / 60) })}</p>
      </>}
      <Button wide onClick={onClose}>{t('close')}</Button>
    </Dialog>
  );
}

// Null when it worked, else why it did not.
async function become(code: string): Promise<string | null> {
  const answer = await askHost({ do: 'become', code });
  if (!answer.ok) return answer.error ?? 'line_down';
  token.set(answer.token as string);
  if (answer.name) playerName.set(answer.name as string);
  emblem.set((answer.emblem as string | null) ?? '');
  location.assign('/me'); // every line begins anew, with the new token
  return null;
}

function Become({ code, onClose }: { code: string; onClose: () => void }): JSX.Element {
  const [typed, type] = useState(code);
  const [busy, setBusy] = useState(false);
  const [why, setWhy] = useState<string | null>(null);
  const send = async () => {
    if (busy || !typed.trim()) return;
    setBusy(true);
    setWhy(await become(typed.trim()));
    setBusy(false);
  };
  return (
    <Dialog title={t('device-have')} onClose={onClose}>
      <form class="stack" onSubmit={(e) => { e.preventDefault(); void send(); }}>
        <p>{t('device-own')}</p>
        <label class="field">{t('device-code')}
          <input class="device-input" value={typed} maxLength={20} autocapitalize="characters"
            autocomplete="off" spellcheck={false}
            onInput={(e) => type(e.currentTarget.value)} />
        </label>
        {why && <p class="alert" role="alert">{reason(why)}</p>}
        <Button type="submit" kind="main" wide disabled={busy || !typed.trim()}>
          {t('device-become')}</Button>
        <Button wide onClick={onClose}>{t('cancel')}</Button>
      </form>
    </Dialog>
  );
}
