import type { Circuit, Dir, GameEvent, Kind, Mode, Order, Team } from '../web/src/core/shapes'
import type { Point, View } from '../web/src/core/view'

/** 'C7': column letter and row. */
export type Space = string

export interface Chart {
  readonly side: number
  /** One string a row, in the signs of the chart files. */
  rows(): string[]
  sector(space: Space): number
  free(): void
}

export interface Ruleset {
  /** Values as `--set` takes them; throws with the reason when one is refused. */
  set(field: string, value: string | number | boolean): void
  free(): void
}

export interface Outcome {
  chance: number
  entropy: number
  cells: Space[]
}

export type Question =
  | { ask: 'drone'; sector: number }
  | { ask: 'blast'; at: Space }
  | { ask: 'sonar'; row?: number; column?: string; sector?: number }

export interface Radio {
  /** 'contradiction': no history fits, the belief has begun anew. */
  hear(event: GameEvent): 'heard' | 'contradiction'
  /** The enemy has announced things that nobody kept: a real-time crew that was surfaced dives. What
   * shows on the chart itself (`volcano`) is to be heard meanwhile, nothing else. */
  gap(): void
  /** Where the enemy can be. */
  cells(): Space[]
  /** 256 shares that sum up to 1, by spaceNamed(space). */
  weights(): Float64Array
  /** The chance of an enemy mine, by spaceNamed(space). */
  mines(): Float64Array
  readonly exact: boolean
  readonly histories: number
  /** In bits. */
  readonly entropy: number
  /** Memory held. */
  readonly bytes: number
  /** Outcomes: drone no, yes, smoke; blast clear, indirect, direct; sonar the stated answer. */
  expect(question: Question): { outcomes: Outcome[]; meanCells: number; meanEntropy: number }
  fork(): Radio
  free(): void
}

export type StrokeResult = 'in_band' | 'open' | 'outside'

/** What a crew could do now, as far as it can know. What its view does not tell is supposed in its
 * favour; the server has the last word. */
export interface Position {
  /** Why an order would be refused, null when it would not be. Not for a trace. */
  why(order: Order): string | null
  /** Every order that could be given now; of a trace, without its stroke. */
  readonly legal: Order[]
  /** What an order would cost the crew's hull. */
  damage(order: Order): number
  /** What crossing out one more symbol would bring. */
  cross(symbol: string): '' | 'repair' | 'damage'
  free(): void
}

export interface ReplayStep {
  ms: number
  events: GameEvent[]
  /** What either crew heard of it. */
  heard: Record<Team, GameEvent[]>
  /** Everything, as it stands afterwards. */
  view: View
}

/** school/lesson_json.h */
export interface LessonStanding {
  state: 'played' | 'asks' | 'over' | 'damaged'
  step: string
  number: number
  /** Controls to be touched, in their order: 'system torpedo'. */
  points: string[]
  /** What is asked and is no order: 'next'. */
  acts: string[]
  /** The mistake that was made, or 'hint'; the rules' reason where they refused it. */
  answer?: string
  error?: string
}

export interface LessonTold extends LessonStanding {
  events: GameEvent[]
  patch?: object
  call?: { from: string; call: { call: string } }
  result?: 'done' | 'let' | 'mistake' | 'refused' | 'wait'
}

export interface LessonOpened extends LessonStanding {
  seats: string[]
  /** Who sits where: 'p1' on 'blue.captain'. */
  players: Record<string, string>
  help: string
  steps: number
  events: GameEvent[]
  view: View
}

export interface Lesson {
  readonly opened: LessonOpened
  play(): LessonTold
  order(order: Order): LessonTold
  /** Something that is no order: 'next', 'track F7', 'call charge torpedo'. */
  act(words: string): LessonTold
  stopped(error: string): LessonTold
  free(): void
}

/** school/puzzle_json.h */
export interface PuzzleAsked {
  kind: 'place' | 'shot'
  map: string
  chart: string[]
  tape: GameEvent[]
  /** Of a shot: the player's boat, where its torpedo can go, and how many places are left. */
  from?: Space
  reach?: Space[]
  places?: number
}

export interface PuzzleAnswer {
  verdict: 'miss' | 'near' | 'right'
  /** Of a wrong place the word of the tape, from 1, that rules it out; 0: no track ends there. */
  against?: number
  /** Of a shot: the places that it would hit, of all that are left. */
  direct?: number
  near?: number
  places?: number
}

export interface Puzzle {
  readonly asked: PuzzleAsked
  try(space: Space): PuzzleAnswer
  /** Where he could be when so many words of the tape had been heard. */
  places(words: number): Space[]
  readonly solution: Space
  free(): void
}

export interface SheetSymbol {
  /** 'W1' */
  name: string
  dir: Dir
  place: number
  kind: Kind
  circuit: Circuit | null
}

export interface Fathom {
  readonly words: Record<string, string[]>
  /** Those of the rules: turns_after_surfacing, stroke_scale, ... */
  readonly numbers: Record<string, number>
  /** Pieces of the module's memory that are taken and not given back. */
  readonly pieces: number
  /** The Engineer's symbols, panel by panel. */
  readonly sheet: SheetSymbol[]
  /** The kind whose breakdowns stop a system. */
  readonly kindOf: Record<string, Kind>
  /** A built-in chart when a mode is given, else the text of a chart. Throws with the reason. */
  chart(nameOrText: string, mode?: Mode): Chart
  ruleset(preset?: string, fields?: Record<string, string | number | boolean>): Ruleset
  radio(setup: { chart: Chart; rules: Ruleset; team: Team; limitBytes?: number }): Radio
  hullSection(section: number): { section: number; outer: Point[]; inner: Point[] }
  /** Points in drawing units, at most 256. */
  judgeStroke(section: number, stroke: Point[]): StrokeResult
  /** Whether a stroke that is still being drawn has kept within the band so far. */
  keepsWithin(section: number, stroke: Point[]): boolean
  traceStroke(section: number): Point[]
  position(view: View): Position
  /** The names of the lessons, in the order in which they are taught. */
  lessons(): string[]
  /** A lesson at its first step, by the learner's rule book. */
  lesson(name: string, preset: string): Lesson
  /** The puzzle of a day, counted since 1970-01-01; grade 1 to 3. */
  puzzle(day: number, grade: number): Puzzle
  /** A view that went into the module and came back out of it, for tests. */
  viewAgain(view: View): View
  /** A finished game from the bytes of its record: how it stands before the first order, and after
   * each that something came of. Throws when it is none. */
  replay(record: Uint8Array): ReplayStep[]
  steps(record: Uint8Array): Generator<ReplayStep>
}

/** A URL, a Response, the bytes, or a compiled module. */
export function load(
  source: string | URL | Response | BufferSource | WebAssembly.Module): Promise<Fathom>
export function spaceName(at: number): Space
/** 255 for what is no space. */
export function spaceNamed(name: Space): number
