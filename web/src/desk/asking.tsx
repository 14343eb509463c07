// Before something is done that cannot be undone: what it means, for how long, and why.

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { BAN_WHY_CHARS } from '../core/bounds';
import { t } from '../i18n';
import { Button, Dialog } from '../ui/basic';
import { ask } from './ask';

export interface Deed {
  title: string;
  about: string;
  words: string[];
  bans?: boolean; // has a number of days and a reason
}

const DAYS = '30';

export function Asking({ deed, onDone }: { deed: Deed; onDone: () => void }): JSX.Element {
  const [days, setDays] = useState(DAYS), [why, setWhy] = useState('');
  const act = async () => {
    await ask(deed.words, deed.bans ? { days, why } : {});
    onDone();
  };
  return (
    <Dialog title={deed.title} onClose={onDone}>
      <form class="stack" onSubmit={(e) => { e.preventDefault(); void act(); }}>
        <p>{deed.about}</p>
        {deed.bans && <>
          <label class="field"><span>{t('desk-days')}</span>
            <input type="number" min="1" max="3650" value={days} required
              onInput={(e) => setDays(e.currentTarget.value)} /></label>
          <label class="field"><span>{t('desk-why')}</span>
            <input maxLength={BAN_WHY_CHARS} value={why}
              onInput={(e) => setWhy(e.currentTarget.value)} /></label>
        </>}
        <div class="row">
          <Button kind="warn" type="submit" class="grow">{deed.title}</Button>
          <Button onClick={onDone}>{t('cancel')}</Button>
        </div>
      </form>
    </Dialog>
  );
}
