// What arrived in the pages' WebSockets, held against the record of the game. Each listener must
// have heard exactly what the rules let his seat hear of it, and no view may have a field beyond
// his sheet. The record has everything; the table of ears below is the one of docs/REFEREE.md.

import { isDeepStrictEqual } from 'node:util';
import { until } from './browser.mjs';
import { ROLES } from './table.mjs';

const NOBODY = { team: null, roles: [] };
const ROLE_ONLY = { marked: 'first_mate', crossed: 'engineer', repaired: 'engineer',
  cleared: 'engineer', mine_gone: 'captain' };
const PLACED = new Set(['placed', 'course', 'mine', 'surface']);

const listenerOf = (seat) => {
  const [team, role] = seat.split('.');
  if (seat === 'spectator') return NOBODY;
  return { team, roles: role ? [role] : ROLES };
};

const without = (e, ...fields) =>
  Object.fromEntries(Object.entries(e).filter(([key]) => !fields.includes(key)));

// An event as these ears hear it, or null. `told` is the game's silence_told.
function heardBy(e, { team, roles }, told) {
  const own = e.team === team, captain = own && roles.includes('captain');
  const needs = ROLE_ONLY[e.event];
  if (needs) return own && roles.includes(needs) ? e : null;
  if (PLACED.has(e.event)) return captain ? e : without(e, 'at');
  if (e.event === 'silence' && !captain) {
    const knowsDir = own && (told !== 'engineer' || roles.includes('engineer'));
    const knowsLength = knowsDir && (told === 'length' || e.length === 0);
    return without(e, 'at', ...(knowsLength ? [] : ['length']), ...(knowsDir ? [] : ['dir']));
  }
  if (e.event === 'traced') {
    const shown = own || (team && roles.includes('engineer') && e.sheet);
    return shown ? e : without(e, 'stroke', 'sheet');
  }
  return e;
}

// Fields of a boat that a listener may see, by docs/PROTOCOL.md, "Views".
const PUBLIC = ['placed', 'hull', 'depth', 'traced', 'dead', 'ready', 'draw_offered'];
const CREW = ['mark', 'cross', 'panel', 'course_since', 'sailed', 'signers', 'confirm', 'knows',
  'sheet'];
const SHEETS = {
  captain: ['at', 'sector', 'blackout', 'route', 'mines', 'fresh'], first_mate: ['gauges'],
  engineer: ['crossed', 'broken'], radio_operator: [],
};
const VIEW = ['seat', 'team', 'mode', 'phase', 'map', 'side', 'scenario', 'chart', 'rules',
  'players', 'first', 'turn', 'extra', 'course_done', 'await', 'stop', 'eruptions', 'smoke',
  'winner', 'reason', 'boats'];

function mayHave(name, boat, { team, roles }) {
  if (name === team) return [...PUBLIC, ...CREW, ...roles.flatMap((r) => SHEETS[r])];
  const asked = boat.depth === 'confirming' && team && roles.includes('engineer');
  return asked ? [...PUBLIC, 'sheet'] : PUBLIC;
}

function checkView(view, silent, listener, seat) {
  const extra = Object.keys(view).filter((key) => !VIEW.includes(key));
  for (const [name, boat] of Object.entries(view.boats)) {
    const may = mayHave(name, boat, listener);
    for (const key of Object.keys(boat)) {
      if (!may.includes(key) && boat[key] !== null) extra.push(`${name}.${key}`);
    }
  }
  const own = view.boats[listener.team];
  const untold = view.rules.silence_told === 'engineer';
  if (own && untold && isDeepStrictEqual(listener.roles, ['radio_operator'])) {
    if (silent && own.panel) extra.push('the way of a silence');
    if (own.mark === 'empty' || own.cross === 'empty') extra.push('an empty duty');
  }
  if (extra.length) throw new Error(`${seat} was sent ${extra.join(', ')}`);
}

const plain = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

function merge(old, change) {
  if (!plain(old) || !plain(change)) return change;
  const next = { ...old };
  for (const [key, value] of Object.entries(change)) next[key] = merge(next[key], value);
  return next;
}

// Goes through the frames of one page until the game is over; gives the events that it heard.
function listen(frames, seat, listener) {
  let events = [], view = null;
  for (const message of frames.map((f) => JSON.parse(f))) {
    if (message.type === 'view') {
      events = [...events.slice(0, message.since), ...message.events];
      view = message.view;
    } else if (message.type === 'events') {
      events = [...events, ...message.events];
      view = merge(view, message.patch ?? {});
    } else checkTalk(message, seat, listener);
    if (events.some((e) => e.event === 'end')) return events;
    if (!view) continue;
    const moved = events.findLast((e) => e.team === listener.team &&
      (e.event === 'course' || e.event === 'silence'));
    checkView(view, moved?.event === 'silence', listener, seat);
  }
  throw new Error(`${seat} never heard the end`);
}

function checkTalk(message, seat, { team }) {
  if (message.type === 'call' && message.from.split('.')[0] !== team) {
    throw new Error(`${seat} heard a call of ${message.from}`);
  }
  if (message.type === 'chat' && message.to === 'crew' && !message.text.startsWith(team)) {
    throw new Error(`${seat} heard the other crew: ${message.text}`);
  }
}

async function record(url, frames) {
  const last = await until('the record is kept', () =>
    frames.map((f) => JSON.parse(f)).findLast((m) => m.room?.replay));
  const answer = await fetch(`${url}api/replay/${last.room.replay}`);
  const { steps, rules } = await answer.json();
  return { steps: steps.map((s) => s.events ?? []), told: rules.silence_told };
}

// `pages` by seat, or by crew for one who has all its seats; 'spectator' for one who only watches.
// What the last order did is open to all.
export async function againstTheRecord(url, pages) {
  const { steps, told } = await record(url, Object.values(pages)[0].frames_);
  const truth = steps.slice(0, steps.findIndex((s) => s.some((e) => e.event === 'end'))).flat();
  let compared = 0;
  for (const [seat, page] of Object.entries(pages)) {
    const listener = listenerOf(seat);
    const should = truth.map((e) => heardBy(e, listener, told)).filter((e) => e);
    const did = listen(page.frames_, seat, listener);
    for (const [i, e] of should.entries()) {
      if (isDeepStrictEqual(e, did[i])) continue;
      throw new Error(`${seat} heard ${JSON.stringify(did[i])}, not ${JSON.stringify(e)}`);
    }
    compared += should.length;
  }
  console.log(`${compared} events in ${Object.keys(pages).length} pages are those of the record`);
}
