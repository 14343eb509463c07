// The server has said goodbye for good: why, and the way back.

import type { JSX } from 'preact';
import { fileAt } from '../core/place';
import { t } from '../i18n';
import { lastRoom } from '../net/client';
import { Button, Dialog } from './basic';

const FINAL = new Set(['taken_over', 'kicked', 'closed', 'damaged', 'banned']);

// The home page enters the room that was left last, unless that is forgotten.
function toHome(): void {
  lastRoom.set('');
  location.href = fileAt('');
}

export function Bye({ why }: { why: string }): JSX.Element | null {
  if (!FINAL.has(why)) return null;
  return (
    <Dialog title={t(`bye-${why}`)}>
      <div class="row">
        {why === 'taken_over' && <Button kind="main" class="grow"
          onClick={() => location.reload()}>{t('play-here')}</Button>}
        <Button class="grow" onClick={toHome}>{t('to-home')}</Button>
      </div>
    </Dialog>
  );
}
