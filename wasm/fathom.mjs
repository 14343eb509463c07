// Loads fathom.wasm and gives its functions the shapes that TypeScript likes. See fathom.d.mts for
// the types and fathom.h for what lies beneath. No glue and no imports: a module is one file.
//
//   const fathom = await load('/fathom.wasm')
//   const chart = fathom.chart('alpha', 'real')
//   const radio = fathom.radio({ chart, rules: fathom.ruleset('en1'), team: 'blue' })
//   for (const event of events) radio.hear(event)
//   draw(radio.cells(), radio.weights())
//
//   const position = fathom.position(view)
//   if (!position.why({ do: 'course', dir: 'N' })) ...

const SPACES = 256, SET_BYTES = 32, NOWHERE = 0xff
const text = { encoder: new TextEncoder(), decoder: new TextDecoder() }

/** 'C7' for 0x62; letters are always Latin here. */
export function spaceName(at) {
  return String.fromCharCode(65 + (at & 15)) + ((at >> 4) + 1)
}

/** 0x62 for 'C7', NOWHERE for what is no space. */
export function spaceNamed(name) {
  const found = /^([A-O])([1-9]|1[0-5])$/.exec(name ?? '')
  return found ? (Number(found[2]) - 1) * 16 + found[1].charCodeAt(0) - 65 : NOWHERE
}

async function instantiate(source) {
  if (source instanceof WebAssembly.Module) return WebAssembly.instantiate(source, {})
  if (typeof source === 'string' || source instanceof URL) source = await fetch(source)
  if (typeof Response !== 'undefined' && source instanceof Response) {
    if (!source.ok) throw new Error(`fathom.wasm: ${source.status}`)
    if (source.headers.get('content-type')?.startsWith('application/wasm')) {
      return (await WebAssembly.instantiateStreaming(source, {})).instance
    }
    source = await source.arrayBuffer()
  }
  return (await WebAssembly.instantiate(source, {})).instance
}

/** source: a URL, a Response, bytes, or a compiled WebAssembly.Module. */
export async function load(source) {
  return new Fathom((await instantiate(source)).exports)
}

class Fathom {
  constructor(exports) {
    this.c = exports
    exports.fathom_tables()
    const { words, numbers, ...fields } = JSON.parse(this.said())
    this.words = words
    this.numbers = numbers
    this.fields = fields
    this.number = Object.fromEntries(Object.entries(words).map(([name, list]) =>
      [name, new Map(list.map((word, i) => [word, i]))]))
    this.sheet = words.symbol.map((name, i) => ({ name, dir: name[0], place: Number(name[1]),
      kind: words.kind[exports.fathom_symbol_kind(i)],
      circuit: words.circuit[exports.fathom_symbol_circuit(i)] ?? null }))
    this.kindOf = Object.fromEntries(words.system.map((name, i) =>
      [name, words.kind[exports.fathom_system_kind(i)]]))
  }

  /** Pieces of the module's memory that are taken and not given back. */
  get pieces() { return this.c.fathom_pieces() }

  said() {
    const { fathom_said: said, fathom_said_length: length } = this.c
    return text.decoder.decode(new Uint8Array(this.c.memory.buffer, said(), length()))
  }

  // The memory may have grown since the last call, so every view is made anew.
  bytes(length = SPACES, offset = 0) {
    return new Uint8Array(this.c.memory.buffer, this.c.fathom_buffer() + offset, length)
  }

  doubles(length, offset = 0) {
    return new Float64Array(this.c.memory.buffer, this.c.fathom_buffer() + offset, length).slice()
  }

  points(count) {
    const pairs = new Int32Array(this.c.memory.buffer, this.c.fathom_buffer(), 2 * count)
    return Array.from({ length: count }, (_, i) => [pairs[2 * i], pairs[2 * i + 1]])
  }

  // Text in the buffer, up to its NUL.
  textAt(offset) {
    const bytes = this.bytes(SPACES, offset)
    return text.decoder.decode(bytes.slice(0, bytes.indexOf(0)))
  }

  putText(string) {
    const bytes = text.encoder.encode(string)
    if (bytes.length >= this.numbers.buffer_bytes) throw new RangeError('text too long')
    this.bytes(bytes.length + 1).set([...bytes, 0])
    return bytes.length
  }

  putPoints(points) {
    const pairs = new Int32Array(this.c.memory.buffer, this.c.fathom_buffer(), 2 * points.length)
    pairs.set(points.flat().map((unit) => Math.round(unit * this.numbers.stroke_scale)))
    return points.length
  }

