import { render } from 'preact';
import { App, fetchGame } from './app';
import { path } from './core/route-to';
import { guessLanguage, setLanguage } from './i18n';
import { savedLanguage } from './i18n/saved';
import { connect } from './net/client';
import { keepFocus } from './ui/focus';
import './styles/tokens.css';
import './styles/base.css';
import './styles/home.css';

// The worker fetches the whole client: not while the first screen is on its way.
const WORKER_AFTER_MS = 2500;

async function start(): Promise<void> {
  const words = setLanguage(guessLanguage(navigator.languages, savedLanguage.get()));
  const room = /^\/r\/([^/]+)/.exec(path.get())?.[1];
  connect(room);
  if (room) void fetchGame();
  await words;
  show(document.getElementById('app')!);
  whenIdle(() => void fetchGame());
  if (import.meta.env.PROD && 'serviceWorker' in navigator) {
    setTimeout(() => void navigator.serviceWorker.register('/sw.js').catch(() => undefined),
      WORKER_AFTER_MS);
  }
}

// The page has come with the home screen drawn; the program draws it anew, alive, and then does
// what was tapped too early. A tap leaves its button with the focus, but not visibly so.
function show(app: HTMLElement): void {
  const buttons = () => [...app.querySelectorAll<HTMLElement>('button')];
  const tapped = buttons().findIndex((b) => b.matches(':focus:not(:focus-visible)'));
  app.textContent = '';
  keepFocus(app);
  render(<App />, app);
  if (path.get() === '/') buttons()[tapped]?.click();
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 300);
}

void start();
