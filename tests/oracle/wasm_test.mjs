// The WebAssembly module against the native library, over many random games:
//   node wasm_test.mjs FATHOM.WASM FATHOM.MJS WASM_STREAMS [GAMES]
// Same events in, the same bits out. Prints TAP.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { isDeepStrictEqual } from 'node:util'

const [wasmPath, loaderPath, streams, games = '300'] = process.argv.slice(2)
const { load, spaceName, spaceNamed } = await import(pathToFileURL(loaderPath))
const bytes = readFileSync(wasmPath)
const fathom = await load(bytes)
const SIZE_MAX = 256 * 1024 // the lessons are in it
const PIECES_KEPT = 1 // the text that was said last
let number = 0

function check(name, fault) {
  number++
  console.log(`${fault ? 'not ok' : 'ok'} ${number} - ${name}`)
  if (fault) {
    console.log(`# ${fault}`)
    process.exitCode = 1
  }
}

function throws(run, words) {
  try {
    run()
  } catch (error) {
    return error.message.includes(words) ? null : `it said: ${error.message}`
  }
  return 'nothing was thrown'
}

// ---- beliefs ----

function sameNumbers(ours, theirs, what) {
  for (let i = 0; i < 256; i++)
    if (ours[i] !== theirs[i]) return `${what} of ${spaceName(i)}: ${ours[i]}, not ${theirs[i]}`
  return null
}

function beliefFault(radio, belief) {
  if (radio.cells().join() !== belief.cells.join()) return 'other spaces'
  if (radio.exact !== belief.exact) return `exact is ${radio.exact}`
  if (radio.histories !== belief.histories) return `${radio.histories} histories`
  if (Math.abs(radio.entropy - belief.entropy) > 1e-12) return `entropy ${radio.entropy}`
  return sameNumbers(radio.weights(), belief.weights, 'weight') ??
    sameNumbers(radio.mines(), belief.mines, 'mine')
}

function newRadio(preset) {
  const chart = fathom.chart('bravo', 'real'), rules = fathom.ruleset(preset)
  const radio = fathom.radio({ chart, rules, team: 'blue' })
  chart.free()
  rules.free()
  return radio
}

function openGame({ team, rules, chart: text }) {
  const chart = fathom.chart(text), ruleset = fathom.ruleset('en1', rules)
  const radio = fathom.radio({ chart, rules: ruleset, team, limitBytes: 1 << 20 })
  chart.free()
  ruleset.free()
  return radio
}

// ---- positions ----

const SYSTEM_OF = { archer: 'scenario', repair: 'scenario' }
const ROLE_OF = { mark: 'first_mate', cross: 'engineer', confirm: 'engineer' }

// Who sees all four sheets is told exactly what the true game says. A single seat may be allowed
// too much, for it does not know everything, but it is never denied what its boat could do. (By
// some books a broken system may be activated at any target, and fails: nobody who knows does.)
function judgedFault({ role, view }, position, [order, error]) {
  const why = position.why(order) ?? 'ok', said = `${JSON.stringify(order)}: ${why}, not ${error}`
  if (role === 'all') return why === error ? null : said
  const own = (order.by ?? ROLE_OF[order.do] ?? 'captain') === role
  const mayFail = view.rules.broken_activation === 'penalty' &&
    (SYSTEM_OF[order.do] ?? order.do) in fathom.kindOf
  return own && error === 'ok' && why !== 'ok' && !mayFail ? `${role} ${said}` : null
}

// Strokes stay outside: they are looked at, and no order depends on them.
function withoutStrokes(view) {
  const boats = Object.entries(view.boats).map(([team, { sheet: _, ...boat }]) => [team, boat])
  return { ...view, boats: Object.fromEntries(boats) }
}

function positionFault(seen) {
  const { role, view, orders, judged } = seen
  if (!isDeepStrictEqual(withoutStrokes(fathom.viewAgain(view)), withoutStrokes(view))) {
    return 'another view came back'
  }
  const position = fathom.position(view), { legal } = position
  const fault = judged.map((one) => judgedFault(seen, position, one)).find((f) => f) ??
    (role === 'all' && legal.length !== orders && `${legal.length} orders, not ${orders}`)
  position.free()
  return fault
}

function recordFault({ record, told }) {
  const bytes = Uint8Array.from(record.match(/../g), (hex) => parseInt(hex, 16))
  const [first, ...steps] = fathom.replay(bytes)
  if (first.events.length || first.view.phase !== 'placing') return 'another beginning'
  if (steps.length !== told.length) return `${steps.length} steps, not ${told.length}`
  for (const [i, { blue, yellow, view }] of told.entries()) {
    if (!isDeepStrictEqual(steps[i].heard, { blue, yellow })) return `step ${i}: other events`
    if (!isDeepStrictEqual(steps[i].view, view)) return `step ${i}: another view`
  }
  return null
}

