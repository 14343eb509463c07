// Screens that are fetched when they are first shown, or before, when there is time.

import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { keepTrying } from '../core/keep-trying';
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
    const [stage, setStage] = useState<'coming' | 'failed' | 'there'>(ready ? 'there' : 'coming');
    useEffect(() => {
      let shown = true;
      keepTrying(fetch, () => shown, () => setStage('failed'))
        .then(() => setStage('there'), () => undefined);
      return () => { shown = false; };
    }, []);
    const Part = ready;
    if (Part) return <Part {...props} />;
    return <p class="loading">{t(stage === 'failed' ? 'line-down' : 'loading')}</p>;
  }
  return Object.assign(Later, { fetch });
}
