// The host's field for the room's password; the others read that there is one.

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { PASSWORD_CHARS } from '../core/bounds';
import { keepPassword, passwordOf } from '../core/passwords';
import type { Room } from '../core/state';
import { t } from '../i18n';
import { ask } from '../net/client';

export function RoomPassword({ room }: { room: Room }): JSX.Element | null {
  const [text, setText] = useState(passwordOf(room.code));
  const save = async (password: string) => {
    const answer = await ask({ do: 'password', password });
    if (answer.ok) keepPassword(room.code, password);
    setText(passwordOf(room.code));
  };
  if (!room.you.host) {
    return room.password ? <p class="muted small-text">{t('room-has-password')}</p> : null;
  }
  return (
    <>
      <label class="field">{t('room-password')}
        <input value={text} maxLength={PASSWORD_CHARS} autocomplete="off" spellcheck={false}
          placeholder={room.password ? '••••••' : ''}
          onInput={(e) => setText(e.currentTarget.value)}
          onChange={(e) => void save(e.currentTarget.value.trim())} />
      </label>
      <p class="muted small-text">{t('room-password-about')}</p>
    </>
  );
}
