// The puzzles of many days in WebAssembly as in `fathom puzzle`, and what comes of every answer:
//   node puzzle_wasm_test.mjs FATHOM.WASM FATHOM.MJS FATHOM [DAYS]
// Prints TAP.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const [wasm, loader, fathomPath, days = '40'] = process.argv.slice(2)
const { load } = await import(pathToFileURL(loader))
const fathom = await load(readFileSync(wasm))
const FIRST_DAY = 20700, DAY_MS = 86_400_000, GRADES = [1, 2, 3]

const told = (day, grade) => {
  const date = new Date(day * DAY_MS).toISOString().slice(0, 10)
  const [asked, rest] = execFileSync(fathomPath, ['puzzle', '--json', '--solve', '--date', date,
    '--grade', String(grade)], { encoding: 'utf8' }).trimEnd().split('\n')
  const cut = rest.lastIndexOf(' ')
  return { asked, answer: rest.slice(0, cut), at: rest.slice(cut + 1) }
}

function answersFault(puzzle) {
  const { chart, kind, tape, reach = [] } = puzzle.asked
  const spaces = chart.flatMap((row, y) => [...row].map((_, x) =>
    String.fromCharCode(65 + x) + (y + 1)))
  const right = spaces.filter((s) => puzzle.try(s).verdict === 'right')
  if (right.join() !== puzzle.solution) return `right is ${right}, not ${puzzle.solution}`
  const left = puzzle.places(tape.length)
  if (kind === 'place') return left.join() === right.join() ? null : `left is ${left}`
  const off = spaces.find((s) => !reach.includes(s) && puzzle.try(s).verdict !== 'miss')
  return off ? `${off} is out of reach` : null
}

function fault(day, grade) {
  const native = told(day, grade), puzzle = fathom.puzzle(day, grade)
  try {
    if (JSON.stringify(puzzle.asked) !== native.asked) return 'another puzzle'
    if (puzzle.solution !== native.at) return `${puzzle.solution}, not ${native.at}`
    if (JSON.stringify(puzzle.try(native.at)) !== native.answer) return 'another answer'
    return answersFault(puzzle)
  } finally {
    puzzle.free()
  }
}

for (const grade of GRADES) {
  let why = null, day = FIRST_DAY
  while (!why && day < FIRST_DAY + Number(days)) why = fault(day++, grade)
  console.log(`${why ? 'not ok' : 'ok'} ${grade} - grade ${grade}, ${days} days`)
  if (why) {
    console.log(`# day ${day - 1}: ${why}`)
    process.exitCode = 1
  }
}
let refused = false
try {
  fathom.puzzle(FIRST_DAY, 4)
} catch {
  refused = true
}
console.log(`${refused ? 'ok' : 'not ok'} 4 - there is no fourth grade`)
console.log(`${fathom.pieces <= 1 ? 'ok' : 'not ok'} 5 - all memory was given back`)
if (!refused || fathom.pieces > 1) process.exitCode = 1
console.log('1..5')
