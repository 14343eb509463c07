// The guided dives, as a newcomer takes them: from the home screen, by touching what the teacher
// points at and nothing else. In English every mistake of every lesson is made as well. Then every
// word of every lesson is put on the teacher's card in every language, on a small phone.

import { readdirSync, readFileSync } from 'node:fs';
import { count, launch, person, pictures, until } from './browser.mjs';
import { follow } from './follow.mjs';
import { LANGUAGES, look, noProblems, OUT } from './look.mjs';
import { book, schoolWord } from './school-words.mjs';

const url = process.argv[2];
const SMALL = { width: 360, height: 640 };
// Of a small phone's height, what the teacher may take at most; the rest is the station's.
const HEAD_MOST = 0.42;

const at = (page, selector) => page.locator(selector).first();

// The teacher points at something, or has a button of his own.
const pointed = (page) => until('something is pointed at', () =>
  count(page, '[data-pointed], .coach-next, .coach-card.done'));

const inSight = (page, what) => until(`${what}: what is pointed at is in sight`, () =>
  page.evaluate(() => {
    const e = document.querySelector('[data-pointed]');
    if (!e || e.closest('dialog, .lesson-head')) return true;
    const { top, bottom } = e.getBoundingClientRect();
    const head = document.querySelector('.lesson-head').getBoundingClientRect().bottom;
    return top >= head - 1 && bottom <= innerHeight + 1;
  }));

// The steps of a lesson with their mistakes, from its text.
function stepsOf(name) {
  const folder = new URL('../../../lessons/', import.meta.url);
  const file = readdirSync(folder).find((f) => f.endsWith(`-${name}.lesson`));
  const steps = [];
  for (const line of readFileSync(new URL(file, folder), 'utf8').split('\n')) {
    const [word, ...rest] = line.split(' ');
    if (word === 'step') steps.push({ step: rest[0], mistakes: [] });
    if (word === 'mistake') steps.at(-1).mistakes.push(rest);
  }
  return steps;
}

const cell = (space) => `.captain .chart .cell[data-at="${
  (Number(space.slice(1)) - 1) * 16 + space.charCodeAt(0) - 65}"]`;

// The controls that give an order, one after the other. One that lies behind something is pressed
// all the same: a station that has other things to do ignores it.
function controls([kind, what]) {
  const other = ':not([aria-disabled]):not(:disabled):not([data-pointed])';
  switch (kind) {
    case 'course': return [`.compass .course${what === '*' ? other : `.${what}`}`];
    case 'mark': return [`:is(.quick, .gauges) [data-system${what === '*' ? `]${other}`
      : `="${what}"]`}`];
    case 'cross': return what === '*' ? null : [`[data-symbol="${what}"]`];
    case 'torpedo': case 'mine': case 'trigger':
      return what === '*' ? null : [`.system-button.${kind}`, cell(what), '.target .row .button'];
    case 'surface': return ['.do-surface', 'dialog .button.main'];
    case 'pass': return ['.do-pass'];
    default: return null;
  }
}

const press = (page, selector) => page.evaluate((s) => {
  const found = [...document.querySelectorAll(s)].find((e) => e.checkVisibility());
  found?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}, selector);

async function err(page, name, { step, mistakes }) {
  for (const [mistake, ...order] of mistakes) {
    const list = controls(order);
    if (!list) continue;
    const wanted = schoolWord(`lesson-${name}-${step}-${mistake}`);
    // Pressed again until it is answered: a control may not be there yet.
    await until(`${name} ${step} ${mistake} is answered`, async () => {
      for (const selector of list) {
        await press(page, selector);
        await page.waitForTimeout(30);
      }
      return (await at(page, '.coach-answer').textContent({ timeout: 1000 }).catch(() => '')) ===
        wanted;
    });
    await press(page, '.target .row .button:last-child');
    mistakesMade++;
  }
}

let mistakesMade = 0;

