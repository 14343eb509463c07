// Screens that are fetched when they are first shown.

import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../i18n';

export function lazy<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let ready: ComponentType<P> | null = null;
  return function Later(props: P): JSX.Element {
    const [Part, setPart] = useState<ComponentType<P> | null>(() => ready);
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      if (ready) return;
      load().then((part) => {
        ready = part;
        setPart(() => part);
      }, () => setFailed(true));
    }, []);
    if (failed) return <p class="loading">{t('line-down')}</p>;
    return Part ? <Part {...props} /> : <p class="loading">{t('loading')}</p>;
  };
}
