// Voice between four pages in two crews, with chromium's own microphone that beeps and a real
// relay: sound arrives while the key is held and not else; who changes crews loses his old links;
// the other crew hears nothing; a server that is killed and started again makes no gap; who is
// removed is cut off; where it must be relayed, no page learns another's address.
// node tests/e2e/voice.mjs FATHOM TURNSERVER_CONF

import { spawn } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { count, launch, person, until, word } from './browser.mjs';
import { LANGUAGES, look, noProblems, speak } from './look.mjs';
import { endWithTest, folder, freePort, serve } from './serve.mjs';
import { noErrors, openRoom, press, pressed, run, sits } from './table.mjs';

const [fathom, turnConf] = process.argv.slice(2);
const ENOUGH = 60; // packets: more than a second, in which the microphone beeps

// Whether a STUN server answers a binding request at once.
const answers = (port) => new Promise((done) => {
  const socket = createSocket('udp4');
  const end = (answered) => socket.close(() => done(answered));
  const timer = setTimeout(end, 200, false);
  socket.once('message', () => { clearTimeout(timer); end(true); });
  socket.once('error', () => undefined);
  socket.send(Buffer.from(`000100002112a442${'5a'.repeat(12)}`, 'hex'), port, '127.0.0.1');
});

// The configuration that we ship, on this machine alone; its own address is private, so allowed.
async function relay() {
  const port = await freePort();
  const conf = join(folder, 'turnserver.conf');
  writeFileSync(join(folder, 'secret'), 'a secret of this test\n', { mode: 0o600 });
  const shipped = readFileSync(turnConf, 'utf8').replace(/^(syslog|listening-port.*)$/gm, '');
  writeFileSync(conf, `${shipped}
static-auth-secret=a secret of this test
listening-ip=127.0.0.1
relay-ip=127.0.0.1
listening-port=${port}
allow-loopback-peers
allowed-peer-ip=127.0.0.1
log-file=stdout
pidfile=${join(folder, 'turn.pid')}
`);
  const turn = spawn('turnserver', ['-c', conf], { stdio: ['ignore', 'pipe', 'pipe'] });
  endWithTest(turn);
  let said = '';
  turn.stdout.on('data', (text) => { said += text; });
  turn.stderr.on('data', (text) => { said += text; });
  turn.on('error', (e) => { said += `cannot be started: ${e.message}`; turn.failed = true; });
  await until('coturn answers', () => {
    if (turn.failed || turn.exitCode !== null) throw new Error(`coturn: ${said.slice(-1500)}`);
    return answers(port);
  });
  return `turn:127.0.0.1:${port}?transport=udp`;
}

// Keeps every connection of the page; one that is stubborn does not close them.
function watched() {
  window.pcs = [];
  window.lines = [];
  const Plain = window.RTCPeerConnection;
  window.RTCPeerConnection = class extends Plain {
    constructor(...options) {
      super(...options);
      window.pcs.push(this);
    }

    close() {
      if (!window.stubborn) super.close();
    }
  };
  window.gains = [];
  const { setTargetAtTime } = AudioParam.prototype;
  AudioParam.prototype.setTargetAtTime = function set(value, ...rest) {
    window.gains.push(value);
    return setTargetAtTime.call(this, value, ...rest);
  };
  window.microphones = [];
  const open = navigator.mediaDevices?.getUserMedia.bind(navigator.mediaDevices);
  if (open) {
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      window.wanted = wanted;
      const stream = await open(wanted);
      window.microphones.push(...stream.getTracks());
      return stream;
    };
  }
  const PlainSocket = window.WebSocket;
  window.WebSocket = class extends PlainSocket {
    constructor(...options) {
      super(...options);
      window.lines.push(this);
    }
  };
}

async function talker(browser, name) {
  const page = await person(browser, name);
  await page.context().addInitScript(watched);
  return page;
}

// What has arrived on the connections that live: how many, packets, energy, kinds of addresses.
const arrived = (page) => page.evaluate(async () => {
  const all = { live: 0, packets: 0, energy: 0, types: [] };
  for (const pc of window.pcs) {
    if (pc.connectionState !== 'connected') continue;
    all.live++;
    const stats = [...(await pc.getStats()).values()];
    for (const s of stats) {
      if (s.type === 'inbound-rtp') {
        all.packets += s.packetsReceived;
        all.energy += s.totalAudioEnergy ?? 0;
      }
      if (s.type === 'local-candidate' || s.type === 'remote-candidate') {
        all.types.push(s.candidateType);
      }
    }
  }
  return all;
});