  // The fields of an object into the struct at an address. What the object does not have stays as
  // it is; null stands for no word, no number, no space.
  putFields(fields, address, object) {
    for (const field of fields) {
      const value = object[field.name]
      if (value === undefined) continue
      const bytes = value === null ? [field.none] : this.#fieldBytes(field, value)
      new Uint8Array(this.c.memory.buffer, address + field.byte, bytes.length).set(bytes)
    }
  }

  // See fathom_tables.
  #fieldBytes({ kind, words, none }, value) {
    const numbers = this.number[words]
    switch (kind) {
      case 'word': return [numbers.get(value) ?? none]
      case 'set': return setBytes(value.map((word) => numbers.get(String(word))),
        numbers.size > 8 ? 4 : 1)
      case 'values': return this.words[words].map((word) => value[word]?.value ?? value[word] ?? 0)
      case 'results': return this.words.team.map((team) => numbers.get(value[team]) ?? 0)
      case 'space': return [spaceNamed(value)]
      case 'spaces': return setBytes(value.map(spaceNamed), SET_BYTES)
      case 'column': return [value.charCodeAt(0) - 64]
      case 'player': return [this.number.player.get(value) + 1]
      default: return [Number(value)]
    }
  }

  spaces(offset = 0) {
    const set = this.bytes(SET_BYTES, offset), names = []
    for (let at = 0; at < SPACES; at++) if (set[at >> 3] >> (at & 7) & 1) names.push(spaceName(at))
    return names
  }

  /** A built-in chart by name and mode ('turn' or 'real'), or the text of a chart. */
  chart(nameOrText, mode) {
    const length = this.putText(nameOrText)
    const at = mode ? this.c.fathom_chart_builtin(this.number.mode.get(mode))
      : this.c.fathom_chart_new(length)
    if (at) return new Chart(this, at)
    if (mode) throw new Error(`there is no chart ${nameOrText}`)
    const [[line, column]] = this.points(1)
    throw new Error(`line ${line}, column ${column}: ${this.textAt(8)}`)
  }

  /** A preset's name, and fields that differ: { torpedo_path: 'free' }. */
  ruleset(preset = 'en1', fields = {}) {
    const at = this.c.fathom_rules_new(this.number.preset.get(preset) ?? -1)
    if (!at) throw new Error(`there is no preset ${preset}`)
    const rules = new Ruleset(this, at)
    try {
      for (const [field, value] of Object.entries(fields)) rules.set(field, value)
    } catch (error) {
      rules.free()
      throw error
    }
    return rules
  }

  radio({ chart, rules, team, limitBytes = 0 }) {
    const number = this.number.team.get(team)
    if (number === undefined) throw new Error(`there is no team ${team}`)
    const { fathom_radio_new: make } = this.c
    return new Radio(this, make(rules.address, chart.address, number, limitBytes))
  }

  /** The double line of a section, in drawing units. */
  hullSection(section) {
    const corners = this.c.fathom_hull_section(section)
    const points = this.points(2 * corners)
    return { section, outer: points.slice(0, corners), inner: points.slice(corners) }
  }

  /** Judges a stroke, a list of [x, y] in drawing units: 'in_band', 'open' or 'outside'. */
  judgeStroke(section, stroke) {
    if (stroke.length < 2 || stroke.length > this.numbers.stroke_points) return 'open'
    return this.words.stroke[this.c.fathom_hull_judge(section, this.putPoints(stroke))] ?? 'open'
  }

  /** Whether a stroke that is still being drawn has kept within the band so far. */
  keepsWithin(section, stroke) {
    if (stroke.length < 2) return true
    return this.c.fathom_hull_keeps_within(section, this.putPoints(stroke)) !== 0
  }

  /** A stroke along the middle of the band. */
  traceStroke(section) {
    const { stroke_scale: scale } = this.numbers
    return this.points(this.c.fathom_hull_trace(section)).map(([x, y]) => [x / scale, y / scale])
  }

  /** What a view says, in the module's memory; `use` gets its address. */
  #withView(view, use) {
    const rules = this.ruleset('en1', view.rules)
    const signs = view.chart.join(''), scenario = this.number.scenario.get(view.scenario)
    this.putText(signs + view.map)
    const address = this.c.fathom_view_new(rules.address, scenario, signs.length)
    rules.free()
    if (!address) throw new Error('this view cannot be read')
    this.putFields(this.fields.view, address, { ...view, await: view.await?.what ?? 'nothing',
      await_team: view.await?.team ?? null, stop: !!view.stop,
      stop_team: view.stop?.team ?? null, stop_system: view.stop?.system ?? null })
    for (const [team, number] of this.number.team) {
      this.putFields(this.fields.boat, this.c.fathom_view_boat(address, number), view.boats[team])
    }
    try {
      return use(address)
    } finally {
      this.c.fathom_free(address)
    }
  }

  /** A view that went into the module and came back out of it. */
  viewAgain(view) {
    return this.#withView(view, (address) => {
      this.c.fathom_view_say(address)
      return JSON.parse(this.said())
    })
  }

  /** What the crew whose view it is could do now, as far as it can know. */
  position(view) {
    const address = this.#withView(view, (seen) => this.c.fathom_game_new(seen))
    return new Position(this, address, this.number.team.get(view.team) ?? 0)
  }

  /** An order of a team, where the functions that take one look for it. */
  putOrder(order, team) {
    const { c, number, words, fields } = this, kind = number.order.get(order.do)
    if (kind === undefined) throw new Error(`there is no order ${order.do}`)
    const by = number.role.get(order.by) ?? words.role.length
    this.putFields(fields.orders[kind], c.fathom_order(kind, team, by), order)
  }

  /** The names of the lessons, in the order in which they are taught. */
  lessons() {
    this.c.fathom_lessons()
    return JSON.parse(this.said())
  }

  /** A lesson at its first step; the preset is the learner's rule book. */
  lesson(name, preset) {
    this.putText(name)
    const address = this.c.fathom_lesson_new(this.number.preset.get(preset) ?? -1)
    if (!address) throw new Error(`there is no lesson ${name}`)
    return new Lesson(this, address, JSON.parse(this.said()))
  }

  /** The puzzle of a day (since 1970-01-01), grade 1 to 3. */
  puzzle(day, grade) {
    const address = this.c.fathom_puzzle_new(day, grade)
    if (!address) throw new Error(`there is no grade ${grade}`)
    return new Puzzle(this, address, JSON.parse(this.said()))
  }

  /** A finished game from the bytes of its record, step by step. Throws when it is none. */
  replay(record) {
    return [...this.steps(record)]
  }

  /** The same for those who want the steps one by one, and something else in between. */
  *steps(record) {
    const address = this.c.fathom_replay_new(record.length)
    new Uint8Array(this.c.memory.buffer, this.c.fathom_replay_bytes(address), record.length)
      .set(record)
    try {
      if (!this.c.fathom_replay_open(address)) throw new Error(this.said())
      yield JSON.parse(this.said())
      while (this.c.fathom_replay_next(address)) yield JSON.parse(this.said())
    } finally {
      this.c.fathom_free(address)
    }
  }
}

