// The code, the link and the QR code with which others come in.

import type { JSX } from 'preact';
import { linkWithPassword } from '../core/passwords';
import { shareLink } from '../core/share';
import { nameOf, type Room } from '../core/state';
import { t } from '../i18n';
import { Button } from '../ui/basic';

export function Invite({ room }: { room: Room }): JSX.Element {
  const share = async () => {
    const by = encodeURIComponent(nameOf(room, room.you.member));
    const url = linkWithPassword(`${room.link}?by=${by}`, room.code);
    await shareLink(url, t('invite-text', { code: room.code }));
  };
  return (
    <section class="invite panel" aria-label={t('invite')}>
      <img src={`/api/rooms/${room.code}/qr.svg`} alt={t('qr')} width="132" height="132" />
      <div class="stack grow">
        <p class="muted small-text">{t('room-code')}</p>
        <p class="code">{room.code}</p>
        <Button size="small" icon="copy" onClick={() => void share()}>{t('share-link')}</Button>
      </div>
    </section>
  );
}