const states = (page) => page.evaluate(() => window.pcs.map((pc) =>
  `${pc.connectionState} (${pc.signalingState}, ${pc.iceConnectionState})`).join('; '));

const live = (page, links) => until(`${links} links`, async () =>
  (await arrived(page)).live === links).catch(async ({ message }) => {
  throw new Error(`${message}, but ${await states(page)}`);
});

// The energy that comes with the next packets, as many as tell.
async function energyOf(page) {
  const before = await arrived(page);
  const after = await until('packets', async () => {
    const now = await arrived(page);
    return now.packets >= before.packets + ENOUGH && now;
  });
  return after.energy - before.energy;
}

const LOUD = 1e-4, SILENT = 1e-6;

async function hears(page, what) {
  await until(what, async () => await energyOf(page) > LOUD);
}

const quiet = async (page) => await energyOf(page) < SILENT;

// A busy machine may bring the last words after a pause: it is quiet when it stays so.
async function hearsNothing(page, what) {
  await until('the last word has come', async () =>
    await quiet(page) && await quiet(page) && quiet(page));
  if (await energyOf(page) > SILENT) throw new Error(what);
}

async function seated(browser, url, names) {
  const pages = [];
  for (const name of names) pages.push(await talker(browser, name));
  const code = await openRoom(pages[0], url, { blue: 2, yellow: 2 });
  for (const [i, page] of pages.entries()) {
    if (i) await page.goto(`${url}r/${code}`);
    await sits(page, i < 2 ? 'blue' : 'yellow', i % 2);
  }
  return pages;
}

const say = (page, message) => page.evaluate((m) =>
  window.lines.at(-1).send(JSON.stringify({ id: 999999, ...m })), message);

const everywhere = (pages, check) => Promise.all(pages.map(check));

// Before the game everybody talks with everybody, and nobody learns an address of the other crew.
async function atTheTable(pages) {
  const [ann, ben, cem] = pages;
  await until('the offer to talk', () => count(ann, '.voice-join'));
  if (await ann.evaluate(() => window.microphones.length)) throw new Error('asked without a tap');
  for (const page of pages) await pressed(page, '.voice-join');
  await everywhere(pages, (page) => live(page, 3));
  const { audio } = await ann.evaluate(() => window.wanted);
  if (!audio.echoCancellation || !audio.noiseSuppression) throw new Error(JSON.stringify(audio));
  await ann.keyboard.down('v');
  await everywhere([ben, cem], (page) => hears(page, 'the table hears Ann'));
  await until('the mark at her name', () => count(cem, '.crew .talk-mark'));
  await ann.keyboard.up('v');
  await hearsNothing(cem, 'Ann is heard without the key');
  await ann.focus('.name-input');
  await ann.keyboard.down('v');
  if (await count(ann, '.talk[aria-pressed="true"]')) throw new Error('she writes her name');
  await ann.keyboard.up('v');
  console.log('the table talks');
}

// The connections that show an address are kept apart; how many they are.
const direct = (page) => page.evaluate(async () => {
  window.direct = [];
  for (const pc of window.pcs) {
    if (pc.connectionState !== 'connected') continue;
    const stats = [...(await pc.getStats()).values()];
    if (stats.some((s) => s.type === 'local-candidate' && s.candidateType !== 'relay')) {
      window.direct.push(pc);
    }
  }
  return window.direct.length;
});

// Ben and Dia change places: no end of an old crew's link is left, and new ones are there.
async function changePlaces(pages) {
  const [ann, ben, cem, dia] = pages;
  for (const page of pages) {
    await until('one direct link, to the mate', async () => await direct(page) === 1);
  }
  await pressed(dia, '.seat.mine .button');
  await sits(ben, 'yellow', 1);
  await sits(dia, 'blue', 1);
  await everywhere(pages, (page) => until('the old crew’s link is closed', () =>
    page.evaluate(() => window.direct.every((pc) => pc.connectionState === 'closed'))));
  await everywhere(pages, (page) => live(page, 3));
  console.log('who changes crews leaves the old links');
  return [ann, dia, cem, ben];
}

const gain = (page) => page.evaluate(() => window.gains.at(-1));

