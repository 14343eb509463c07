// What this browser has of a person: a copy of it, and the end of it. The token that says who he is
// to a host stays out of the copy: it opens his seats.

import { fileAt } from '../core/place';
import { saveFile } from '../core/save-file';
import { gamesHere, record } from '../net/api';
import { base64 } from '../net/base64';
import { endLocal } from '../net/local';
import { NAME } from './kept';

const OWN = 'fathom.';
const SECRETS = new Set(['fathom.token']);

const ownKeys = (storage: Storage): string[] =>
  Object.keys(storage).filter((key) => key.startsWith(OWN));

function settings(): Record<string, unknown> {
  const keys = ownKeys(localStorage).filter((key) => !SECRETS.has(key)).sort();
  return Object.fromEntries(keys.map((key) =>
    [key.slice(OWN.length), JSON.parse(localStorage.getItem(key)!)]));
}

async function copyOfDevice(): Promise<string> {
  const games = await Promise.all((await gamesHere()).map(async (game) =>
    ({ ...game, record: base64(await record(game.id)) })));
  return JSON.stringify({ settings: settings(), games }, null, 2);
}

export const saveCopy = async (): Promise<void> =>
  saveFile('fathom.json', await copyOfDevice());

const dropDatabase = (): Promise<void> => new Promise((good, bad) => {
  const request = indexedDB.deleteDatabase(NAME);
  request.onsuccess = () => good();
  request.onerror = () => bad(request.error ?? new Error('IndexedDB'));
});

// The page begins anew, as a stranger's.
export async function forgetDevice(): Promise<void> {
  endLocal();
  await dropDatabase();
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of ownKeys(storage)) storage.removeItem(key);
  }
  location.replace(fileAt(''));
}
