export type Team = 'blue' | 'yellow'
export type Mode = 'turn' | 'real'
export type Direction = 'N' | 'E' | 'S' | 'W'
/** 'C7': column letter and row. */
export type Space = string

/** An event as the server and the referee send it; only the fields of its kind are read. */
export interface HeardEvent {
  event: string
  team?: string
  [field: string]: unknown
}

export interface Chart {
  readonly side: 10 | 15
  readonly mode: Mode
  /** One string a row, in the signs of the chart files. */
  rows(): string[]
  sector(space: Space): number
  /** The slope of volcano 1 or 2 turns into islands. */
  lava(which: number): void
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
  hear(event: HeardEvent): 'heard' | 'contradiction'
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

export type Point = [number, number]
export type StrokeVerdict = 'in_band' | 'open' | 'outside'

export interface Moves {
  courses: Direction[]
  /** The longest silence in each direction. */
  silence: Record<Direction, number>
  torpedo: Space[]
  mine: Space[]
}

export interface Fathom {
  readonly words: Record<'events' | 'teams' | 'systems' | 'causes' | 'results' | 'answers'
    | 'volcano_events' | 'presets' | 'charts', string[]>
  /** A built-in chart when a mode is given, else the text of a chart. Throws with the reason. */
  chart(nameOrText: string, mode?: Mode): Chart
  ruleset(preset?: string, fields?: Record<string, string | number | boolean>): Ruleset
  radio(setup: { chart: Chart; rules: Ruleset; team: Team; limitBytes?: number }): Radio
  hullSection(section: number): { section: number; outer: Point[]; inner: Point[] }
  /** Points in drawing units. */
  judgeStroke(section: number, stroke: Point[]): StrokeVerdict
  traceStroke(section: number): Point[]
  moves(boat: { chart: Chart; rules: Ruleset; at: Space; route: Space[]; mines?: Space[] }): Moves
}

/** A URL, a Response, the bytes, or a compiled module. */
export function load(
  source: string | URL | Response | BufferSource | WebAssembly.Module): Promise<Fathom>
export function spaceName(at: number): Space
/** 255 for what is no space. */
export function spaceNamed(name: Space): number