async function inTheGame([ann, ben, cem, dia]) {
  await ben.keyboard.press('Shift'); // a page makes sounds once it was touched
  for (const page of [ben, cem, dia]) await pressed(page, '.start-bar .button.main');
  await until('the start', () => press(ann, '.start-bar .main:not([aria-disabled])'));
  await everywhere([ann, ben, cem, dia], async (page) => {
    await until('the game', () => count(page, '.bridge .voice-strip'));
    await live(page, 1);
  });
  await say(ann, { call: { call: 'charge', system: 'mine' } });
  await until('a sound at full strength', async () => await gain(ben) === 1);
  await ann.keyboard.down('v');
  await hears(ben, 'her mate hears Ann');
  await until('the game is softened meanwhile', async () => await gain(ben) < 1);
  await everywhere([cem, dia], (page) => hearsNothing(page, 'the enemy hears Ann'));
  await ann.keyboard.up('v');
  await hearsNothing(ben, 'Ann is heard without the key');
  await until('the game is as loud as before', async () => await gain(ben) === 1);
  const button = ann.locator('.voice-strip .talk');
  await button.hover();
  await ann.mouse.down();
  await hears(ben, 'the button does the same');
  await ann.mouse.up();
  await hearsNothing(ben, 'the button was let go');
  await pressed(ann, '.voice-strip .voice-more');
  await hears(ben, 'an open microphone needs no key');
  await pressed(ann, '.voice-strip .voice-more');
  await hearsNothing(ben, 'it is held again');
  console.log('crews talk among themselves');
}

// Who talks to the crew when the host opens the table is not heard by the others in mid-sentence.
async function opened([ann, ben, cem, dia]) {
  const pages = [ann, ben, cem, dia];
  await ben.keyboard.down('v');
  await until('Ben talks', () => count(ben, '.talk[aria-pressed="true"]'));
  await say(ann, { do: 'voice', voice: 'table' });
  await everywhere(pages, (page) => live(page, 3));
  if (await count(ben, '.talk[aria-pressed="true"]')) throw new Error('more people hear Ben');
  await hearsNothing(cem, 'the enemy hears what Ben had begun to say');
  await ben.keyboard.up('v');
  await say(ann, { do: 'voice', voice: 'crew' });
  await everywhere(pages, (page) => live(page, 1));
  console.log('the table is opened and closed again');
}

async function withoutAGap([ann, ben], restart) {
  const made = await ben.evaluate(() => window.pcs.length);
  await ann.keyboard.down('v');
  await hears(ben, 'Ann talks');
  await restart(async () => {
    await hears(ben, 'Ann is heard while there is no server');
  });
  await hears(ben, 'and afterwards');
  if (await ben.evaluate(() => window.pcs.length) !== made) throw new Error('it was set up anew');
  await ann.keyboard.up('v');
  console.log('killed and restarted, no gap');
}

// Even if his page would not let go.
async function removed([ann, ben]) {
  await ben.evaluate(() => { window.stubborn = true; });
  const before = (await arrived(ben)).packets;
  if (!before) throw new Error('nothing had come');
  const { you } = ben.frames_.map((f) => JSON.parse(f)).findLast((m) => m.type === 'room').room;
  await say(ann, { do: 'kick', member: you.member });
  await until('Ann has closed her end', () =>
    ann.evaluate(() => window.pcs.every((pc) => pc.connectionState === 'closed')));
  await until('Ben is told', () => count(ben, 'dialog[open]'));
  await ann.keyboard.down('v');
  await until('he is cut off', () => ben.evaluate(() => window.pcs.every((pc) =>
    pc.connectionState !== 'connected')));
  await ann.keyboard.up('v');
  console.log('who is removed is cut off');
}

const CANDIDATE = /candidate:\S+ \d+ \S+ \d+ (\S+) \d+ typ (\w+)/g;

// In a listed room mates are relayed, too; a candidate of another kind does not get through.
async function listed(browser, url) {
  const [eve, fox] = [await talker(browser, 'Eve'), await talker(browser, 'Fox')];
  const code = await openRoom(eve, url, { blue: 2, yellow: 2 });
  await eve.getByLabel('List this room').check();
  await fox.goto(`${url}r/${code}`);
  for (const [i, page] of [eve, fox].entries()) await sits(page, 'blue', i);
  await until('it is listed', async () =>
    (await (await fetch(`${url}api/rooms`)).text()).includes(code));
  for (const page of [eve, fox]) await pressed(page, '.voice-join');
  for (const page of [eve, fox]) await live(page, 1);
  await eve.keyboard.down('v');
  await hears(fox, 'through the relay');
  await eve.keyboard.up('v');
  for (const page of [eve, fox]) {
    const { types } = await arrived(page);
    if (types.some((type) => type !== 'relay')) throw new Error(`not relayed: ${types}`);
    const told = page.frames_.filter((f) => /"type":"signal"/.test(f)).join('\n');
    const kinds = [...told.matchAll(CANDIDATE)].map((m) => `${m[2]} ${m[1]}`);
    if (!kinds.length || kinds.some((k) => k !== 'relay 127.0.0.1')) throw new Error(kinds.join());
  }
  await say(eve, { do: 'signal', to: 2, kind: 'candidates',
    text: 'candidate:1 1 udp 1 192.0.2.1 9 typ host' });
  await until('it is dropped', () => eve.frames_.some((f) => f.includes('"not_relayed"')));
  await eve.goBack();
  await until('at home she sees who is there', async () => await count(eve, '.home') &&
    await count(eve, '.voice-elsewhere .voice-people li'));
  await eve.goForward();
  await until('back at the table', () => count(eve, '.lobby .voice-strip'));
  await pressed(fox, '.lobby-head .button');
  await until('who leaves gives the microphone back', () => fox.evaluate(() =>
    window.microphones.length && window.microphones.every((m) => m.readyState === 'ended')));
  await until('and his links are closed on both sides', async () =>
    !(await arrived(eve)).live && !(await arrived(fox)).live);
  console.log('a listed room is relayed; who leaves it takes his microphone along');
  return [eve, fox];
}

