// Chat with the crew or with the whole table.

import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { CHAT_CHARS } from '../../core/bounds';
import { signal, useSignal } from '../../core/signal';
import { nameOf, type Chat, type State } from '../../core/state';
import { ask } from '../../net/client';
import { t } from '../../i18n';
import { People } from '../../lobby/people';
import { Button, Dialog, Segmented } from '../../ui/basic';
import { Report } from './report';

type To = 'crew' | 'table';

// The last line that was on the screen.
const seen = signal<Chat | null>(null);

function unread({ chat, room }: State): number {
  const from = chat.lastIndexOf(seen.get()!) + 1;
  return chat.slice(from).filter((c) => c.member !== room?.you.member).length;
}

// The way to the chat, with how much in it is new.
export function ChatButton({ state, onClick }: { state: State; onClick: () => void }): JSX.Element {
  useSignal(seen);
  const count = unread(state);
  return (
    <span class="with-mark">
      <Button kind="quiet" icon="talk" onClick={onClick}
        label={count ? t('chat-unread', { count }) : t('chat')} />
      {count > 0 && <span class="unread" aria-hidden="true">{count}</span>}
    </span>
  );
}

export function ChatBox({ state }: { state: State }): JSX.Element {
  const room = state.room!;
  const seated = room.you.seats.length > 0 && room.state === 'playing';
  const [to, setTo] = useState<To>(seated ? 'crew' : 'table');
  const [text, setText] = useState('');
  useEffect(() => seen.set(state.chat.at(-1) ?? null), [state.chat]);
  const send = () => {
    const line = text.trim();
    if (!line) return;
    void ask({ do: 'chat', to: seated ? to : 'table', text: line });
    setText('');
  };
  return (
    <div class="stack chat">
      <div class="chat-lines" role="log" tabIndex={0} aria-label={t('chat')}>
        {state.chat.map((c, i) => (
          <p key={i}><b>{nameOf(room, c.member)}</b>
            {c.to === 'crew' && <span class="pill small-text">{t('chat-crew')}</span>} {c.text}
          </p>
        ))}
      </div>
      {seated && <Segmented label={t('chat-to')} value={to} onChange={setTo} options={[
        { value: 'crew', text: t('chat-crew') }, { value: 'table', text: t('chat-table') }]} />}
      <form class="row" onSubmit={(e) => { e.preventDefault(); send(); }}>
        <input class="text-input grow" maxLength={CHAT_CHARS} value={text}
          aria-label={t('chat-text')}
          onInput={(e) => setText(e.currentTarget.value)} />
        <Button kind="main" type="submit">{t('chat-send')}</Button>
      </form>
      <Report room={room} />
    </div>
  );
}

export function ChatDialog({ state, onClose }: { state: State; onClose: () => void }) {
  return (
    <Dialog title={t('chat')} onClose={onClose}>
      <ChatBox state={state} />
      <People room={state.room!} />
    </Dialog>
  );
}
