// Own wishes: language, looks, voice, sounds, vibration.

import type { JSX } from 'preact';
import {
  leftHanded, safeColours, SIZES, speed, SPEEDS, textSize, theme, THEMES,
} from '../core/looks';
import { useSignal, type Signal } from '../core/signal';
import { LANGUAGE_NAMES, LANGUAGES, language, t } from '../i18n';
import { savedLanguage } from '../i18n/saved';
import {
  LEVELS, loudness, SOUNDS, soundOn, soundsOn, speechOn, vibrationOn,
} from '../sound/settings';
import { askForNotices, noticesOn } from '../sound/notices';
import { Check, Segmented } from '../ui/basic';
import { lazy } from '../ui/lazy';

const MicrophoneTest = lazy(() =>
  import('../voice/microphone-test').then((m) => m.MicrophoneTest));

function LanguageChoice(): JSX.Element {
  const now = useSignal(language);
  return (
    <label class="field">{t('language')}
      <select value={now} onChange={(e) => savedLanguage.set(e.currentTarget.value)}>
        {LANGUAGES.map((l) => <option key={l} value={l} lang={l}>{LANGUAGE_NAMES[l]}</option>)}
      </select>
    </label>
  );
}

interface ChoiceProps<T extends string> {
  name: string;
  wish: Signal<T>;
  list: readonly T[];
  text: (value: T) => string;
}

function Choice<T extends string>({ name, wish, list, text }: ChoiceProps<T>): JSX.Element {
  const now = useSignal(wish);
  return (
    <div class="field">{t(name)}
      <Segmented label={t(name)} value={now} onChange={(value) => wish.set(value)}
        options={list.map((value) => ({ value, text: text(value) }))} />
    </div>
  );
}

function Switch({ name, wish }: { name: string; wish: Signal<boolean> }): JSX.Element {
  return <Check text={t(name)} checked={useSignal(wish)} onChange={(on) => wish.set(on)} />;
}

export function Settings(): JSX.Element {
  return (
    <div class="stack settings">
      <LanguageChoice />
      <Choice name="theme" wish={theme} list={THEMES} text={(v) => t(`theme-${v}`)} />
      <Choice name="text-size" wish={textSize} list={SIZES} text={(v) => `${v} %`} />
      <Choice name="speed" wish={speed} list={SPEEDS} text={(v) => t(`speed-${v}`)} />
      <Switch name="safe-colours" wish={safeColours} />
      <Switch name="left-handed" wish={leftHanded} />
      <SoundSettings />
      <MicrophoneTest />
    </div>
  );
}

function SoundSettings(): JSX.Element {
  const sound = useSignal(soundOn), each = useSignal(soundsOn), notices = useSignal(noticesOn);
  return (
    <>
      <Switch name="speech" wish={speechOn} />
      <Switch name="vibration" wish={vibrationOn} />
      <Check text={t('notices')} checked={notices} onChange={(on) => void askForNotices(on)} />
      <Switch name="sound" wish={soundOn} />
      {LEVELS.map((name) => <Loudness key={name} name={name} />)}
      {sound && <div class="sound-list">{SOUNDS.map((s) => (
        <Check key={s} text={t(`sound-${s}`)} checked={each[s] ?? true}
          onChange={(on) => soundsOn.update((all) => ({ ...all, [s]: on }))} />
      ))}</div>}
    </>
  );
}

function Loudness({ name }: { name: (typeof LEVELS)[number] }): JSX.Element {
  const wish = loudness[name], now = useSignal(wish);
  return (
    <label class="field loudness">{t(`loudness-${name}`)}
      <input type="range" min={0} max={100} step={5} value={Math.round(now * 100)}
        onInput={(e) => wish.set(Number(e.currentTarget.value) / 100)} />
    </label>
  );
}
