// The one engine of every import: rows of a file come in chunks, each is checked, compared with what is there and, when the import
// is saved, written. A preview runs the same way and writes nothing. All of it happens in the caller's transaction.
import type { ImportKind } from '#domain/import/import-kind.ts'
import { type Mapping, missingKeys } from '#domain/import/mapping.ts'
import type { RawRow } from '#domain/import/raw-row.ts'
import type { RecordReason } from '#domain/import/record-reason.ts'
import { type CheckedRow, groupKey, type ImportRecord, rowChecker, toRecord } from '#domain/import/records.ts'
import type { Actor } from '../../scope.ts'
import type { Db, Tx } from '../../store/database.ts'
import type { ImportNeeds, KindImporter, Run } from './chunk.ts'
import { heldRows } from './held-rows.ts'
import { importBoxes } from './import-boxes.ts'
import { importClients } from './import-clients.ts'
import { importItems } from './import-items.ts'
import { importPlans } from './import-plans.ts'
import { importProducts } from './import-products.ts'
import { type ImportReport, newReport } from './import-report.ts'
import { importShipments } from './import-shipments.ts'
import { settleTouched } from './settle-touched.ts'

/** Records that are compared and written at a time: what bounds the memory. */
const CHUNK = 1000
export const MOST_LINES = 1_000_000

const IMPORTERS: Readonly<Record<ImportKind, KindImporter>> = {
  clients: importClients,
  shipments: importShipments,
  items: importItems,
  boxes: importBoxes,
  plans: importPlans,
  catalogue: importProducts,
}

export type ImportAsk = {
  readonly kind: ImportKind
  readonly rows: AsyncIterable<readonly RawRow[]> | Iterable<readonly RawRow[]>
  /** What the columns hold; asked for every piece, as a JSON text names its columns on the way. */
  readonly mapping: () => Mapping
  readonly actor: Actor
  /** Lines in which the import wins over what a person settled. */
  readonly takeLines: 'none' | 'all' | readonly number[]
  /** Whether a client that is there may be given another e-mail address, after its old one was asked; yes when left out. */
  readonly mayChangeEmail?: boolean | undefined
  /** Lines done so far. */
  readonly onProgress?: (lines: number) => void
}

type ImportTarget = { readonly mode: 'preview'; readonly db: Db } | { readonly mode: 'save'; readonly tx: Tx }

/** Runs one import. With errors in the report of a save the caller must let the transaction fail. */
export async function runImport(target: ImportTarget, needs: ImportNeeds, ask: ImportAsk): Promise<ImportReport> {
  const run = newRun(target, needs, ask)
  const report = newReport(target.mode)
  const held = heldRows(ask.kind)
  const begun = new Map<string, number>()
  let open: [CheckedRow, ...CheckedRow[]] | undefined
  let ready: ImportRecord[] = []
  const close = () => {
    if (open) ready.push(toRecord(open))
    open = undefined
  }
  const flush = async () => {
    if (ready.length === 0) return
    const planned = await IMPORTERS[ask.kind](run, ready)
    for (const result of planned.results) {
      if (result.kind === 'wrong') report.wrong(held.shown(ask.mapping(), result.problems))
      else report.add(result)
    }
    if (target.mode === 'save' && report.errorCount() === 0) await planned.write()
    ready = []
    held.forget()
  }
  for await (const piece of ask.rows) {
    const mapping = ask.mapping()
    const missing = missingKeys(ask.kind, mapping)
    if (missing.length > 0) {
      report.wrong([wholeLine(1, { reason: 'missingColumns', facts: { columns: missing } })])
      return report.done()
    }
    const check = rowChecker(ask.kind, mapping)
    for (const raw of piece) {
      report.line()
      const { row, problems } = check(raw)
      if (problems.length > 0) report.wrong(held.shown(mapping, problems, raw))
      if (!row) continue
      const key = groupKey(ask.kind, row)
      if (open && key !== undefined && groupKey(ask.kind, open[0]) === key) {
        held.hold(raw)
        open.push(row)
        continue
      }
      close()
      if (ready.length >= CHUNK) await flush()
      held.hold(raw)
      const before = key === undefined ? undefined : begun.get(key)
      if (before !== undefined) report.wrong([wholeLine(row.line, { reason: 'apart', facts: { line: before } })])
      else if (key !== undefined) begun.set(key, row.line)
      open = [row]
    }
    if (report.lines() > MOST_LINES) {
      report.wrong([wholeLine(MOST_LINES, { reason: 'tooManyLines', facts: { most: MOST_LINES } })])
      return report.done()
    }
    ask.onProgress?.(report.lines())
  }
  close()
  await flush()
  if (report.lines() === 0) report.wrong([wholeLine(1, { reason: 'noRows' })])
  if (target.mode === 'save' && report.errorCount() === 0) await settleTouched(run, target.tx)
  return report.done()
}

const wholeLine = (line: number, problem: RecordReason) => ({ line, column: null, value: null, problem })

function newRun(target: ImportTarget, needs: ImportNeeds, { actor, takeLines, mayChangeEmail = true }: ImportAsk): Run {
  const lines = typeof takeLines === 'string' ? new Set<number>() : new Set(takeLines)
  return {
    tx: target.mode === 'save' ? target.tx : target.db,
    needs,
    actor,
    writes: target.mode === 'save',
    mayChangeEmail,
    takes: (line) => takeLines === 'all' || lines.has(line),
    seen: new Map(),
    clientIds: new Map(),
    makerIds: new Map(),
    touched: new Map(),
    certified: new Map(),
  }
}
