// One's data: a copy of it as a file, and the end of it.

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { hosted } from '../core/place';
import { saveFile } from '../core/save-file';
import { t } from '../i18n';
import { practised, token } from '../net/client';
import { askHere, askHost } from '../net/once';
import type { Answer } from '../net/transport';
import { Button, Dialog } from '../ui/basic';
import { reason } from '../ui/explain';
import { Icon } from '../ui/icons';
import { Devices } from './device';

// What the page keeps of a person; looks and sounds belong to the device.
const PERSONAL = /^fathom\.(token|name|emblem|room|local-room|practised|lessons|password\..*)$/;

const plain = ({ re: _re, ok: _ok, ...rest }: Answer): Record<string, unknown> => rest;

// Null when it worked, else why it did not.
async function exportAll(): Promise<string | null> {
  const [host, here] = await Promise.all([askHost({ do: 'export' }), askHere({ do: 'export' })]);
  if (!host.ok && !here.ok) return host.error ?? 'line_down';
  saveFile('fathom.json', JSON.stringify({ ...(host.ok && { host: plain(host) }),
    ...(here.ok && { device: plain(here) }) }, null, 2));
  return null;
}

async function forgetMe(): Promise<string | null> {
  const wish = { do: 'forget', token: token.get() };
  const servers = [...(hosted ? [askHost] : []), ...(practised.get() ? [askHere] : [])];
  for (const asked of servers) {
    const answer = await asked(wish);
    if (!answer.ok) return answer.error ?? 'line_down';
  }
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (PERSONAL.test(key)) storage.removeItem(key);
  }
  location.assign('/');
  return null;
}

export function OwnData(): JSX.Element {
  const [why, setWhy] = useState<string | null>(null);
  const [forgetting, forget] = useState(false);
  return (
    <section class="panel stack" aria-label={t('own-data')}>
      <h2>{t('own-data')}</h2>
      <p class="muted small-text">{t('own-data-about')}</p>
      {hosted && <Devices />}
      <Button wide icon="down" onClick={() => void exportAll().then(setWhy)}>
        {t('export')}</Button>
      <Button wide kind="warn" onClick={() => forget(true)}>{t('forget-me')}</Button>
      {why && <p class="alert" role="alert">{reason(why)}</p>}
      {forgetting && <Forget onClose={() => forget(false)} />}
    </section>
  );
}

function Forget({ onClose }: { onClose: () => void }): JSX.Element {
  const [sure, setSure] = useState(false);
  const [busy, setBusy] = useState(false);
  const [why, setWhy] = useState<string | null>(null);
  const end = async () => {
    setBusy(true);
    setWhy(await forgetMe());
    setBusy(false);
  };
  return (
    <Dialog title={t('forget-me')} onClose={onClose}>
      <p>{t('forget-goes')}</p>
      <p>{t('forget-stays')}</p>
      {!sure ? <Button wide kind="warn" onClick={() => setSure(true)}>{t('forget-on')}</Button>
        : <>
          <p class="alert" role="alert"><b>{t('forget-sure')}</b></p>
          <Button wide kind="warn" disabled={busy} onClick={() => void end()}>
            <Icon name="close" size={18} />{t('forget-now')}</Button>
        </>}
      {why && <p class="alert" role="alert">{reason(why)}</p>}
      <Button wide onClick={onClose}>{t('cancel')}</Button>
    </Dialog>
  );
}
