// The tape: everything heard of the enemy, the newest at the right end.

import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { FORGOTTEN } from '../../core/memory';
import type { TapeItem } from '../../core/tape';
import { TURN } from '../../core/space';
import { columnLetter, placeNamed, t } from '../../i18n';
import { announce } from '../../sound/announce';
import { Icon, SystemGlyph } from '../../ui/icons';

interface Props {
  items: TapeItem[];
  boats: [string, string];
  surfaced?: boolean;
  now?: number; // the word that is looked at, from 0
}

export function Tape({ items, boats, surfaced, now }: Props): JSX.Element {
  const ref = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const list = ref.current!, word = list.children[now ?? items.length - 1];
    const left = (word as HTMLElement | undefined)?.offsetLeft ?? 0;
    list.scrollTo({ left: now === undefined ? list.scrollWidth : left - list.clientWidth / 2 });
  }, [items.length, now]);
  return (
    <div class="tape-box" data-about="tape">
      <ol class="tape" ref={ref} tabIndex={0} aria-label={t('tape')}>
        {items.map((item, i) => <Word key={item.index} item={item} boats={boats}
          now={i === now} />)}
        {surfaced && <li class="word pause">{t('tape-surfaced')}</li>}
        {!items.length && !surfaced && <li class="word pause">{t('tape-empty')}</li>}
      </ol>
    </div>
  );
}

interface WordProps {
  item: TapeItem;
  boats: [string, string];
  now: boolean;
}

function Word({ item, boats, now }: WordProps): JSX.Element {
  const { event } = item;
  if (event === FORGOTTEN) return <li class="word gap">{t('tape-gap')}</li>;
  const spoken = announce(event, boats);
  return (
    <li class={`word ${event.event}`} title={spoken} aria-current={now ? 'step' : undefined}>
      <span class="visually-hidden">{spoken}</span>
      <span aria-hidden="true">{sign(item)}</span>
    </li>
  );
}

function sign({ event }: TapeItem): JSX.Element {
  switch (event.event) {
    case 'course': return (
      <svg viewBox="0 0 24 24" width="26" height="26"
        style={{ transform: `rotate(${TURN[event.dir!]}deg)` }}>
        <path d="M12 21V4M5.5 10.500L12 4l6.500 6.500" />
      </svg>
    );
    case 'silence': return <SystemGlyph system="silence" size={24} />;
    case 'surface': return <><Icon name="surface" size={22} />{event.sector}</>;
    case 'dive': return <Icon name="dive" size={22} />;
    case 'drone': return <><SystemGlyph system="drone" size={22} />{event.sector}
      <b>{t(`drone-${event.answer}`)}</b></>;
    case 'answer': return <><SystemGlyph system="sonar" size={22} />{said(event)}</>;
    case 'blast': return <>{placeNamed(event.at!)} <b>{t('blast-short')}</b></>;
    default: return <>{event.at ? placeNamed(event.at) : ''}
      <SystemGlyph system={systemOf(event.event)} size={22} /></>;
  }
}

export function said(e: TapeItem['event']): string {
  const parts: string[] = [];
  if (e.column) parts.push(columnLetter(e.column.charCodeAt(0) - 65));
  if (e.row) parts.push(String(e.row));
  if (e.sector) parts.push(t('sector-short', { number: e.sector }));
  return parts.join(' · ');
}

function systemOf(event: string): 'torpedo' | 'mine' | 'scenario' {
  if (event === 'torpedo') return 'torpedo';
  return event === 'mine' || event === 'trigger' ? 'mine' : 'scenario';
}
