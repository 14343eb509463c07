// "Find me a table": what kind of game, with how many, and how long to wait before bots play along.

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { bookOf } from '../core/books';
import { go } from '../core/route-to';
import { kept, useSignal } from '../core/signal';
import type { Mode } from '../core/shapes';
import { duration, language, t } from '../i18n';
import { ask, entered, playerName } from '../net/client';
import { askForNotices, noticesOn } from '../sound/notices';
import { Button, Check, Dialog, Segmented } from '../ui/basic';

interface Wish {
  mode: Mode;
  crew: number;
  bots: boolean;
  wait_ms: number;
}

const WAITS = [15_000, 30_000, 60_000, 300_000];
const lastWish = kept<Wish>('wish', { mode: 'turn', crew: 2, bots: true, wait_ms: 30_000 });

async function find(wish: Wish): Promise<void> {
  if (!playerName.get()) playerName.set(t('name-default'));
  const answer = await ask({ do: 'find', ...wish, language: language.get(),
    name: playerName.get(), options: { preset: bookOf(language.get()), name: t('match-room'),
      boats: [t('boat-blue'), t('boat-yellow')] } });
  if (!answer.ok) return;
  entered(answer.room as string);
  go(`/r/${answer.room as string}`);
}

export function FindTable({ onClose }: { onClose: () => void }): JSX.Element {
  const wish = useSignal(lastWish), notices = useSignal(noticesOn);
  const [busy, setBusy] = useState(false);
  const change = (part: Partial<Wish>) => lastWish.update((old) => ({ ...old, ...part }));
  const start = () => {
    if (busy) return;
    setBusy(true);
    void find(wish).finally(() => setBusy(false));
  };
  const numbers = [1, 2, 3, 4].map((n) => ({ value: String(n), text: String(n) }));
  return (
    <Dialog title={t('find-table')} onClose={onClose}>
      <div class="stack">
        <Segmented label={t('mode')} value={wish.mode} onChange={(mode) => change({ mode })}
          options={[{ value: 'turn', text: t('mode-turn') },
            { value: 'real', text: t('mode-real') }]} />
        <div class="field">{t('find-crew')}
          <Segmented label={t('find-crew')} value={String(wish.crew)} options={numbers}
            onChange={(crew) => change({ crew: Number(crew) })} /></div>
        <Check text={t('find-bots')} checked={wish.bots} onChange={(bots) => change({ bots })} />
        {wish.bots && <div class="field">{t('find-wait')}
          <Segmented label={t('find-wait')} value={String(wish.wait_ms)}
            onChange={(ms) => change({ wait_ms: Number(ms) })}
            options={WAITS.map((ms) => ({ value: String(ms), text: duration(ms) }))} /></div>}
        <Check text={t('notices')} checked={notices} onChange={(on) => void askForNotices(on)} />
        <Button kind="main" wide icon="people" disabled={busy} onClick={start}>
          {t('find-go')}</Button>
      </div>
    </Dialog>
  );
}
