// The game server in a browser (wasm/local.h): packs what goes in, unpacks what comes out. Times
// are those of a clock that never goes back, as performance.now(). See local.d.mts for the types.

const OUTCOMES = { kept: 0, failed: 1, takenOver: 2 };

// `source`: the module's bytes, or the answer of a fetch. `random` fills bytes with chance.
export async function loadLocal(source, random = (bytes) => crypto.getRandomValues(bytes)) {
  let memory;
  const env = { local_random: (at, length) => random(new Uint8Array(memory.buffer, at, length)) };
  const made = await instantiate(await source, { env });
  memory = made.instance.exports.memory;
  return new Local(made.instance.exports);
}

// A plain file server may not know what kind of file it sends: then all of it is compiled at once.
async function instantiate(source, imports) {
  if (!(source instanceof Response)) return WebAssembly.instantiate(source, imports);
  if (!source.ok) throw new Error(`server.wasm: ${source.status}`);
  return source.headers.get('content-type')?.startsWith('application/wasm')
    ? WebAssembly.instantiateStreaming(source, imports)
    : WebAssembly.instantiate(await source.arrayBuffer(), imports);
}

class Local {
  #module;
  #write = new TextEncoder();
  #read = new TextDecoder();

  constructor(module) {
    this.#module = module;
  }

  #put(bytes) {
    const at = this.#module.local_buffer(bytes.length);
    new Uint8Array(this.#module.memory.buffer, at, bytes.length).set(bytes);
    return bytes.length;
  }

  #said() {
    const length = this.#module.local_said_length();
    if (!length) return new Uint8Array();
    return new Uint8Array(this.#module.memory.buffer, this.#module.local_said(), length);
  }

  // A value that was kept; false when it is none of ours.
  recall(bytes) {
    return !!this.#module.local_recall(this.#put(bytes));
  }

  start(unixMs, nowMs, botPacePercent = 100) {
    this.#module.local_start(unixMs, nowMs, botPacePercent);
  }

  open(nowMs) {
    return this.#module.local_open(nowMs);
  }

  hangUp(line, nowMs) {
    this.#module.local_hang_up(line, nowMs);
  }

  message(line, text, nowMs) {
    this.#module.local_message(line, this.#put(this.#write.encode(text)), nowMs);
  }

  // The milliseconds after which it wants to be called again.
  step(nowMs) {
    return this.#module.local_step(nowMs);
  }

  // What the server says: {line, text}, or {line, code} for a line that it has closed.
  *said() {
    for (let line; (line = this.#module.local_take());) {
      const text = this.#read.decode(this.#said());
      yield text ? { line, text } : { line, code: this.#module.local_close_code() };
    }
  }

  // Changes that are to be kept together, null when there are none: [key, value], and [key, null]
  // to forget all keys that begin so.
  batch() {
    if (!this.#module.local_batch()) return null;
    const bytes = this.#said().slice(), view = new DataView(bytes.buffer), changes = [];
    for (let at = 0; at < bytes.length;) {
      const keeps = bytes[at++] === 0x2b;
      const part = () => {
        const length = view.getUint32(at, true);
        at += 4 + length;
        return bytes.subarray(at - length, at);
      };
      const key = this.#read.decode(part()), value = part();
      changes.push([key, keeps ? value.slice() : null]);
    }
    return changes;
  }

  // What became of them: 'kept', 'failed' or 'takenOver'.
  kept(outcome, nowMs) {
    this.#module.local_kept(OUTCOMES[outcome], nowMs);
  }

  // The record of a host's game, for the verb `moment`.
  lend(id, record) {
    return !!this.#module.local_lend(this.#put([...this.#write.encode(id), ...record]));
  }

  // A plain request, as /api/maps.
  get(path) {
    const status = this.#module.local_get(this.#put(this.#write.encode(path)));
    return { status, body: this.#said().slice() };
  }
}
