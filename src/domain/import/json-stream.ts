// Records of a JSON text read piece by piece: an array of objects, or objects one after another. Lists inside an object become
// rows: a box with two items is two rows that share what the box says, under names such as 'items.sku'.
import { texts } from '#texts/import.ts'
import type { RawRow } from './records.ts'

export type JsonReader = {
  /** Every name met so far; a row has its cells in this order, and fewer where a name came later. */
  readonly heading: readonly string[]
  /** Throws JsonProblem where the text is not JSON or not objects. */
  push(piece: string): readonly RawRow[]
  end(): void
}

/** `line` is the line of the object that cannot be read. */
export class JsonProblem extends Error {
  readonly line: number
  constructor(line: number, problem: string) {
    super(problem)
    this.name = 'JsonProblem'
    this.line = line
  }
}

export function jsonReader(): JsonReader {
  const heading: string[] = []
  const places = new Map<string, number>()
  const splitter = objectSplitter()
  const placeOf = (name: string): number => {
    const known = places.get(name)
    if (known !== undefined) return known
    places.set(name, heading.length)
    heading.push(name)
    return heading.length - 1
  }
  return {
    heading,
    push: (piece) =>
      splitter
        .push(piece)
        .flatMap(({ line, text }) => rowsOf(parsed(text, line)).map((row) => toRow(row, line, placeOf))),
    end: splitter.end,
  }
}

/** Rows of objects that are parsed already, each counted as a line. */
export function rowsOfObjects(objects: readonly object[]): { heading: readonly string[]; rows: readonly RawRow[] } {
  const heading: string[] = []
  const places = new Map<string, number>()
  const placeOf = (name: string): number => {
    if (!places.has(name)) places.set(name, heading.push(name) - 1)
    return places.get(name) ?? 0
  }
  const rows = objects.flatMap((each, index) => rowsOf(each).map((row) => toRow(row, index + 1, placeOf)))
  return { heading, rows }
}

function toRow(flat: ReadonlyMap<string, string>, line: number, placeOf: (name: string) => number): RawRow {
  const cells: string[] = []
  for (const [name, text] of flat) cells[placeOf(name)] = text
  return { line, cells: Array.from(cells, (cell) => cell ?? '') }
}

function parsed(text: string, line: number): object {
  try {
    return Object(JSON.parse(text))
  } catch {
    // Where in the object it goes wrong, JSON.parse says in words of its own; the line is what a person needs.
    throw new JsonProblem(line, texts.notJson)
  }
}

/** Deeper lists than a plan's rates are no import's. */
const DEEPEST = 5

/** The object's plain values; each list of objects in it makes rows that repeat them. */
function rowsOf(
  value: object,
  prefix = '',
  above: ReadonlyMap<string, string> = new Map(),
  depth = 0,
): Map<string, string>[] {
  const own = new Map(above)
  const lists: [string, readonly object[]][] = []
  for (const [key, each] of Object.entries(value)) {
    const name = prefix + key
    if (Array.isArray(each)) lists.push([key, each.filter((one) => typeof one === 'object' && one !== null)])
    else if (typeof each === 'object' && each !== null)
      for (const [inner, leaf] of Object.entries(each)) set(own, `${name}.${inner}`, leaf)
    else set(own, name, each)
  }
  const rows = lists.flatMap(([key, list]) =>
    depth < DEEPEST ? list.flatMap((one) => rowsOf(one, `${key}.`, own, depth + 1)) : [],
  )
  return rows.length > 0 ? rows : [own]
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
      } else if (depth === 0 && !/[\s,[\]\uFEFF]/.test(letter ?? '')) throw new JsonProblem(line, texts.notObjects)
    }
    if (depth > 0) text += piece.slice(from)
    return found
  }
  const end = () => {
    if (depth > 0) throw new JsonProblem(startLine, texts.notJson)
  }
  return { push, end }
}
