// What an import of a catalogue file would change, worked out without changing anything.
import { createHash } from 'node:crypto'
import { addressLine } from '#domain/address/address.ts'
import { type ImportRow, type ProductProblem, readImportRows } from '#domain/catalogue/import-rows.ts'
import { readDelimited } from '#domain/delimited-text.ts'
import { decimal } from '#domain/money.ts'
import { isRightOn } from '#domain/tariff/declarable.ts'
import type { Deps } from '../../deps.ts'
import { findAsinDataOf } from '../../store/asin-data.ts'
import type { Db } from '../../store/database.ts'
import type { AsinDataRow } from '../../store/tables.ts'
import { withKnownAsins } from './known-asins.ts'

type FieldChange = { readonly field: string; readonly before: string | null; readonly after: string }
export type PlannedRow = {
  readonly row: ImportRow
  readonly kind: 'new' | 'changed' | 'unchanged'
  readonly changes: readonly FieldChange[]
  readonly existing: AsinDataRow | undefined
}

export type ImportPlan = {
  readonly rows: readonly PlannedRow[]
  readonly errors: readonly ProductProblem[]
  readonly warnings: readonly ProductProblem[]
  readonly ignoredColumns: readonly string[]
  /** Equal for equal files on equal data. */
  readonly fingerprint: string
}

/** With any error the rows are not to be imported. */
export async function planImport(
  db: Db,
  { tariff, today }: Pick<Deps, 'tariff' | 'today'>,
  clientId: string,
  csv: string,
): Promise<ImportPlan> {
  const read = readDelimited(csv)
  if (read.kind !== 'rows') {
    const reason = read.kind === 'unclosed' ? 'unclosedQuote' : 'rowTooLong'
    return refused([{ line: read.line, column: null, problem: { reason } }])
  }
  const known = await withKnownAsins(db, clientId, read.rows)
  if (known.rows.length < 2 && known.unknown.length > 0) return refused(known.unknown)
  const { rows, errors, ignoredColumns } = readImportRows(known.rows)
  const asins = rows.map((row) => row.asin)
  const existing = await findAsinDataOf(db, clientId, asins)
  const planned = rows.map((row) => plan(row, existing.get(row.asin)))
  const codeWarnings = rows
    .filter((row) => row.htsCode && !isRightOn(tariff, row.htsCode, today()))
    .map(({ line, htsCode = '' }) => {
      const ended = tariff.ended(htsCode, today())
      const problem = ended
        ? ({ reason: 'codeEnded', facts: { code: htsCode, on: ended.on, successors: ended.successors } } as const)
        : ({ reason: 'codeUnknown' } as const)
      return { line, column: 'hts_code', problem }
    })
  return {
    rows: planned,
    errors,
    warnings: [...known.unknown, ...codeWarnings],
    ignoredColumns,
    fingerprint: fingerprintOf(planned),
  }
}

const refused = (errors: readonly ProductProblem[]): ImportPlan => ({
  rows: [],
  errors,
  warnings: [],
  ignoredColumns: [],
  fingerprint: fingerprintOf([]),
})

function plan(row: ImportRow, existing: AsinDataRow | undefined): PlannedRow {
  const changes = changesOf(row, existing)
  if (changes.length === 0) return { row, kind: 'unchanged', changes, existing }
  return { row, kind: existing ? 'changed' : 'new', changes, existing }
}

/** A new code does not keep the description of the old one, but no row stands for that here. */
function changesOf(row: ImportRow, existing: AsinDataRow | undefined): readonly FieldChange[] {
  const cost = existing?.cogs_cad == null ? null : decimal(existing.cogs_cad).toFixed(2)
  const fields: readonly (readonly [string, string | null, string | undefined])[] = [
    ['country_of_origin', existing?.country_of_origin ?? null, row.countryOfOrigin],
    ['hts_code', existing?.hts_code ?? null, row.htsCode],
    ['hts_description', existing?.hts_description ?? null, row.htsDescription],
    ['cogs_cad', cost, row.costCad?.toFixed(2)],
    ['manufacturing_address', existing?.manufacturing_address ?? null, row.maker && addressLine(row.maker)],
  ]
  return fields.flatMap(([field, before, after]) =>
    after === undefined || after === before ? [] : [{ field, before, after }],
  )
}

function fingerprintOf(rows: readonly PlannedRow[]): string {
  const said = rows.map(({ row, kind, changes }) => [row.asin, kind, changes])
  return createHash('sha256').update(JSON.stringify(said)).digest('hex')
}

export const countKinds = (rows: readonly PlannedRow[]) => ({
  new: rows.filter((each) => each.kind === 'new').length,
  changed: rows.filter((each) => each.kind === 'changed').length,
  unchanged: rows.filter((each) => each.kind === 'unchanged').length,
})