async function takeLesson(page, name) {
  await until(`the lesson ${name}`, () => count(page, '.coach-card'));
  for (const [i, step] of stepsOf(name).entries()) {
    const asked = schoolWord(`lesson-${name}-${step.step}`);
    await until(`${name} ${step.step} is asked for`, () => page.evaluate((text) =>
      document.querySelector('.coach-text p')?.textContent === text, asked));
    await pointed(page);
    await inSight(page, `${name} ${step.step}`);
    await look(page, `lesson-${name}-${i + 1}`, { axe: i === 0 });
    await err(page, name, step);
    await follow(page);
  }
  await until(`the end of ${name}`, () => count(page, '.coach-card.done'));
  await look(page, `lesson-${name}-done`);
}

// Every text of the school on the card, one after the other.
async function measure(page, language) {
  const texts = book(language).filter((m) =>
    m.id.startsWith('lesson-') && typeof m.value === 'string').map((m) => [m.id, m.value]);
  const steps = new Map(texts.filter(([id]) => id.split('-').length === 3));
  const bad = await page.evaluate(([all, owners, most]) => {
    const head = document.querySelector('.lesson-head');
    const [said] = head.querySelectorAll('.coach-text p');
    const before = said.textContent, faults = [];
    const answer = said.parentElement.appendChild(document.createElement('p'));
    answer.className = 'coach-answer';
    for (const [id, text] of all) {
      const owner = owners[id.split('-').slice(0, 3).join('-')];
      said.textContent = owner ?? text;
      answer.textContent = owner && owner !== text ? text : '';
      const high = head.getBoundingClientRect().height / innerHeight;
      if (high > most) faults.push(`${id} takes ${Math.round(high * 100)} %`);
      if (head.scrollWidth > head.clientWidth + 1) faults.push(`${id} is too wide`);
    }
    answer.remove();
    said.textContent = before;
    return faults;
  }, [texts, Object.fromEntries(steps), HEAD_MOST]);
  if (bad.length) throw new Error(`${language}: ${bad.join('; ')}`);
}

async function inEveryLanguage(browser) {
  const page = await person(browser, 'Ida', { viewport: SMALL });
  for (const language of LANGUAGES) {
    await page.goto(url);
    await page.evaluate((l) => localStorage.setItem('fathom.language', JSON.stringify(l)),
      language);
    await page.goto(`${url}learn`);
    await until(`the list in ${language}`, () => count(page, '.lesson-card'));
    await look(page, `lessons-${language}`, { axe: language === 'en' });
    await page.click('.lesson-card');
    await until('the card', () => count(page, '.coach-card'));
    await measure(page, language);
    await look(page, `lesson-${language}`, { axe: language === 'uk' });
  }
  await page.context().close();
}

// From the link, without a name, through all lessons.
async function newcomer(browser) {
  const context = await browser.newContext({ viewport: SMALL, locale: 'en-GB', hasTouch: true,
    reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('fathom.pace', '60'));
  await page.goto(url);
  await page.click('.button.big');
  await until('the first lesson, without a list', () => count(page, '.coach-card'));
  await page.click(`.lesson-head [aria-label="${schoolWord('dive-leave')}"]`);
  await until('the lessons', () => count(page, '.lesson-card'));
  const names = await page.evaluate(() => document.querySelectorAll('.lesson-card').length);
  await page.click('.lesson-card.next');
  for (let i = 0; i < names; i++) {
    const name = new URL(page.url()).pathname.split('/').pop();
    await takeLesson(page, name);
    if (i + 1 < names) await page.click('.coach-on');
  }
  const done = await page.evaluate(() => JSON.parse(localStorage.getItem('fathom.lessons')));
  if (done.length !== names) throw new Error(`${done.length} of ${names} lessons are finished`);
  await page.click('.coach-battle');
  await until('the first battle', () => count(page, '.bridge:not(.lesson) .target'));
  console.log(`${names} lessons taken, ${mistakesMade} mistakes made and answered`);
  await context.close();
}

const browser = await launch();
try {
  await inEveryLanguage(browser);
  await newcomer(browser);
  noProblems();
} catch (e) {
  await pictures(OUT);
  throw e;
} finally {
  await browser.close();
}