// The strip in every language on a small phone; nothing of it is cut off, axe finds nothing.
async function looks(page, where, languages, join) {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const language of languages) {
    await speak(page, language, join);
    await pressed(page, join);
    await until('the strip', () => count(page, '.voice-strip .talk'));
    const axe = language === 'uk' || language === 'en';
    await look(page, `voice-${where}-${language}-360`, { axe });
  }
}

async function looksInTheGame(gus, hal) {
  await pressed(hal, '.start-bar .button.main');
  await pressed(gus, '.start-bar > .button:not(.main, .voice-join)'); // bots on the free seats
  await until('the start', () => press(gus, '.start-bar .main:not([aria-disabled])'));
  await looks(hal, 'station', ['uk', 'en'], '.voice-icon');
  await gus.setViewportSize({ width: 360, height: 640 });
  await until('listening', () => count(gus, '.bridge .no-microphone'));
  await look(gus, 'voice-listening-360');
}

async function testInSettings(page) {
  await pressed(page, '[aria-label="Menu"]');
  await pressed(page, '.microphone-test .button');
  await until('the meter moves', () => page.locator('.meter').evaluate((e) =>
    Number(e.getAttribute('aria-valuenow')) > 0));
  await until('it is played back', async () =>
    await page.textContent('.microphone-test [role="status"]') === word('voice-test-back'));
  await page.keyboard.press('Escape');
  console.log('the microphone is tested in the settings');
}

// A page without HTTPS is told why, and one whose owner says no.
async function refusedMicrophone(browser, url) {
  const [gus, hal] = [await talker(browser, 'Gus'), await talker(browser, 'Hal')];
  await gus.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  const code = await openRoom(gus, url, { blue: 2, yellow: 2 });
  await hal.goto(`${url}r/${code}`);
  for (const [i, page] of [gus, hal].entries()) await sits(page, 'blue', i);
  for (const page of [gus, hal]) await pressed(page, '.voice-join');
  await until('he is told why', () => count(gus, '.voice-strip [role="alert"]'));
  await live(gus, 1);
  await hal.keyboard.down('v');
  await hears(gus, 'he can listen');
  await hal.keyboard.up('v');
  console.log('who has no microphone is told why, and listens');
  return [gus, hal];
}

async function main() {
  const turn = await relay();
  const options = [await freePort(), '--turn', turn, '--turn-secret', join(folder, 'secret')];
  let server = await serve(fathom, ...options);
  const { url } = server;
  const browser = await launch('--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream', '--allow-loopback-in-peer-connection',
    '--disable-features=WebRtcHideLocalIpsWithMdns');
  const people = await seated(browser, url, ['Ann', 'Ben', 'Cem', 'Dia']);
  await atTheTable(people);
  const pages = await changePlaces(people);
  await inTheGame(pages);
  await opened(pages);
  await withoutAGap(pages, async (meanwhile) => {
    server.signal('SIGKILL');
    await until('the pages say so', () => count(pages[0], '.line-state'));
    await meanwhile();
    server = await serve(fathom, ...options);
    for (const page of pages) {
      await until('back on the line', async () => !await count(page, '.line-state'));
    }
  });
  await removed(pages);
  const others = [...await listed(browser, url), ...await refusedMicrophone(browser, url)];
  const [gus, hal] = others.slice(-2);
  await looks(hal, 'lobby', LANGUAGES, '.voice-join');
  await looksInTheGame(gus, hal);
  await testInSettings(hal);
  noProblems();
  noErrors([...pages, ...others]);
  await browser.close();
  process.exit(0);
}

await run(main);
