// What an import would do or did: counts, and the first of its problems, conflicts and changes.
import { createHash } from 'node:crypto'
import type { Change } from '#domain/import/compare.ts'
import type { LineProblem } from '#domain/import/records.ts'
import type { Outcome, Planned, RecordResult } from './chunk.ts'

/** Problems, conflicts and changes that a report lists of each. */
export const LISTED = 200

export type ImportCounts = {
  readonly new: number
  readonly changed: number
  readonly unchanged: number
  readonly conflicts: number
}
export type ListedChange = {
  readonly line: number
  readonly name: string
  readonly outcome: Outcome
  readonly changes: readonly Change[]
}
export type ImportReport = {
  readonly lines: number
  readonly counts: ImportCounts
  /** The first LISTED; with any of them nothing may be saved. */
  readonly errors: readonly LineProblem[]
  readonly errorCount: number
  readonly conflicts: readonly ListedChange[]
  readonly changes: readonly ListedChange[]
  /** Equal for equal files on equal data. */
  readonly fingerprint: string
}

/** Collects the results of one import. */
export function newReport() {
  const counts = { new: 0, changed: 0, unchanged: 0, conflicts: 0 }
  const [errors, conflicts, changes]: [LineProblem[], ListedChange[], ListedChange[]] = [[], [], []]
  const hash = createHash('sha256')
  let [lines, errorCount] = [0, 0]
  const wrong = (problems: readonly LineProblem[]) => {
    errorCount += problems.length
    errors.push(...problems.slice(0, LISTED - errors.length))
  }
  return {
    line: () => {
      lines += 1
    },
    lines: () => lines,
    errorCount: () => errorCount,
    wrong,
    add: (result: RecordResult) => {
      if (result.kind === 'wrong') return wrong(result.problems)
      const { line, name, outcome } = result
      counts[outcome] += 1
      if (result.conflicts.length > 0) counts.conflicts += 1
      if (result.conflicts.length > 0 && conflicts.length < LISTED)
        conflicts.push({ line, name, outcome, changes: result.conflicts })
      if (outcome !== 'unchanged' && changes.length < LISTED)
        changes.push({ line, name, outcome, changes: result.changes })
      hash.update(JSON.stringify([line, outcome === 'new', outcome === 'new' ? [] : fieldsIn(result)]))
      return undefined
    },
    done: (): ImportReport => ({
      lines,
      counts,
      errors: errors.toSorted((a, b) => a.line - b.line),
      errorCount,
      conflicts,
      changes,
      fingerprint: hash.digest('hex'),
    }),
  }
}

/** The fields that differ, whichever side is to win in them. */
const fieldsIn = ({ changes, conflicts }: Planned): readonly string[] =>
  [...changes, ...conflicts]
    .filter(({ field }) => field !== 'hts_description')
    .map(({ field, before, after }) => `${field} ${before} ${after}`)
    .toSorted()
