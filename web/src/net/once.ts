// One question over a line of its own, to the host or to the server of this browser, whichever of
// them the page's own line leads to.

import { hosted } from '../core/place';
import { emblem, lineUp, playerName, practised, token } from './client';
import type { Answer, Wire } from './transport';

const PATIENCE_MS = 10_000;
const FAILED: Answer = { ok: false, error: 'line_down' };

function ask(wire: Wire, message: Record<string, unknown>): Promise<Answer> {
  return new Promise((done) => {
    const finish = (answer: Answer) => {
      clearTimeout(timer);
      wire.onclose = wire.onmessage = null;
      wire.close();
      done(answer);
    };
    const timer = setTimeout(() => finish(FAILED), PATIENCE_MS);
    wire.onclose = () => finish(FAILED);
    wire.onopen = () => wire.send(JSON.stringify({ id: 1, do: 'hello', token: token.get(),
      name: playerName.get() || undefined, emblem: emblem.get() || undefined }));
    wire.onmessage = ({ data }: { data: string }) => {
      const heard = JSON.parse(data) as Answer & { re?: number };
      if (heard.re === 1 && heard.ok) wire.send(JSON.stringify({ id: 2, ...message }));
      else if (heard.re !== undefined) finish(heard);
    };
  });
}

// Who has no token yet gets one with the page's own line.
export async function askHost(message: Record<string, unknown>): Promise<Answer> {
  if (!hosted) return FAILED;
  if (!token.get()) await lineUp();
  if (!token.get()) return FAILED;
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return ask(new WebSocket(`${scheme}://${location.host}/ws`, 'fathom.1'), message);
}

// FAILED where nothing was ever played in this browser.
export async function askHere(message: Record<string, unknown>): Promise<Answer> {
  if (!practised.get() || !token.get()) return FAILED;
  const { localLine } = await import('./local');
  return ask(localLine(), message);
}
