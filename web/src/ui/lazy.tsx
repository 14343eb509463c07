// Screens that are fetched when they are first shown, or before, when there is time.

import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../i18n';

interface Lazy<P> {
  (props: P): JSX.Element;
  fetch(): Promise<void>;
}

export function lazy<P extends object>(load: () => Promise<ComponentType<P>>): Lazy<P> {
  let ready: ComponentType<P> | null = null;
  const fetch = async (): Promise<void> => {
    ready ??= await load();
  };
  function Later(props: P): JSX.Element {
    const [loaded, setLoaded] = useState(ready !== null);
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      if (!loaded) fetch().then(() => setLoaded(true), () => setFailed(true));
    }, []);
    if (failed) return <p class="loading">{t('line-down')}</p>;
    const Part = ready;
    return Part ? <Part {...props} /> : <p class="loading">{t('loading')}</p>;
  }
  return Object.assign(Later, { fetch });
}
