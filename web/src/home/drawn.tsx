// The home screen as text, one a language: the build puts it into the page that a browser gets
// first, together with the page's name and description.

import { renderToString } from 'preact-render-to-string';
import { App } from '../app';
import { LANGUAGES, setFirstWords, setLanguage, t, type Language } from '../i18n';
import { Brand } from './brand';

export interface Page {
  language: Language;
  title: string;
  description: string;
  home: string;
  splash: string; // before somebody with a link is greeted or seated
  invite: string;
  invited: string; // with the mark that the server replaces by a name
}

export async function drawn(): Promise<Page[]> {
  const pages: Page[] = [];
  for (const language of LANGUAGES) {
    await setFirstWords(language);
    const home = renderToString(<App />);
    await setLanguage(language);
    if (home !== renderToString(<App />)) throw new Error('the home screen needs more words');
    pages.push({ language, title: t('page-title'), description: t('page-description'), home,
      splash: renderToString(<main class="home welcome"><Brand /></main>),
      invite: t('preview-invite'), invited: t('preview-invited', { name: '__NAME__' }) });
  }
  return pages;
}
