// Tells the operator of the server of a player, with the chat lines that were seen last.

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { CHAT_CHARS } from '../../core/bounds';
import type { Room } from '../../core/state';
import { t } from '../../i18n';
import { ask } from '../../net/client';
import { Button } from '../../ui/basic';
import { toast } from '../../ui/toasts';

export function Report({ room }: { room: Room }): JSX.Element | null {
  const others = room.members.filter((m) => m.member !== room.you.member);
  const [whom, setWhom] = useState(0);
  const [why, setWhy] = useState('');
  if (!others.length) return null;
  const member = others.some((m) => m.member === whom) ? whom : others[0]!.member;
  const send = async () => {
    const answer = await ask({ do: 'report', member, why: why.trim() || undefined });
    if (!answer.ok) return;
    setWhy('');
    toast(t('report-sent'));
  };
  return (
    <details class="report">
      <summary>{t('report')}</summary>
      <form class="stack" onSubmit={(e) => { e.preventDefault(); void send(); }}>
        <label class="field">{t('report-whom')}
          <select value={String(member)} onChange={(e) => setWhom(Number(e.currentTarget.value))}>
            {others.map((m) => <option key={m.member} value={String(m.member)}>{m.name}</option>)}
          </select>
        </label>
        <label class="field">{t('report-why')}
          <input value={why} maxLength={CHAT_CHARS}
            onInput={(e) => setWhy(e.currentTarget.value)} />
        </label>
        <p class="muted small-text">{t('report-about')}</p>
        <Button type="submit">{t('report-send')}</Button>
      </form>
    </details>
  );
}
