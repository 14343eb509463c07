// The server has closed the line for good: why, and the way back.

import type { JSX } from 'preact';
import { t } from '../i18n';
import { Button, Dialog } from './basic';

const FINAL = new Set(['taken_over', 'kicked', 'closed']);

export function Bye({ why }: { why: string }): JSX.Element | null {
  if (!FINAL.has(why)) return null;
  return (
    <Dialog title={t(`bye-${why}`)}>
      <Button kind="main" wide onClick={() => { location.href = '/'; }}>{t('to-home')}</Button>
    </Dialog>
  );
}
