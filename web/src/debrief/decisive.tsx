// The moments that decided the game, as the server's analysis has them.

import type { JSX } from 'preact';
import { t } from '../i18n';
import { boatName } from '../sound/announce';
import type { Analysis } from './analysis';

interface Props {
  found: Analysis | null;
  boats: [string, string];
  onAt: (at: number) => void;
}

export function Decisive({ found, boats, onAt }: Props): JSX.Element {
  return (
    <section class={`panel stack decisive-panel ${found ? 'found' : ''}`}
      aria-label={t('decisive')}>
      <h2>{t('decisive')}</h2>
      {!found && <p class="muted">{t('loading')}</p>}
      <ol tabIndex={0} aria-label={t('decisive')}>
        {found?.moments.map((m, i) => (
          <li key={i}><button type="button" class={`moment ${m.boat ?? ''}`}
            onClick={() => onAt(m.step)}>
            {t(`decisive-${m.kind}`, { boat: boatName(boats, m.boat), damage: m.damage ?? 0,
              before: m.before ?? 0, after: m.after ?? 0,
              cause: m.cause ?? '' })}</button></li>
        ))}
      </ol>
    </section>
  );
}
