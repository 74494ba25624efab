// Rows of a file into checked rows: cells by the column the mapping gives them, empty cells left out.

import { withoutApostrophe } from '../csv.ts'
import { readCell } from './cells.ts'
import type { ImportColumn } from './column.ts'
import { COLUMNS, type TableKind } from './columns.ts'
import type { FileReason } from './file-reason.ts'
import type { ImportKind } from './import-kind.ts'
import type { Mapping } from './mapping.ts'
import type { RawRow } from './raw-row.ts'

/** The cells that are not empty, by field; values as cells.ts writes them. */
export type Values = Readonly<Record<string, string>>
export type CheckedRow = { readonly line: number; readonly values: Values }
/** `column` is null when the whole line is meant. */
export type LineProblem<Reason = FileReason> = {
  readonly line: number
  readonly column: string | null
  readonly problem: Reason
}
/** `row` is undefined where a cell is wrong; `values` has those that are not. */
export type CheckedRows = {
  readonly row: CheckedRow | undefined
  readonly values: Values
  readonly problems: readonly LineProblem[]
}

/** Reads rows of one kind under one mapping. */
export function rowChecker(kind: TableKind, mapping: Mapping): (row: RawRow) => CheckedRows {
  const byName = new Map(COLUMNS[kind].map((column) => [column.name, column]))
  const columns = mapping.map((name) => (name === null ? undefined : byName.get(name)))
  return (row) => checkRow(kind, columns, row)
}

function checkRow(
  kind: TableKind,
  columns: readonly (ImportColumn | undefined)[],
  { line, cells }: RawRow,
): CheckedRows {
  const problems: LineProblem[] = []
  const values: Record<string, string> = {}
  columns.forEach((column, index) => {
    const text = column ? withoutApostrophe((cells[index] ?? '').trim()) : ''
    if (!column || text === '') return
    const field = column.field ?? column.name
    const read = readCell(column.form, text)
    if (read.kind === 'problem') problems.push({ line, column: column.name, problem: read.problem })
    else if (field in values)
      problems.push({ line, column: column.name, problem: { reason: 'givenTwice', facts: { column: field } } })
    else values[field] = read.value
  })
  for (const name of missingIn(kind, values, problems))
    problems.push({ line, column: name, problem: { reason: 'needed', facts: { column: name } } })
  return { row: problems.length === 0 ? { line, values } : undefined, values, problems }
}

/** Key columns of the row that are empty, without those that were there and wrong. */
function missingIn(kind: TableKind, values: Values, problems: readonly LineProblem[]): readonly string[] {
  const wrong = new Set(problems.map(({ column }) => column))
  if (kind === 'clients') {
    const known = values.email ?? values.external_id
    return known || wrong.has('email') || wrong.has('external_id') ? [] : ['email']
  }
  return COLUMNS[kind]
    .filter(({ isKey, name }) => isKey && values[name] === undefined && !wrong.has(name))
    .map(({ name }) => name)
}

/** Rows that are one record: a box with its contents, a plan with its placements; elsewhere every row is a record. */
export type ImportRecord = { readonly line: number; readonly values: Values; readonly rows: readonly CheckedRow[] }

const GROUP_KEYS: Readonly<Partial<Record<ImportKind, readonly string[]>>> = {
  boxes: ['client', 'shipment', 'box_number'],
  plans: ['client', 'shipment', 'plan'],
}

/** What rows of one record have in common; undefined where each row is a record of its own. */
export function groupKey(kind: ImportKind, { values }: CheckedRow): string | undefined {
  return GROUP_KEYS[kind]?.map((name) => values[name] ?? '').join('\u0001')
}

/** One record of rows that follow each other; `values` are those of the first. */
export const toRecord = (rows: readonly [CheckedRow, ...CheckedRow[]]): ImportRecord => ({
  line: rows[0].line,
  values: rows[0].values,
  rows,
})
