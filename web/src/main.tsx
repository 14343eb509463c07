import { render } from 'preact';
import { App } from './app';
import { path } from './core/route-to';
import { EMPTY } from './core/state';
import { guessLanguage, setLanguage } from './i18n';
import { savedLanguage } from './i18n/saved';
import { connect, onNews } from './net/client';
import { direct } from './sound/director';
import { wake } from './sound/sound';
import './styles/tokens.css';
import './styles/base.css';
import './styles/chart.css';
import './styles/stations.css';
import './styles/screens.css';

// The worker fetches the whole client: not while the first screen is on its way.
const WORKER_AFTER_MS = 2500;

async function start(): Promise<void> {
  const words = setLanguage(guessLanguage(navigator.languages, savedLanguage.get()));
  let before = EMPTY;
  onNews((next) => {
    direct(before, next);
    before = next;
  });
  addEventListener('pointerdown', wake, { once: true });
  addEventListener('keydown', wake, { once: true });
  const room = /^\/r\/([^/]+)/.exec(path.get())?.[1];
  connect(room);
  await words;
  render(<App />, document.getElementById('app')!);
  if (import.meta.env.PROD && 'serviceWorker' in navigator) {
    setTimeout(() => void navigator.serviceWorker.register('/sw.js').catch(() => undefined),
      WORKER_AFTER_MS);
  }
}

void start();