function setBytes(members, length) {
  const bytes = new Uint8Array(length)
  for (const m of members) bytes[m >> 3] |= 1 << (m & 7)
  return bytes
}

class Position {
  #legal

  constructor(fathom, address, team) {
    this.fathom = fathom
    this.address = address
    this.team = team
  }

  /** Why an order would be refused, null when it would not be. */
  why(order) {
    this.fathom.putOrder(order, this.team)
    const error = this.fathom.c.fathom_check(this.address)
    return error ? this.fathom.words.error[error] : null
  }

  /** Every order that could be given now; of a trace, without its stroke. */
  get legal() {
    if (!this.#legal) {
      this.fathom.c.fathom_legal(this.address, this.team)
      this.#legal = JSON.parse(this.fathom.said()).legal
    }
    return this.#legal
  }

  /** What an order would cost the crew's hull. */
  damage(order) {
    this.fathom.putOrder(order, this.team)
    return this.fathom.c.fathom_damage(this.address)
  }

  /** What crossing out one more symbol would bring: 'repair', 'damage' or ''. */
  cross(symbol) {
    const number = this.fathom.number.symbol.get(symbol)
    return this.fathom.words.fate[this.fathom.c.fathom_cross(this.address, this.team, number)]
  }

  free() {
    this.fathom.c.fathom_free(this.address)
    this.address = 0
  }
}

class Lesson {
  constructor(fathom, address, opened) {
    this.fathom = fathom
    this.address = address
    this.opened = opened
  }

  #told(result) {
    return { ...JSON.parse(this.fathom.said()), result: this.fathom.words.lesson[result] }
  }

  /** The next line of what happens without the learner. */
  play() {
    this.fathom.c.fathom_lesson_play(this.address)
    return this.#told()
  }

  order(order) {
    this.fathom.putOrder(order, 0)
    const points = order.stroke ? this.fathom.putPoints(order.stroke) : 0
    return this.#told(this.fathom.c.fathom_lesson_order(this.address, points))
  }

  act(words) {
    this.fathom.putText(words)
    return this.#told(this.fathom.c.fathom_lesson_act(this.address))
  }

  /** The rules stopped the learner at his station. */
  stopped(error) {
    this.fathom.c.fathom_lesson_stopped(this.address, this.fathom.number.error.get(error) ?? 0)
    return this.#told()
  }

  free() {
    this.fathom.c.fathom_free(this.address)
    this.address = 0
  }
}

