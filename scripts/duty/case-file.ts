// Reads case files (JSON lines or CSV) row by row and writes results in the same form. A bad line is kept as its error.
import type { CaseRow } from './case-row.ts'
import type { ErrorRow, ResultRow } from './result-row.ts'

export type ReadRow = { readonly line: number; readonly row?: CaseRow; readonly error?: string }

export function readJsonLines(text: string): readonly ReadRow[] {
  return text.split('\n').flatMap((content, i): ReadRow[] => {
    if (content.trim() === '') return []
    const line = i + 1
    try {
      const row: unknown = JSON.parse(content)
      return [isRow(row) ? { line, row } : { line, error: 'the line is not a JSON object' }]
    } catch (cause) {
      return [{ line, error: `the line is not JSON: ${cause instanceof Error ? cause.message : String(cause)}` }]
    }
  })
}

export function readCsvRows(text: string): readonly ReadRow[] {
  const [head, ...body] = csvRecords(text)
  if (!head) return []
  return body.map(({ cells, line }) => {
    if (cells.length !== head.cells.length) {
      return { line, error: `the row has ${cells.length} cells, the heading row has ${head.cells.length}` }
    }
    return { line, row: Object.fromEntries(head.cells.map((name, i) => [name.trim(), cells[i] ?? ''])) }
  })
}

type CsvRecord = { readonly cells: readonly string[]; readonly line: number }

/** Records with quoted cells (doubled quotes inside) that may run over lines; blank lines are skipped. */
function csvRecords(text: string): readonly CsvRecord[] {
  const records: CsvRecord[] = []
  let cells: string[] = []
  let cell = ''
  let isQuoted = false
  let line = 1
  let start = 1
  const close = () => {
    cells.push(cell)
    if (cells.length > 1 || cell !== '') records.push({ cells, line: start })
    cells = []
    cell = ''
    start = line
  }
  for (let i = 0; i < text.length; i++) {
    const sign = text.charAt(i)
    if (sign === '\n') line++
    if (isQuoted && sign === '"' && text.charAt(i + 1) === '"') {
      cell += '"'
      i++
    } else if (sign === '"') isQuoted = !isQuoted
    else if (sign === ',' && !isQuoted) {
      cells.push(cell)
      cell = ''
    } else if (sign === '\n' && !isQuoted) close()
    else if (sign !== '\r') cell += sign
  }
  if (cells.length > 0 || cell !== '') close()
  return records
}

const CSV_COLUMNS = ['id', 'line', 'outcome', 'baseDuty', 'additional', 'totalDuty', 'unknown', 'error'] as const

export const csvHead = (): string => CSV_COLUMNS.join(',')

/** Additional duties stand in one cell: 'heading rate duty; ...'. */
export function toCsvLine(result: ResultRow | ErrorRow): string {
  const cells: Readonly<Record<string, string>> =
    'error' in result
      ? { id: String(result.id ?? ''), line: String(result.line), error: result.error }
      : {
          id: String(result.id ?? ''),
          outcome: result.outcome,
          baseDuty: String(result.baseDuty ?? ''),
          additional: result.additional.map((each) => `${each.heading} ${each.rate} ${each.duty}`).join('; '),
          totalDuty: String(result.totalDuty ?? ''),
          unknown: result.prohibited ?? (result.unknown ?? []).join(' '),
        }
  return CSV_COLUMNS.map((name) => quoted(cells[name] ?? '')).join(',')
}

/** Text that a spreadsheet would read as a formula is kept as text. */
function quoted(cell: string): string {
  const safe = /^[=+\-@]/.test(cell) && !/^-?\d/.test(cell) ? `'${cell}` : cell
  return /[",\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe
}

const isRow = (value: unknown): value is CaseRow => typeof value === 'object' && value !== null && !Array.isArray(value)
