// Reads case files (JSON lines or CSV) row by row, so that a file of any length takes little memory. A bad line is kept as its error.
import type { CaseRow } from './case-row.ts'

export type ReadRow = { readonly line: number; readonly row?: CaseRow; readonly error?: string }

/** Text in pieces, as a stream gives it; a string in one piece does as well. */
export type Chunks = Iterable<string> | AsyncIterable<string>

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

export async function* readCsvRows(chunks: Chunks): AsyncGenerator<ReadRow> {
  let names: readonly string[] | undefined
  for await (const { cells, line } of csvRecords(chunks)) {
    if (names) yield csvRow(names, cells, line)
    else names = cells.map((name) => name.trim())
  }
}

function csvRow(names: readonly string[], cells: readonly string[], line: number): ReadRow {
  if (cells.length === names.length)
    return { line, row: Object.fromEntries(names.map((name, i) => [name, cells[i] ?? ''])) }
  return { line, error: `the row has ${cells.length} cells, the heading row has ${names.length}` }
}

type CsvRecord = { readonly cells: readonly string[]; readonly line: number }

/** Records with quoted cells (doubled quotes inside) that may run over lines; blank lines are skipped. */
async function* csvRecords(chunks: Chunks): AsyncGenerator<CsvRecord> {
  let cells: string[] = []
  let cell = ''
  let quoting: 'none' | 'open' | 'closing' = 'none'
  let line = 1
  let start = 1
  for await (const chunk of withoutMark(chunks)) {
    for (const sign of chunk) {
      if (sign === '\n') line++
      if (quoting === 'open') {
        if (sign === '"') quoting = 'closing'
        else cell += sign
      } else if (sign === '"' && (quoting === 'closing' || cell === '')) {
        if (quoting === 'closing') cell += sign
        quoting = 'open'
      } else if (sign === ',' || sign === '\n') {
        quoting = 'none'
        cells.push(cell)
        cell = ''
        if (sign === ',') continue
        if (cells.length > 1 || cells[0] !== '') yield { cells, line: start }
        cells = []
        start = line
      } else if (sign !== '\r') cell += sign
    }
  }
  cells.push(cell)
  if (cells.length > 1 || cells[0] !== '') yield { cells, line: start }
}
