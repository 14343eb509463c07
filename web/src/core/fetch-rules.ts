// Brings the rules (engine.ts): the module comes beside the code that reads it, not after it.

import file from 'fathom.wasm?url';
import type { Fathom } from '../../../wasm/fathom.mjs';

let module: Promise<Response> | null = null;
let coming: Promise<Fathom> | null = null;

// The larger part, for those who will want the rules in a moment.
export function fetchModule(): Promise<Response> {
  module ??= fetch(file);
  module.catch(() => { module = null; });
  return module;
}

export function fetchRules(): Promise<Fathom> {
  if (coming) return coming;
  coming = Promise.all([import('./engine'), fetchModule()]).then(([m, bytes]) => m.fathom(bytes));
  coming.catch(() => { coming = module = null; });
  return coming;
}
