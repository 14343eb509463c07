// What is kept in this browser: a copy of it, or none of it any more.

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../i18n';
import { forgetDevice, saveCopy } from '../local/device';
import { Button } from '../ui/basic';
import { explain } from '../ui/explain';

export function Device(): JSX.Element {
  const [sure, setSure] = useState(false);
  const failed = () => explain('busy');
  return (
    <section class="stack device" aria-label={t('device')}>
      <h3>{t('device')}</h3>
      <p class="muted small-text">{t(sure ? 'device-sure' : 'device-about')}</p>
      {sure ? (
        <div class="row">
          <Button kind="warn" class="grow device-gone"
            onClick={() => void forgetDevice().catch(failed)}>{t('device-forget')}</Button>
          <Button class="grow" onClick={() => setSure(false)}>{t('cancel')}</Button>
        </div>
      ) : (
        <div class="row">
          <Button class="grow device-copy" icon="down"
            onClick={() => void saveCopy().catch(failed)}>{t('device-export')}</Button>
          <Button class="grow device-forget" onClick={() => setSure(true)}>
            {t('device-forget')}</Button>
        </div>
      )}
    </section>
  );
}
