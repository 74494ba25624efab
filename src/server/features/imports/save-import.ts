// An import shown and an import saved: the first changes nothing, the second saves all of it or nothing.
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import type { Tx } from '../../store/database.ts'
import { type ImportRunRow, insertRun } from '../../store/import-runs.ts'
import { holdImports } from '../../store/imports-clients.ts'
import type { ImportNeeds } from './chunk.ts'
import type { ImportReport } from './import-report.ts'
import { type ImportAsk, runImport } from './run-import.ts'

export type SaveNeeds = ImportNeeds & Pick<Deps, 'db'>

export const previewImport = (needs: SaveNeeds, ask: ImportAsk): Promise<ImportReport> =>
  runImport({ mode: 'preview', db: needs.db }, needs, ask)

/** Saves within `tx`, which other work of the same save may share. Throws `invalid` with the lines that are wrong: the transaction must end with it. */
export async function saveWithin(tx: Tx, needs: ImportNeeds, ask: ImportAsk): Promise<ImportReport> {
  await holdImports(tx)
  const report = await runImport({ mode: 'save', tx }, needs, ask)
  if (report.errorCount > 0) throw new ImportRefused(report)
  return report
}

/** The same for what a preview showed. Throws `conflict` when `fingerprint` is that of a preview on other data. */
export async function savePreviewed(
  tx: Tx,
  needs: ImportNeeds,
  ask: ImportAsk,
  fingerprint: string,
): Promise<ImportReport> {
  const report = await saveWithin(tx, needs, ask)
  if (fingerprint !== report.fingerprint) throw new AppError('conflict', 'data-changed-since')
  return report
}

/** Nothing is saved: lines are wrong. */
export class ImportRefused extends AppError {
  readonly report: ImportReport
  constructor(report: ImportReport) {
    super('invalid', 'lines-wrong', { errors: [...report.errors], errorCount: report.errorCount })
    this.report = report
  }
}

export type Origin = Pick<ImportRunRow, 'source' | 'filename'>

/** Saves rows that are at hand in a transaction of their own, with an entry in the history of imports. */
export function saveImport(needs: SaveNeeds, ask: ImportAsk, origin: Origin): Promise<ImportReport> {
  return needs.db.transaction().execute(async (tx) => {
    const report = await saveWithin(tx, needs, ask)
    await insertRun(tx, {
      ...origin,
      id: needs.newId(),
      kind: ask.kind,
      state: 'saved',
      line_count: report.lines,
      counts: report.counts,
      created_by: ask.actor.name,
      created_at: needs.now(),
      finished_at: needs.now(),
    })
    return report
  })
}
