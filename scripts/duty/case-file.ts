// Reads case files (JSON lines or CSV) row by row, so that a file of any length takes little memory. A bad line is kept as its error.
import { delimitedReader, type TextRow } from '#domain/delimited-text.ts'
import type { CaseRow } from './case-row.ts'

export type ReadRow = { readonly line: number; readonly row?: CaseRow; readonly error?: string }

/** Text in pieces, as a stream gives it; a string in one piece does as well. */
type Chunks = Iterable<string> | AsyncIterable<string>

export async function* readJsonLines(chunks: Chunks): AsyncGenerator<ReadRow> {
  let line = 0
  for await (const content of textLines(chunks)) {
    line++
    if (content.trim() !== '') yield jsonRow(content, line)
  }
}

function jsonRow(content: string, line: number): ReadRow {
  try {
    const row: unknown = JSON.parse(content)
    return isRow(row) ? { line, row } : { line, error: 'the line is not a JSON object' }
  } catch (cause) {
    return { line, error: `the line is not JSON: ${cause instanceof Error ? cause.message : String(cause)}` }
  }
}

const isRow = (value: unknown): value is CaseRow => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Lines without their ends. */
async function* textLines(chunks: Chunks): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of withoutMark(chunks)) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  yield rest
}

/** Some programs put a byte order mark before the first character. */
async function* withoutMark(chunks: Chunks): AsyncGenerator<string> {
  let isFirst = true
  for await (const chunk of chunks) {
    yield isFirst ? chunk.replace(/^\uFEFF/, '') : chunk
    isFirst = isFirst && chunk === ''
  }
}

const UNREAD = {
  unclosed: 'a quote that begins in this row is never closed',
  'too-long': 'this row is longer than 2 million characters; a quote may begin in it that is never closed',
} as const

/** Rows by the names of the heading; blank ones are passed over. */
export async function* readCsvRows(chunks: Chunks): AsyncGenerator<ReadRow> {
  const reader = delimitedReader()
  let names: readonly string[] | undefined
  const read = (rows: readonly TextRow[]): readonly ReadRow[] => {
    const below = names ? rows : rows.slice(1)
    names ??= rows[0]?.cells.map((name) => name.trim())
    return below.map((row) => csvRow(names ?? [], row))
  }
  for await (const chunk of chunks) yield* read(reader.push(chunk))
  const rest = reader.end()
  if ('kind' in rest) yield { line: rest.line, error: UNREAD[rest.kind] }
  else yield* read(rest)
}

function csvRow(names: readonly string[], { cells, line }: TextRow): ReadRow {
  if (cells.length === names.length)
    return { line, row: Object.fromEntries(names.map((name, i) => [name, cells[i] ?? ''])) }
  return { line, error: `the row has ${cells.length} cells, the heading row has ${names.length}` }
}
