// What the operator of the server says to everyone, or what is to be known of the one in this
// browser; it stays until it is closed.

import type { JSX } from 'preact';
import { useSignal } from '../core/signal';
import { t } from '../i18n';
import { houseWord } from '../net/client';
import { Button } from './basic';

export function HouseWord(): JSX.Element | null {
  const word = useSignal(houseWord);
  if (!word) return null;
  return (
    <div class="house-word" role="alert">
      <p>{word.unkept ? t('keeps-nothing')
        : word.text ?? t('restart-later', { minutes: word.minutes ?? 0 })}</p>
      <Button size="small" onClick={() => houseWord.set(null)}>{t('close')}</Button>
    </div>
  );
}
