// The guided dives, in the order in which they are taught.

import type { JSX } from 'preact';
import { engine } from '../core/engine';
import { go } from '../core/route-to';
import { useSignal } from '../core/signal';
import { t } from '../i18n';
import { Button } from '../ui/basic';
import { Icon } from '../ui/icons';
import { battle } from './battle';
import { finished, nextOf } from './progress';
import '../styles/school.css';

export function Lessons(): JSX.Element {
  const done = useSignal(finished);
  const all = engine().lessons();
  const next = nextOf(all, done);
  return (
    <main class="lessons">
      <header class="row">
        <Button kind="quiet" icon="back" label={t('back')} onClick={() => go('/')} />
        <h1 class="grow">{t('guided-dives')}</h1>
      </header>
      <p>{t('dives-about')}</p>
      {!next && <Battle main />}
      <ol class="lesson-list">
        {all.map((name, i) => (
          <li key={name}>
            <button type="button" class={`lesson-card ${done.includes(name) ? 'done' : ''} ${
              name === next ? 'next' : ''}`} onClick={() => go(`/learn/${name}`)}>
              <span class="lesson-number" aria-hidden="true">
                {done.includes(name) ? <Icon name="check" size={20} /> : i + 1}</span>
              <span><b>{t(`lesson-${name}`)}</b><small>{t(`lesson-${name}-about`)}</small></span>
              {done.includes(name) && <span class="visually-hidden">{t('dive-finished')}</span>}
            </button>
          </li>
        ))}
      </ol>
      {next && <Battle />}
    </main>
  );
}

// What all of it leads to: at the end of the list, or, for who has been through it, above it.
function Battle({ main = false }: { main?: boolean }): JSX.Element {
  return (
    <>
      <Button kind={main ? 'main' : ''} class="battle" wide icon="bolt"
        onClick={() => void battle()}>{t('first-battle')}</Button>
      <p class="muted">{t('first-battle-about')}</p>
    </>
  );
}
