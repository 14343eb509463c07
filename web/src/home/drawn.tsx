// The home screen as text, one a language: the build puts it into the page that a browser gets
// first.

import { renderToString } from 'preact-render-to-string';
import { App } from '../app';
import { LANGUAGES, setLanguage, type Language } from '../i18n';

export async function drawn(): Promise<{ language: Language; home: string }[]> {
  const pages = [];
  for (const language of LANGUAGES) {
    await setLanguage(language);
    pages.push({ language, home: renderToString(<App />) });
  }
  return pages;
}
