// What an import would do or did: counts, and the first of its problems, conflicts and changes.
import { createHash } from 'node:crypto'
import type { Change } from '#domain/import/compare.ts'
import type { ImportPlace, Outcome, Planned } from './chunk.ts'
import type { ShownProblem } from './held-rows.ts'

/** Problems, conflicts, changes and places that a report lists: of problems what a person may put right in one go. */
const LISTED = { problems: 5000, records: 200, places: 25 } as const

export type ImportCounts = {
  readonly new: number
  readonly changed: number
  readonly unchanged: number
  readonly conflicts: number
}
type ListedChange = {
  readonly line: number
  readonly name: string
  readonly outcome: Outcome
  readonly changes: readonly Change[]
}
export type ImportReport = {
  readonly lines: number
  readonly counts: ImportCounts
  /** The first 5,000; with any of them nothing may be saved. */
  readonly errors: readonly ShownProblem[]
  readonly errorCount: number
  readonly conflicts: readonly ListedChange[]
  readonly changes: readonly ListedChange[]
  /** The first shipments, or clients, in which something is new or changed; of a preview none, as what is new is nowhere yet. */
  readonly places: readonly ImportPlace[]
  readonly placeCount: number
  /** Equal for equal files on equal data. */
  readonly fingerprint: string
}

/** Collects the results of one import. */
export function newReport(mode: 'preview' | 'save') {
  const counts = { new: 0, changed: 0, unchanged: 0, conflicts: 0 }
  const [errors, conflicts, changes]: [ShownProblem[], ListedChange[], ListedChange[]] = [[], [], []]
  const places: ImportPlace[] = []
  const placed = new Set<string>()
  const hash = createHash('sha256')
  let [lines, errorCount] = [0, 0]
  const wrong = (problems: readonly ShownProblem[]) => {
    errorCount += problems.length
    errors.push(...problems.slice(0, LISTED.problems - errors.length))
  }
  const note = (place: ImportPlace | null) => {
    if (!place) return
    const key = place.shipmentId ?? place.clientId
    if (placed.has(key)) return
    placed.add(key)
    if (places.length < LISTED.places) places.push(place)
  }
  return {
    line: () => {
      lines += 1
    },
    lines: () => lines,
    errorCount: () => errorCount,
    wrong,
    add: (result: Planned) => {
      const { line, name, outcome } = result
      counts[outcome] += 1
      if (result.conflicts.length > 0) counts.conflicts += 1
      if (result.conflicts.length > 0 && conflicts.length < LISTED.records)
        conflicts.push({ line, name, outcome, changes: result.conflicts })
      if (outcome !== 'unchanged' && changes.length < LISTED.records)
        changes.push({ line, name, outcome, changes: result.changes })
      if (mode === 'save' && outcome !== 'unchanged') note(result.place)
      hash.update(JSON.stringify([line, outcome === 'new', outcome === 'new' ? [] : fieldsIn(result)]))
    },
    done: (): ImportReport => ({
      lines,
      counts,
      errors: errors.toSorted((a, b) => a.line - b.line),
      errorCount,
      conflicts,
      changes,
      places,
      placeCount: placed.size,
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