class Puzzle {
  constructor(fathom, address, asked) {
    this.fathom = fathom
    this.address = address
    this.asked = asked
  }

  /** What comes of an answer. */
  try(space) {
    this.fathom.c.fathom_puzzle_try(this.address, spaceNamed(space))
    return JSON.parse(this.fathom.said())
  }

  /** Where he could be when so many words of the tape had been heard. */
  places(words) {
    this.fathom.c.fathom_puzzle_places(this.address, words)
    return this.fathom.spaces()
  }

  get solution() { return spaceName(this.fathom.c.fathom_puzzle_at(this.address)) }

  free() {
    this.fathom.c.fathom_free(this.address)
    this.address = 0
  }
}

class Chart {
  constructor(fathom, address) {
    this.fathom = fathom
    this.address = address
    this.side = fathom.c.fathom_chart_side(address)
  }

  /** One string a row, in the signs of the chart files. */
  rows() {
    this.fathom.c.fathom_chart_signs(this.address)
    const signs = text.decoder.decode(this.fathom.bytes(this.side * this.side).slice())
    return Array.from({ length: this.side }, (_, y) =>
      signs.slice(y * this.side, (y + 1) * this.side))
  }

  sector(space) { return this.fathom.c.fathom_chart_sector(this.address, spaceNamed(space)) }

  free() {
    this.fathom.c.fathom_free(this.address)
    this.address = 0
  }
}

class Ruleset {
  constructor(fathom, address) {
    this.fathom = fathom
    this.address = address
  }

  set(field, value) {
    const { fathom } = this
    const word = value === true ? 'yes' : value === false ? 'no' : value
    fathom.putText(`${field}=${word}`)
    if (fathom.c.fathom_rules_set(this.address)) return
    throw new Error(fathom.textAt(0))
  }

  free() {
    this.fathom.c.fathom_free(this.address)
    this.address = 0
  }
}

class Radio {
  constructor(fathom, address) {
    this.fathom = fathom
    this.address = address
  }

  /** Takes an event as the server or the referee sends it: 'heard' or 'contradiction'. */
  hear(event) {
    const { c, number, words, fields } = this.fathom, kind = number.event.get(event.event)
    if (kind === undefined) return 'heard'
    const team = number.team.get(event.team) ?? words.team.length
    this.fathom.putFields(fields.events[kind], c.fathom_event(kind, team), event)
    return words.hearing[c.fathom_radio_hear(this.address)]
  }

  /** The enemy has announced things that nobody kept. */
  gap() { this.fathom.c.fathom_radio_gap(this.address) }

  cells() {
    this.fathom.c.fathom_radio_cells(this.address)
    return this.fathom.spaces()
  }

  /** Each space's share, by row * 16 + column (see spaceNamed). */
  weights() {
    this.fathom.c.fathom_radio_weights(this.address)
    return this.fathom.doubles(SPACES)
  }

  /** The chance of an enemy mine on each space. */
  mines() {
    this.fathom.c.fathom_radio_mines(this.address)
    return this.fathom.doubles(SPACES)
  }

  get exact() { return this.fathom.c.fathom_radio_exact(this.address) !== 0 }
  get histories() { return this.fathom.c.fathom_radio_histories(this.address) }
  get entropy() { return this.fathom.c.fathom_radio_entropy(this.address) }
  get bytes() { return this.fathom.c.fathom_radio_bytes(this.address) }

  /** What would remain: { ask: 'drone', sector: 4 }, { ask: 'blast', at: 'C7' }, ... */
  expect({ ask, at, row = 0, column, sector = 0 }) {
    const letter = column ? column.charCodeAt(0) - 64 : 0
    this.fathom.c.fathom_radio_expect(this.address, this.fathom.number.question.get(ask),
      spaceNamed(at), row, letter, sector)
    const outcomes = [0, 1, 2].map((i) => {
      const [chance, entropy] = this.fathom.doubles(2, i * 48)
      return { chance, entropy, cells: this.fathom.spaces(i * 48 + 16) }
    })
    const [meanCells, meanEntropy] = this.fathom.doubles(2, 3 * 48)
    return { outcomes, meanCells, meanEntropy }
  }

  fork() {
    return new Radio(this.fathom, this.fathom.c.fathom_radio_fork(this.address))
  }

  free() {
    this.fathom.c.fathom_radio_free(this.address)
    this.address = 0
  }
}
