// What calls a player who looks elsewhere, or waits: a turn that has come, a clock that runs out, a
// server that does not answer, a wish that came to nothing. Time passes by the page's own clock, as
// fast as the test wants.
// node tests/e2e/attention.mjs URL

import { act } from './act.mjs';
import { count, launch, person, until, word } from './browser.mjs';
import { duel, noErrors, pressed, run } from './table.mjs';

const url = process.argv[2];
const PATIENCE_MS = 2000; // less than the page has
const TICK_HZ = 1500; // the clock's warning, which no other sound has

// Keeps what the page notifies and sounds.
function watched() {
  window.notified = [];
  window.tones = [];
  const { showNotification } = ServiceWorkerRegistration.prototype;
  ServiceWorkerRegistration.prototype.showNotification = function show(title, options) {
    window.notified.push(options.body);
    return showNotification.call(this, title, options);
  };
  window.Notification = class extends window.Notification {
    constructor(title, options) {
      super(title, options);
      window.notified.push(options.body);
    }
  };
  const { setValueAtTime } = AudioParam.prototype;
  AudioParam.prototype.setValueAtTime = function set(value, at) {
    window.tones.push(value);
    return setValueAtTime.call(this, value, at);
  };
}

// A line on which the page's words can be held back, and others be said to it.
async function withLine(page) {
  const line = { silent: false, held: [], turns: 0, say: null, release: null };
  await page.routeWebSocket(/\/ws$/, (ws) => {
    const server = ws.connectToServer();
    server.onMessage((m) => {
      const { events = [] } = JSON.parse(m);
      line.turns += events.filter((e) => e.event === 'turn' && e.team === 'blue').length;
      ws.send(m);
    });
    ws.onMessage((m) => (line.silent ? line.held.push(m) : server.send(m)));
    line.say = (message) => ws.send(JSON.stringify(message));
    line.release = () => {
      line.silent = false;
      for (const m of line.held.splice(0)) server.send(m);
    };
  });
  return line;
}

const notified = (page) => page.evaluate(() => window.notified);
const lookAway = (page, away) => page.evaluate((hidden) =>
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true }), away);
const myTurn = (page) => page.evaluate(() =>
  !!document.querySelector('.compass .course:not([aria-disabled])'));

// Plays on until the own boat's turn has come again.
async function nextTurn(page, line) {
  const before = line.turns;
  await until('the next turn', async () => {
    if (line.turns > before) return myTurn(page);
    await act(page);
    return false;
  });
}

async function awayAndCalled(page, line) {
  await pressed(page, '[aria-label="Menu"]');
  await page.getByLabel(word('notices')).check();
  await page.keyboard.press('Escape');
  await nextTurn(page, line);
  if ((await notified(page)).length) throw new Error('a page that is looked at notifies');
  await lookAway(page, true);
  await nextTurn(page, line);
  let title; // it is set after the turn is drawn
  await until('the title says so', async () =>
    (title = await page.title()).startsWith('Your turn · '));
  await until('the notice', async () => (await notified(page)).includes(title));
  await lookAway(page, false);
  console.log(`away, and called: ${title}`);
}

async function warned(page, line) {
  await nextTurn(page, line); // with all of its time, however long the others took
  await page.evaluate(() => { window.tones = []; });
  const warnings = () => page.evaluate((hz) =>
    window.tones.filter((tone) => tone === hz).length, TICK_HZ);
  if (await count(page, '.clock.late') || await warnings()) throw new Error('warned too early');
  await page.clock.fastForward(51_000);
  await until('the clock is late', () => count(page, '.boat-badge.own .clock.late'));
  await until('the warning sounds', warnings);
  console.log('warned by the clock');
}

// The word lies on the control that was pressed, inside of the screen.
function onTheControl() {
  const word = document.querySelector('.sending.on-it')?.getBoundingClientRect();
  const busy = document.querySelector('.course[aria-busy="true"]')?.getBoundingClientRect();
  return !!word && !!busy && word.left < busy.right && word.right > busy.left &&
    word.top < busy.bottom && word.bottom > busy.top && word.left >= 0 &&
    word.right <= innerWidth && word.bottom <= innerHeight;
}

async function silent(page, line) {
  line.silent = true;
  const at = Date.now();
  await pressed(page, '.compass .course:not([aria-disabled])');
  await until('the course says so at once', () => page.evaluate(onTheControl));
  if (await count(page, '.line-state') && Date.now() - at < PATIENCE_MS) {
    throw new Error('told too early that nobody answers');
  }
  await page.clock.fastForward(5000);
  await until('after a while, that nobody answers', async () =>
    (await page.locator('.line-state').allTextContents()).includes(word('line-silent')));
  line.release();
  await until('it was carried out', () => count(page, '.quick'));
  await until('all is well', async () => !await count(page, '.sending, .line-state, [aria-busy]'));
  console.log('a silent line');
}

async function expired(page, line) {
  line.say({ type: 'notice', notice: 'swap_expired' });
  await until('told', async () =>
    (await page.locator('.toast').allTextContents()).includes(word('swap-expired')));
}

async function main() {
  const browser = await launch();
  const page = await person(browser, 'Ann', { permissions: ['notifications'] });
  await page.addInitScript(watched);
  await page.clock.install();
  const line = await withLine(page);
  await duel(page, url, { time: 'club' });
  await page.mouse.click(5, 5); // sounds need a touch first
  await until('placed', async () => {
    await act(page);
    return !await count(page, '.target');
  });
  await until('the first turn', () => myTurn(page));
  await awayAndCalled(page, line);
  await warned(page, line);
  await silent(page, line);
  await expired(page, line);
  noErrors([page]);
  await browser.close();
}

await run(main);
