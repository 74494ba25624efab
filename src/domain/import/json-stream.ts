// Records of a JSON text read piece by piece: an array of objects, or objects one after another. Lists inside an object become
// rows: a box with two items is two rows that share what the box says, under names such as 'items.sku'.
import type { FileReason } from './file-reason.ts'
import type { RawRow } from './raw-row.ts'

type JsonReader = {
  /** Every name met so far; a row has its cells in this order, and fewer where a name came later. */
  readonly heading: readonly string[]
  /** Throws JsonProblem where the text is not JSON or not objects. */
  push(piece: string): readonly RawRow[]
  end(): void
}

/** `line` is the line of the object that cannot be read. */
export class JsonProblem extends Error {
  readonly line: number
  readonly problem: FileReason
  constructor(line: number, problem: FileReason) {
    super(problem.reason)
    this.name = 'JsonProblem'
    this.line = line
    this.problem = problem
  }
}

export function jsonReader(): JsonReader {
  const splitter = objectSplitter()
  const { heading, placeOf } = newHeading()
  return {
    heading,
    push: (piece) => splitter.push(piece).flatMap(({ line, text }) => rowsIn(parsed(text, line), line, placeOf)),
    end: splitter.end,
  }
}

/** Rows of objects that are parsed already, each counted as a line. Throws JsonProblem for more names or rows than are taken. */
export function rowsOfObjects(objects: readonly object[]): { heading: readonly string[]; rows: readonly RawRow[] } {
  const { heading, placeOf } = newHeading()
  const rows: RawRow[] = []
  objects.forEach((each, index) => {
    for (const row of rowsIn(each, index + 1, placeOf, MOST_ROWS - rows.length)) rows.push(row)
  })
  return { heading, rows }
}

/** What one row may hold and one object may grow into: a few bytes of lists and names would otherwise fill the memory. */
const MOST_NAMES = 200
const MOST_ROWS = 100_000

type PlaceOf = (name: string, line: number) => number

/** Names in the order they were met. */
function newHeading(): { readonly heading: readonly string[]; readonly placeOf: PlaceOf } {
  const heading: string[] = []
  const places = new Map<string, number>()
  const placeOf: PlaceOf = (name, line) => {
    const known = places.get(name)
    if (known !== undefined) return known
    if (heading.length === MOST_NAMES)
      throw new JsonProblem(line, { reason: 'tooManyNames', facts: { count: MOST_NAMES } })
    places.set(name, heading.length)
    return heading.push(name) - 1
  }
  return { heading, placeOf }
}

function rowsIn(value: object, line: number, placeOf: PlaceOf, most = MOST_ROWS): readonly RawRow[] {
  const rows: RawRow[] = []
  for (const flat of rowsOf(value, line)) {
    if (rows.length === most) throw new JsonProblem(line, { reason: 'tooManyRows', facts: { count: MOST_ROWS } })
    rows.push(toRow(flat, line, placeOf))
  }
  return rows
}

function toRow(flat: ReadonlyMap<string, string>, line: number, placeOf: PlaceOf): RawRow {
  const cells: string[] = []
  for (const [name, text] of flat) cells[placeOf(name, line)] = text
  return { line, cells: Array.from(cells, (cell) => cell ?? '') }
}

function parsed(text: string, line: number): object {
  try {
    return Object(JSON.parse(text))
  } catch {
    // Where in the object it goes wrong, JSON.parse says in words of its own; the line is what a person needs.
    throw new JsonProblem(line, { reason: 'notJson' })
  }
}

/** Deeper lists than a plan's rates are no import's. */
const DEEPEST = 5

/** The object's plain values; each list of objects in it makes rows that repeat them. */
function* rowsOf(
  value: object,
  line: number,
  prefix = '',
  above: ReadonlyMap<string, string> = new Map(),
  depth = 0,
): Generator<ReadonlyMap<string, string>> {
  const own = new Map(above)
  const lists: [string, readonly object[]][] = []
  for (const [key, each] of Object.entries(value)) {
    const name = prefix + key
    if (Array.isArray(each)) lists.push([key, each.filter((one) => typeof one === 'object' && one !== null)])
    else if (typeof each === 'object' && each !== null)
      for (const [inner, leaf] of Object.entries(each)) set(own, `${name}.${inner}`, leaf)
    else set(own, name, each)
    if (own.size > MOST_NAMES) throw new JsonProblem(line, { reason: 'tooManyNames', facts: { count: MOST_NAMES } })
  }
  const within = depth < DEEPEST ? lists.filter(([, list]) => list.length > 0) : []
  if (within.length === 0) yield own
  for (const [key, list] of within) for (const one of list) yield* rowsOf(one, line, `${key}.`, own, depth + 1)
}

function set(into: Map<string, string>, name: string, value: unknown): void {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    into.set(name, String(value))
}

type FoundObject = { readonly line: number; readonly text: string }

/** Cuts a text into its outermost objects. */
function objectSplitter() {
  let text = ''
  let line = 1
  let startLine = 1
  let depth = 0
  let inText = false
  let escaped = false
  const push = (piece: string): readonly FoundObject[] => {
    const found: FoundObject[] = []
    let from = depth > 0 ? 0 : -1
    for (let at = 0; at < piece.length; at += 1) {
      const letter = piece[at]
      if (letter === '\n') line += 1
      if (inText) {
        if (escaped) escaped = false
        else if (letter === '\\') escaped = true
        else if (letter === '"') inText = false
      } else if (letter === '"' && depth > 0) inText = true
      else if (letter === '{') {
        if (depth === 0) {
          from = at
          startLine = line
        }
        depth += 1
      } else if (letter === '}' && depth > 0) {
        depth -= 1
        if (depth === 0) {
          found.push({ line: startLine, text: text + piece.slice(from, at + 1) })
          text = ''
          from = -1
        }
      } else if (depth === 0 && !/[\s,[\]\uFEFF]/.test(letter ?? ''))
        throw new JsonProblem(line, { reason: 'notObjects' })
    }
    if (depth > 0) text += piece.slice(from)
    return found
  }
  const end = () => {
    if (depth > 0) throw new JsonProblem(startLine, { reason: 'notJson' })
  }
  return { push, end }
}
