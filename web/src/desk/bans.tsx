// Who is kept out, and keeping out somebody who is not in a room.

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { language, t } from '../i18n';
import { Button } from '../ui/basic';
import { ask, type Row } from './ask';
import { Asking } from './asking';
import { useRows } from './rows';

const day = (at: string): string =>
  new Intl.DateTimeFormat(language.get(), { dateStyle: 'medium' }).format(new Date(at));

// "address 198.51.100.7", "person 0123...": as the server writes it.
function Ban({ ban, onDone }: { ban: Row; onDone: () => void }): JSX.Element {
  const [kind, whom] = (ban.ban as string).split(' ') as [string, string];
  const lift = async () => {
    await ask(['unban', kind, whom]);
    onDone();
  };
  return (
    <li class="desk-person">
      <p><b>{t(`desk-kind-${kind}`)}</b> <code>{whom}</code></p>
      <p class="desk-fine">{t('desk-until', { day: day(ban.until) })} {ban.why}</p>
      <Button size="small" onClick={() => void lift()}>{t('desk-unban')}</Button>
    </li>
  );
}

export function Bans(): JSX.Element {
  const [rows, again] = useRows('bans');
  const [whom, setWhom] = useState(''), [asking, setAsking] = useState(false);
  const kind = /^[0-9a-f]{32}$/.test(whom.trim()) ? 'person' : 'address';
  return (
    <section class="panel stack" aria-label={t('desk-bans')}>
      {rows && !rows.length && <p>{t('desk-no-bans')}</p>}
      <ul class="desk-list">
        {rows?.map((ban) => <Ban key={ban.ban} ban={ban} onDone={again} />)}
      </ul>
      <form class="row" onSubmit={(e) => { e.preventDefault(); setAsking(true); }}>
        <label class="field grow"><span>{t('desk-ban-whom')}</span>
          <input value={whom} required autocomplete="off"
            onInput={(e) => setWhom(e.currentTarget.value)} /></label>
        <Button type="submit" class="desk-beside">{t('desk-ban')}</Button>
      </form>
      {asking && <Asking deed={{ title: t(`desk-ban-${kind}`), bans: true,
        words: ['ban', kind, whom], about: t(`desk-ban-${kind}-about`, { name: whom.trim() }) }}
      onDone={() => { setAsking(false); again(); }} />}
    </section>
  );
}
