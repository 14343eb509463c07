// Language, voice, sounds, vibration.

import type { JSX } from 'preact';
import { useSignal } from '../core/signal';
import { LANGUAGE_NAMES, LANGUAGES, language, setLanguage, t, type Language } from '../i18n';
import { savedLanguage } from '../i18n/saved';
import { SOUNDS, soundOn, soundsOn, speechOn, vibrationOn } from '../sound/settings';
import { Check } from '../ui/basic';

function LanguageChoice(): JSX.Element {
  const now = useSignal(language);
  return (
    <label class="field">{t('language')}
      <select value={now} onChange={(e) => {
        const next = e.currentTarget.value as Language;
        savedLanguage.set(next);
        void setLanguage(next);
      }}>
        {LANGUAGES.map((l) => <option key={l} value={l} lang={l}>{LANGUAGE_NAMES[l]}</option>)}
      </select>
    </label>
  );
}

export function Settings(): JSX.Element {
  const speech = useSignal(speechOn), sound = useSignal(soundOn), buzz = useSignal(vibrationOn);
  const each = useSignal(soundsOn);
  return (
    <div class="stack settings">
      <LanguageChoice />
      <Check text={t('speech')} checked={speech} onChange={(on) => speechOn.set(on)} />
      <Check text={t('vibration')} checked={buzz} onChange={(on) => vibrationOn.set(on)} />
      <Check text={t('sound')} checked={sound} onChange={(on) => soundOn.set(on)} />
      {sound && <div class="sound-list">{SOUNDS.map((s) => (
        <Check key={s} text={t(`sound-${s}`)} checked={each[s] ?? true}
          onChange={(on) => soundsOn.update((all) => ({ ...all, [s]: on }))} />
      ))}</div>}
    </div>
  );
}
