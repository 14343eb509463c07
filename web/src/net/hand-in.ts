// Finished games of this browser, handed in to the host so that others can look at them.

import { record, replay } from './api';
import { base64 } from './base64';
import { hostLine } from './client';
import { remember } from './handed-in';
import type { Answer } from './transport';

// Bytes of a piece: with its envelope, and what goes with the last, it fits into a message.
const PIECE = 1800;

export async function handIn(id: string): Promise<Answer> {
  const [game, bytes, line] = await Promise.all([replay(id), record(id), hostLine()]);
  if (!line) return { ok: false, error: 'line_down' };
  const about = { options: game.options, bots: game.seats.map((seat) => seat.bot) };
  let answer: Answer = { ok: false };
  for (let at = 0; at < bytes.length; at += PIECE) {
    const part = base64(bytes.subarray(at, at + PIECE));
    answer = await line.send({ do: 'hand_in', of: bytes.length, at, part,
      ...(at + PIECE < bytes.length ? {} : about) });
    if (!answer.ok) break;
  }
  line.close();
  if (answer.ok) remember(id, answer.replay as string);
  return answer;
}
