// What the host has asked for and the server has not answered yet. A change is made on top of the
// one before it, so that two quick changes of one list (crew sizes, house rules) both hold; the
// form shows what was asked for at once.

import type { Options, Room } from '../core/state';
import { signal } from '../core/signal';
import { ask, state } from '../net/client';

const asked = signal<Partial<Options>[]>([]);

export const wishes = asked;
export const wished = (room: Room): Options => Object.assign({}, room.options, ...asked.get());

export async function change(wish: (now: Options) => Partial<Options>): Promise<void> {
  const { room } = state.get();
  if (!room) return;
  const options = wish(wished(room));
  asked.update((list) => [...list, options]);
  await ask({ do: 'options', options });
  asked.update((list) => list.filter((o) => o !== options));
}