const compared = { games: 0, beliefs: 0, positions: 0, orders: 0, records: 0 }

function messageFault(message, state) {
  if (message.game) {
    state.radio?.free()
    state.radio = openGame(message.game)
    compared.games++
  } else if (message.belief) {
    compared.beliefs++
    return beliefFault(state.radio, message.belief)
  } else if (message.position) {
    compared.positions++
    compared.orders += message.position.judged.length
    return positionFault(message.position)
  } else if (message.record) {
    compared.records++
    return recordFault(message)
  } else {
    state.radio.hear(message)
  }
  return null
}

function compareStreams() {
  const run = spawnSync(streams, ['1', games], { maxBuffer: 1 << 30, encoding: 'utf8' })
  if (run.status !== 0) return `the native program failed: ${run.stderr}`
  const state = {}
  for (const line of run.stdout.split('\n').filter(Boolean)) {
    const fault = messageFault(JSON.parse(line), state)
    if (fault) return `game ${compared.games}: ${fault}`
  }
  state.radio.free()
  console.log(`# compared: ${JSON.stringify(compared)}`)
  const enough = compared.games === Number(games) && compared.records > 5 &&
    compared.orders > 1000
  return enough ? null : 'too few games'
}

// ---- the rest ----

function hullFault() {
  for (let section = 1; section <= 4; section++) {
    const traced = fathom.traceStroke(section), { outer, inner } = fathom.hullSection(section)
    if (outer.length < 4 || outer.length !== inner.length) return `section ${section} has no band`
    if (fathom.judgeStroke(section, traced) !== 'in_band') return `section ${section}: the middle`
    if (fathom.judgeStroke(section, traced.slice(0, traced.length / 2)) !== 'open')
      return `section ${section}: half a stroke`
    if (!fathom.keepsWithin(section, traced.slice(0, 3))) return `section ${section}: a beginning`
    const bulge = [...outer, outer[0]].map(([x, y]) => [x, y + (y > 120 ? 30 : -30)])
    if (fathom.judgeStroke(section, bulge) !== 'outside') return `section ${section}: a bulge`
    if (fathom.keepsWithin(section, bulge.slice(0, 3))) return `section ${section}: half a bulge`
  }
  return null
}

function forkFault() {
  const radio = newRadio('uk2')
  for (const dir of 'NNE') radio.hear({ event: 'course', team: 'yellow', dir })
  const fork = radio.fork(), before = radio.cells().length
  fork.hear({ event: 'drone', team: 'blue', sector: 5, answer: 'yes' })
  const outlook = radio.expect({ ask: 'drone', sector: 5 })
  if (radio.cells().length !== before) return 'the fork changed its original'
  if (fork.cells().join() !== outlook.outcomes[1].cells.join()) return 'expect said otherwise'
  fork.free()
  radio.free()
  return null
}

function contradictionFault() {
  const radio = newRadio('en1')
  const heard = 'NS'.split('').map((dir) => radio.hear({ event: 'course', team: 'yellow', dir }))
  if (heard.join() !== 'heard,contradiction') return `heard ${heard}`
  if (radio.hear({ event: 'nonsense' }) !== 'heard') return 'an unknown event'
  const anew = radio.cells().length > 100 && !radio.exact
  radio.free()
  return anew ? null : 'it did not begin anew'
}

check(`at most ${SIZE_MAX} bytes`, bytes.length > SIZE_MAX && `${bytes.length} bytes`)
check('no imports', WebAssembly.Module.imports(new WebAssembly.Module(bytes)).length && 'imports')
check('space names', spaceName(0x62) !== 'C7' || spaceNamed('C7') !== 0x62 ||
  spaceNamed('P1') !== 255 || spaceNamed(undefined) !== 255)
check('a bad chart is named', throws(() => fathom.chart('..........\n'), 'fewer rows'))
check('a missing chart is named', throws(() => fathom.chart('zulu', 'turn'), 'zulu'))
check('what is no record is named', throws(() => fathom.replay(new Uint8Array(9)), 'record'))
check('a bad rule is named', throws(() => fathom.ruleset('en1', { hull: 99 }), 'hull'))
check('the hull', hullFault())
check('fork and expect', forkFault())
check('a contradiction', contradictionFault())
check('the same bits as native', compareStreams())
check('all memory was given back', fathom.pieces > PIECES_KEPT && `${fathom.pieces} pieces left`)
console.log(`1..${number}`)
