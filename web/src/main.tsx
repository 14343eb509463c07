import { hydrate, render } from 'preact';
import { App, fetchGame, fetchLessons, fetchScreen } from './app';
import { fetchModule } from './core/fetch-rules';
import { fileAt, isDesk } from './core/place';
import { path } from './core/route-to';
import { guessLanguage, language, setDeskWords, setFirstWords, setLanguage, type Language } from
  './i18n';
import { savedLanguage } from './i18n/saved';
import { connect, playerName } from './net/client';
import { keepFocus } from './ui/focus';
import './styles/tokens.css';
import './styles/base.css';
import './styles/home.css';

// The worker fetches the whole client: not while the first screen is on its way. Nor does a page
// that begins elsewhere than at a table fetch the game before. The largest file of a newcomer's
// first lesson is on its way while his home screen is brought to life, the others follow.
const LATER_MS = 2500;

const tongue = (): Language => guessLanguage(navigator.languages, savedLanguage.get());

async function showDesk(): Promise<void> {
  const [{ Desk }] = await Promise.all([import('./desk/desk'), setDeskWords(tongue())]);
  savedLanguage.subscribe(() => void setDeskWords(tongue()));
  render(<Desk />, document.getElementById('app')!);
}

async function start(): Promise<void> {
  if (isDesk) return showDesk();
  const home = path.get() === '/';
  const words = (home ? setFirstWords : setLanguage)(tongue());
  savedLanguage.subscribe(() => void setLanguage(tongue()));
  const room = /^\/r\/([^/]+)/.exec(path.get())?.[1];
  const newcomer = home && !playerName.get();
  if (newcomer) fetchModule().catch(() => undefined);
  connect(playerName.get() ? room : undefined);
  if (room && playerName.get()) void fetchGame();
  else void fetchScreen(path.get());
  const drawnIn = document.documentElement.lang;
  await words;
  show(document.getElementById('app')!, drawnIn);
  const next = newcomer ? fetchLessons().catch(() => undefined) : null;
  (home || room ? whenIdle : later)(() => {
    if (home) void setLanguage(tongue());
    void Promise.resolve(next).then(fetchGame);
  });
  if (import.meta.env.PROD && 'serviceWorker' in navigator) {
    void Promise.resolve(next).then(() => later(() =>
      void navigator.serviceWorker.register(fileAt('sw.js')).catch(() => undefined)));
  }
}

// A newcomer's page has come with the home screen drawn: it is brought to life, and what was tapped
// too early is done. A tap leaves its button with the focus, but not visibly so.
function show(app: HTMLElement, drawnIn: string): void {
  const asDrawn = path.get() === '/' && language.get() === drawnIn && !playerName.get();
  if (!asDrawn) app.textContent = '';
  keepFocus(app);
  (app.firstChild ? hydrate : render)(<App />, app);
  app.querySelector<HTMLElement>('button:focus:not(:focus-visible)')?.click();
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 300);
}

const later = (work: () => void): void => void setTimeout(work, LATER_MS);

void start();
