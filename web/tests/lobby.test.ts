import { expect, test } from 'vitest';
import { change, wished } from '../src/lobby/wishes';
import { state, useTransport } from '../src/net/client';
import type { Options, Room } from '../src/core/state';
import type { Answer } from '../src/net/transport';
import { stateOf } from '../dev/fixtures';

// A server that answers when it is told to.
function slowServer() {
  const sent: { options: Partial<Options>; answer: (a: Answer) => void }[] = [];
  useTransport({
    send: (message) => new Promise((answer) => sent.push(
      { options: message.options as Partial<Options>, answer })),
    order: () => Promise.resolve({ ok: true }),
    close: () => undefined,
  });
  return sent;
}

function lobby(): Room {
  const room = stateOf('turn', ['captain']).room!;
  const options = { ...room.options, players: [4, 4] as [number, number], set: {} };
  return { ...room, state: 'lobby', options };
}

test('two changes of one list before the first answer both hold', async () => {
  const sent = slowServer(), room = lobby();
  state.set({ ...state.get(), room });
  const first = change((o) => ({ players: [1, o.players[1]] }));
  const second = change((o) => ({ players: [o.players[0], 2] }));
  const rule = change((o) => ({ set: { ...o.set, hull: '1' } }));
  const other = change((o) => ({ set: { ...o.set, torpedo_min: '0' } }));
  expect(sent.map((s) => s.options)).toEqual([
    { players: [1, 4] }, { players: [1, 2] },
    { set: { hull: '1' } }, { set: { hull: '1', torpedo_min: '0' } },
  ]);
  expect(wished(room).players).toEqual([1, 2]);
  sent.forEach((s) => s.answer({ ok: true }));
  await Promise.all([first, second, rule, other]);
  expect(wished(room).players).toEqual([4, 4]);
});

test('a refused change is no wish any more', async () => {
  const sent = slowServer(), room = lobby();
  state.set({ ...state.get(), room });
  const done = change(() => ({ map: 'nowhere' }));
  expect(wished(room).map).toBe('nowhere');
  sent[0]!.answer({ ok: false, error: 'bad_option' });
  await done;
  expect(wished(room).map).toBe(room.options.map);
});
