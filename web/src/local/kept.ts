// What the server of this browser keeps, in IndexedDB: changes of a batch are there together, for
// good, or not at all. Of several pages the one that has opened it last has it.

import type { Change } from '../../../wasm/local.mjs';

export const NAME = 'fathom';
const STORE = 'kept', OWNER = ' owner';

type Outcome = 'kept' | 'failed' | 'takenOver';

export interface Kept {
  values: Uint8Array[]; // in the order of their keys
  keep(changes: Change[]): Promise<Outcome>;
}

const done = <T>(request: IDBRequest<T>): Promise<T> => new Promise((good, bad) => {
  request.onsuccess = () => good(request.result);
  request.onerror = () => bad(request.error ?? new Error('IndexedDB'));
});

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  const db = await done(request);
  db.onversionchange = () => db.close(); // another page forgets all of it
  return db;
}

const all = (prefix: string): IDBKeyRange => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

// A committed transaction must survive the death of the device.
const begin = (db: IDBDatabase): IDBTransaction =>
  db.transaction(STORE, 'readwrite', { durability: 'strict' });

export async function openKept(): Promise<Kept> {
  const db = await open();
  const store = begin(db).objectStore(STORE);
  const me = ((await done(store.get(OWNER))) as number ?? 0) + 1;
  store.put(me, OWNER);
  const keys = await done(store.getAllKeys()), values = await done(store.getAll());
  return {
    values: values.filter((_, i) => keys[i] !== OWNER) as Uint8Array[],
    keep: (changes) => changes.length ? keep(db, me, changes) : Promise.resolve('kept'),
  };
}

function keep(db: IDBDatabase, me: number, changes: Change[]): Promise<Outcome> {
  return new Promise((settled) => {
    let transaction: IDBTransaction, outcome: Outcome = 'failed';
    try {
      transaction = begin(db);
    } catch {
      settled('failed');
      return;
    }
    transaction.oncomplete = () => settled('kept');
    transaction.onabort = transaction.onerror = () => settled(outcome);
    const store = transaction.objectStore(STORE);
    const owner = store.get(OWNER);
    owner.onsuccess = () => {
      if (owner.result !== me) {
        outcome = 'takenOver';
        transaction.abort();
        return;
      }
      for (const [key, value] of changes) {
        if (value) store.put(value, key);
        else store.delete(all(key));
      }
    };
  });
}
