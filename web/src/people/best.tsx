// The best players of this host, by mode; a host may have no such table.

import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../i18n';
import { bestPlayers, type Best } from '../net/api';
import { Emblem } from './emblem';

export function BestPlayers(): JSX.Element | null {
  const [best, setBest] = useState<Best | null>(null);
  useEffect(() => {
    bestPlayers().then(setBest, () => setBest(null));
  }, []);
  const modes = Object.keys(best ?? {}).filter((mode) => best![mode]!.length);
  if (!modes.length) return null;
  return (
    <section class="panel stack" aria-label={t('best-players')}>
      <h2>{t('best-players')}</h2>
      {modes.map((mode) => (
        <div key={mode}>
          <h3>{t(`mode-${mode}`)}</h3>
          <ol class="best">
            {best![mode]!.map((one, i) => (
              <li key={i}><span class="worn"><Emblem name={one.emblem} /></span>
                <b>{one.name}</b>
                <span class="rating">{one.rating} <small class="muted">± {one.deviation}</small>
                </span></li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}
