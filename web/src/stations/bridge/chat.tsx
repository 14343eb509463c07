// Chat with the crew or with the whole table.

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { nameOf, type State } from '../../core/state';
import { ask } from '../../net/client';
import { t } from '../../i18n';
import { Button, Dialog, Segmented } from '../../ui/basic';
import { Report } from './report';

type To = 'crew' | 'table';

export function ChatBox({ state }: { state: State }): JSX.Element {
  const room = state.room!;
  const seated = room.you.seats.length > 0 && room.state === 'playing';
  const [to, setTo] = useState<To>(seated ? 'crew' : 'table');
  const [text, setText] = useState('');
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
        <input class="text-input grow" maxLength={240} value={text} aria-label={t('chat-text')}
          onInput={(e) => setText(e.currentTarget.value)} />
        <Button kind="main" type="submit">{t('chat-send')}</Button>
      </form>
      <Report room={room} />
    </div>
  );
}

export function ChatDialog({ state, onClose }: { state: State; onClose: () => void }) {
  return <Dialog title={t('chat')} onClose={onClose}><ChatBox state={state} /></Dialog>;
}
