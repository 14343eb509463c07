// The WebAssembly module against the native library, over many random games:
//   node wasm_test.mjs FATHOM.WASM FATHOM.MJS WASM_STREAMS [GAMES]
// Same events in, the same bits out. Prints TAP.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const [wasmPath, loaderPath, streams, games = '300'] = process.argv.slice(2)
const { load, spaceName, spaceNamed } = await import(pathToFileURL(loaderPath))
const bytes = readFileSync(wasmPath)
const fathom = await load(bytes)
const SIZE_MAX = 200 * 1024
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

function openGame({ team, rules, chart: text }) {
  const chart = fathom.chart(text), ruleset = fathom.ruleset('en1', rules)
  const radio = fathom.radio({ chart, rules: ruleset, team, limitBytes: 1 << 20 })
  chart.free()
  ruleset.free()
  return radio
}

function compareStreams() {
  const run = spawnSync(streams, ['1', games], { maxBuffer: 1 << 30, encoding: 'utf8' })
  if (run.status !== 0) return `the native program failed: ${run.stderr}`
  let radio, opened = 0, compared = 0
  for (const line of run.stdout.split('\n').filter(Boolean)) {
    const message = JSON.parse(line)
    if (message.game) {
      radio?.free()
      radio = openGame(message.game)
      opened++
    } else if (message.belief) {
      const fault = beliefFault(radio, message.belief)
      if (fault) return `game ${opened}: ${fault}`
      compared++
    } else {
      radio.hear(message)
    }
  }
  console.log(`# ${opened} games, ${compared} beliefs compared`)
  return opened === Number(games) && compared > opened ? null : 'too few games were heard'
}

// ---- the rest ----

function hullFault() {
  for (let section = 1; section <= 4; section++) {
    const traced = fathom.traceStroke(section), { outer, inner } = fathom.hullSection(section)
    if (outer.length < 4 || outer.length !== inner.length) return `section ${section} has no band`
    if (fathom.judgeStroke(section, traced) !== 'in_band') return `section ${section}: the middle`
    if (fathom.judgeStroke(section, traced.slice(0, traced.length / 2)) !== 'open')
      return `section ${section}: half a stroke`
    const bulge = [...outer, outer[0]].map(([x, y]) => [x, y + (y > 120 ? 30 : -30)])
    if (fathom.judgeStroke(section, bulge) !== 'outside') return `section ${section}: a bulge`
  }
  return null
}

function movesFault() {
  const chart = fathom.chart('alpha', 'turn'), rules = fathom.ruleset('en1')
  const ways = (mines) => fathom.moves({ chart, rules, at: 'A1', route: ['A1', 'A2'], mines })
  const free = ways([]), mined = ways(['B1'])
  if (free.courses.join() !== 'E') return `courses ${free.courses}`
  if (free.silence.E !== 2) return `silence east ${free.silence.E}`
  if (mined.courses.length) return 'a course onto an own mine'
  if (free.mine.join() !== 'B1,B2') return `mines ${free.mine}`
  if (free.torpedo.includes('A1') || !free.torpedo.includes('A5')) return 'torpedo reach'
  rules.set('own_mine_blocks', false)
  return ways(['B1']).courses.join() === 'E' ? null : 'own_mine_blocks=no'
}

function lavaFault() {
  const chart = fathom.chart('delta-2', 'turn'), before = chart.rows().join('')
  chart.lava(1)
  const islands = (text) => text.split('').filter((sign) => sign === '#').length
  return islands(chart.rows().join('')) - islands(before) === 8 ? null : 'not eight new islands'
}

function forkFault() {
  const setup = { chart: fathom.chart('bravo', 'real'), rules: fathom.ruleset('uk2'), team: 'blue' }
  const radio = fathom.radio(setup)
  for (const dir of 'NNE') radio.hear({ event: 'course', team: 'yellow', dir })
  const fork = radio.fork(), before = radio.cells().length
  fork.hear({ event: 'drone', team: 'blue', sector: 5, answer: 'yes' })
  const outlook = radio.expect({ ask: 'drone', sector: 5 })
  if (radio.cells().length !== before) return 'the fork changed its original'
  if (fork.cells().join() !== outlook.outcomes[1].cells.join()) return 'expect said otherwise'
  return null
}

function contradictionFault() {
  const setup = { chart: fathom.chart('bravo', 'real'), rules: fathom.ruleset(), team: 'blue' }
  const radio = fathom.radio(setup)
  const verdicts = 'NS'.split('').map((dir) => radio.hear({ event: 'course', team: 'yellow', dir }))
  if (verdicts.join() !== 'heard,contradiction') return `verdicts ${verdicts}`
  if (radio.hear({ event: 'nonsense' }) !== 'heard') return 'an unknown event'
  return radio.cells().length > 100 && !radio.exact ? null : 'it did not begin anew'
}

check(`at most ${SIZE_MAX} bytes`, bytes.length > SIZE_MAX && `${bytes.length} bytes`)
check('no imports', WebAssembly.Module.imports(new WebAssembly.Module(bytes)).length && 'imports')
check('space names', spaceName(0x62) !== 'C7' || spaceNamed('C7') !== 0x62 ||
  spaceNamed('P1') !== 255 || spaceNamed(undefined) !== 255)
check('a bad chart is named', throws(() => fathom.chart('..........\n'), 'fewer rows'))
check('a missing chart is named', throws(() => fathom.chart('zulu', 'turn'), 'zulu'))
check('a bad rule is named', throws(() => fathom.ruleset('en1', { hull: 99 }), 'hull'))
check('the hull', hullFault())
check('moves', movesFault())
check('lava', lavaFault())
check('fork and expect', forkFault())
check('a contradiction', contradictionFault())
check('the same bits as native', compareStreams())
console.log(`1..${number}`)
