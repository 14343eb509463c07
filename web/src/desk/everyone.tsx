// A word to everyone who is connected, and a restart that is announced.

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { CHAT_CHARS } from '../core/bounds';
import { t } from '../i18n';
import { Button } from '../ui/basic';
import { ask } from './ask';

const MINUTES = '30';

export function Everyone(): JSX.Element {
  const [text, setText] = useState(''), [minutes, setMinutes] = useState(MINUTES);
  const [done, setDone] = useState('');
  const act = async (words: string[], said: string, options = {}) =>
    setDone(await ask(words, options) ? said : '');
  const announce = async () => {
    await act(['announce', text], t('desk-announced'));
    setText('');
  };
  return (
    <section class="panel stack" aria-label={t('desk-everyone')}>
      <form class="stack" onSubmit={(e) => { e.preventDefault(); void announce(); }}>
        <label class="field"><span>{t('desk-text')}</span>
          <input value={text} maxLength={CHAT_CHARS} required
            onInput={(e) => setText(e.currentTarget.value)} /></label>
        <Button kind="main" type="submit">{t('desk-announce')}</Button>
      </form>
      <form class="stack" onSubmit={(e) => {
        e.preventDefault();
        void act(['drain'], t('desk-draining'), { minutes });
      }}>
        <h2>{t('desk-restart')}</h2>
        <p>{t('desk-restart-about')}</p>
        <label class="field"><span>{t('desk-minutes')}</span>
          <input type="number" min="0" max="1440" value={minutes} required
            onInput={(e) => setMinutes(e.currentTarget.value)} /></label>
        <div class="row">
          <Button kind="warn" type="submit" class="grow">{t('desk-drain')}</Button>
          <Button onClick={() => void act(['drain', 'off'], t('desk-drain-is-off'))}>
            {t('desk-drain-off')}</Button>
        </div>
      </form>
      <p role="status">{done}</p>
    </section>
  );
}
