// Voice while it is on: the button to talk, who hears it, who is there and who talks.

import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { useSignal } from '../core/signal';
import { nameOf, type Room } from '../core/state';
import { t } from '../i18n';
import { Button, Check } from '../ui/basic';
import { Icon } from '../ui/icons';
import { TalkMark } from './mark';
import { TALK_KEY, talkMode } from './settings';
import { talking } from './talking';
import { linked, noMicrophone, speak, speaking, turnOff, turnOn } from './voice';
import '../styles/voice.css';

export function VoiceStrip({ room }: { room: Room }): JSX.Element {
  const missing = useSignal(noMicrophone), mode = useSignal(talkMode);
  useTalkKey(mode === 'hold');
  return (
    <section class="voice-strip" aria-label={t('voice')}>
      {missing ? <NoMicrophone why={missing} />
        : mode === 'hold' ? <HoldToTalk /> : <OpenMicrophone />}
      {!missing && <Button kind="quiet" class="voice-more" icon="onair" pressed={mode === 'open'}
        onClick={changeMode}><span>{t('voice-open-mode')}</span></Button>}
      <Button kind="quiet" class="voice-more" icon="close" label={t('voice-leave')}
        onClick={turnOff} />
      <People room={room} />
    </section>
  );
}

const changeMode = (): void => talkMode.update((mode) => (mode === 'open' ? 'hold' : 'open'));

// The same choices for a menu: a phone's strip has no room for them.
export function VoiceChoices(): JSX.Element {
  const missing = useSignal(noMicrophone), mode = useSignal(talkMode);
  return (
    <>
      {missing ? <NoMicrophone why={missing} />
        : <Check text={t('voice-open-mode')} checked={mode === 'open'} onChange={changeMode} />}
      <Button icon="close" onClick={turnOff}>{t('voice-leave')}</Button>
    </>
  );
}

// A box that was ticked last keeps the focus, but nothing is written there.
const WRITTEN_IN = 'input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, select';

const typing = (target: EventTarget | null): boolean =>
  target instanceof Element && !!target.closest(WRITTEN_IN);

// What is held is let go once: when it is released, or when it goes away.
function hold(): { press: (e: KeyboardEvent | PointerEvent) => void; release: () => void } {
  let held = false;
  return {
    press: (e) => {
      if ('repeat' in e && e.repeat) return; // down already when more people began to hear
      held = true;
      speak(true);
    },
    release: () => {
      if (held && talkMode.get() === 'hold') speak(false);
      held = false;
    },
  };
}

// Anywhere on the page, but not while somebody writes.
function useTalkKey(on: boolean): void {
  useEffect(() => {
    if (!on) return undefined;
    const { press, release } = hold();
    const down = (e: KeyboardEvent) => {
      if (e.code !== TALK_KEY || e.altKey || e.ctrlKey || e.metaKey || typing(e.target)) return;
      e.preventDefault();
      press(e);
    };
    const up = (e: KeyboardEvent) => {
      if (e.code === TALK_KEY) release();
    };
    addEventListener('keydown', down);
    addEventListener('keyup', up);
    return () => {
      removeEventListener('keydown', down);
      removeEventListener('keyup', up);
      release();
    };
  }, [on]);
}

const isPress = (e: KeyboardEvent): boolean => e.key === ' ' || e.key === 'Enter';

function HoldToTalk(): JSX.Element {
  const on = useSignal(speaking);
  const { press, release } = useMemo(hold, []);
  useEffect(() => release, []);
  return (
    <button type="button" class="button talk" aria-pressed={on}
      onPointerDown={(e) => {
        e.currentTarget.setPointerCapture(e.pointerId);
        press(e);
      }}
      onPointerUp={release} onLostPointerCapture={release}
      onKeyDown={(e) => {
        if (!isPress(e)) return;
        e.preventDefault();
        press(e);
      }}
      onKeyUp={(e) => isPress(e) && release()}
      onBlur={release} onContextMenu={(e) => e.preventDefault()}>
      <Icon name="mic" size={20} /><span>{t('voice-hold')}</span><kbd>V</kbd>
    </button>
  );
}

function OpenMicrophone(): JSX.Element {
  const on = useSignal(speaking);
  return <Button class="talk" icon={on ? 'mic' : 'micoff'} pressed={on}
    onClick={() => speak(!on)}><span>{t(on ? 'voice-open' : 'voice-shut')}</span></Button>;
}

function NoMicrophone({ why }: { why: string }): JSX.Element {
  return (
    <div class="no-microphone">
      <Icon name="micoff" size={20} />
      <p class="small-text" role="alert">{t(`voice-no-${why}`)}</p>
      {why !== 'insecure' && <Button size="small" onClick={() => {
        turnOff();
        void turnOn();
      }}>{t('voice-again')}</Button>}
    </div>
  );
}

// Who hears; those who talk come first.
function People({ room }: { room: Room }): JSX.Element {
  const there = useSignal(linked), loud = useSignal(talking);
  const list = [...there].sort((a, b) => Number(loud.has(b)) - Number(loud.has(a)) || a - b);
  return (
    <div class="voice-people">
      <span class="pill small-text">
        {t(room.you.voice.channel === 'crew' ? 'chat-crew' : 'chat-table')}</span>
      {list.length > 0 ? <ul>
        {list.map((member) => (
          <li key={member} class={loud.has(member) ? 'loud' : ''}>
            <TalkMark room={room} member={member} />{nameOf(room, member)}</li>
        ))}
      </ul> : <p class="muted">{t('voice-alone')}</p>}
    </div>
  );
}
