// Records of several kinds at once, as a warehouse system or Amazon gives them: in the order given, all or nothing.
import type { ImportKind } from '#domain/import/import-kind.ts'
import { guessMapping } from '#domain/import/mapping.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import type { Actor } from '../../../scope.ts'
import { findColumns, insertRun } from '../../../store/import-runs.ts'
import type { ImportNeeds } from '../chunk.ts'
import type { ImportCounts, ImportReport } from '../import-report.ts'
import { flatRows, type KindRows } from '../kind-rows.ts'
import type { ImportAsk } from '../run-import.ts'
import { ImportRefused, type Origin, saveWithin } from '../save-import.ts'

export type Needs = Pick<Deps, 'db' | 'settings'> & ImportNeeds
type SeveralAsk = {
  readonly imports: readonly KindRows[]
  readonly takeLines: ImportAsk['takeLines']
  readonly dryRun: boolean
  readonly mayChangeEmail?: boolean
}
export type SeveralReport = {
  readonly saved: boolean
  readonly imports: readonly (ImportReport & { readonly kind: ImportKind })[]
}

/** Ends the transaction of a dry run with what it would have done. */
class DryRun extends Error {
  readonly imports: SeveralReport['imports']
  constructor(imports: SeveralReport['imports']) {
    super('dry run')
    this.imports = imports
  }
}

/** A record's number in its list, from 1, is its line. Throws `invalid` with kind and lines that are wrong: nothing is saved then. */
export async function importSeveral(
  needs: Needs,
  actor: Actor,
  ask: SeveralAsk,
  origin: Origin,
): Promise<SeveralReport> {
  try {
    const imports = await needs.db.transaction().execute(async (tx) => {
      const done: SeveralReport['imports'][number][] = []
      for (const { kind, rows } of ask.imports) {
        const read = flatRows(kind, rows)
        const mapping = guessMapping(kind, read.heading, await findColumns(tx, kind))
        const { takeLines, mayChangeEmail } = ask
        const one = { kind, rows: [read.rows], mapping: () => mapping, actor, takeLines, mayChangeEmail }
        done.push({ kind, ...(await saveWithin(tx, needs, one).catch((error) => named(error, kind))) })
      }
      if (ask.dryRun) throw new DryRun(done.map((each) => ({ ...each, places: [], placeCount: 0 })))
      await insertRun(tx, {
        ...origin,
        id: needs.newId(),
        kind: kindOf(ask.imports),
        state: 'saved',
        line_count: done.reduce((lines, each) => lines + each.lines, 0),
        counts: summed(done.map(({ counts }) => counts)),
        created_by: actor.name,
        created_at: needs.now(),
        finished_at: needs.now(),
      })
      return done
    })
    return { saved: true, imports }
  } catch (error) {
    if (error instanceof DryRun) return { saved: false, imports: error.imports }
    throw error
  }
}

function named(error: unknown, kind: ImportKind): never {
  if (!(error instanceof ImportRefused)) throw error
  const { errors, errorCount } = error.report
  throw new AppError('invalid', 'lines-wrong', { kind, errors: [...errors], errorCount })
}

const kindOf = (imports: readonly KindRows[]): string => {
  const [first, ...more] = new Set(imports.map(({ kind }) => kind))
  return first !== undefined && more.length === 0 ? first : 'several'
}

const summed = (all: readonly ImportCounts[]): ImportCounts => ({
  new: all.reduce((sum, each) => sum + each.new, 0),
  changed: all.reduce((sum, each) => sum + each.changed, 0),
  unchanged: all.reduce((sum, each) => sum + each.unchanged, 0),
  conflicts: all.reduce((sum, each) => sum + each.conflicts, 0),
})
