// Somebody followed a link to a table and has no name yet: that first, then aboard.

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { NAME_CHARS } from '../core/bounds';
import { go } from '../core/route-to';
import { comeAboard } from '../net/client';
import { t } from '../i18n';
import { Button } from '../ui/basic';
import { Brand } from './brand';

export function Welcome({ code }: { code: string }): JSX.Element {
  const [name, setName] = useState('');
  const enter = () => name.trim() && void comeAboard(code, name.trim());
  return (
    <main class="home welcome">
      <Brand />
      <form class="panel stack" onSubmit={(e) => { e.preventDefault(); enter(); }}>
        <h2>{t('welcome-title')}</h2>
        <p class="muted">{t('room', { code })}</p>
        <label class="field">{t('welcome-name')}
          <input value={name} maxLength={NAME_CHARS} autocomplete="nickname" autofocus
            placeholder={t('name-example')} onInput={(e) => setName(e.currentTarget.value)} />
        </label>
        <div class="row">
          <Button kind="main" class="grow" type="submit" disabled={!name.trim()}>
            {t('come-aboard')}</Button>
          <Button onClick={() => go('/')}>{t('to-home')}</Button>
        </div>
      </form>
    </main>
  );
}
