// What the importers of all kinds have in common: a chunk of records comes in, what it would do goes out, and the writing
// of it, which only a save calls.
import type { Change } from '#domain/import/compare.ts'
import type { RecordReason } from '#domain/import/record-reason.ts'
import type { ImportRecord, LineProblem } from '#domain/import/records.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../scope.ts'
import type { AuditEntry } from '../../store/audit-log.ts'
import type { Db } from '../../store/database.ts'

export type ImportNeeds = Pick<
  Deps,
  'now' | 'today' | 'newId' | 'newSecret' | 'secrets' | 'tariff' | 'measures' | 'preferences' | 'entryLaw' | 'origin'
> & {
  readonly settings: Pick<Deps['settings'], 'businessTimeZone' | 'publicUrl'>
}

/** One import while it runs. */
export type Run = {
  readonly tx: Db
  readonly needs: ImportNeeds
  readonly actor: Actor
  /** False: nothing will be written, so nothing is held. */
  readonly writes: boolean
  readonly mayChangeEmail: boolean
  /** Whether the import wins over what a person settled in this line. */
  readonly takes: (line: number) => boolean
  /** The line that named a record first, by its key. */
  readonly seen: Map<string, number>
  /** Ids of clients by e-mail or number; null: there is none. */
  readonly clientIds: Map<string, string | null>
  /** Ids of makers that were saved or found, by client and words. */
  readonly makerIds: Map<string, string>
  /** Shipments whose items changed: id to client. */
  readonly touched: Map<string, string>
  /** The same, where something a CUSMA certificate rests on changed. */
  readonly certified: Map<string, string>
}

export type Outcome = 'new' | 'changed' | 'unchanged'
/** Where people look at a record: its shipment, or its client. `name` is the shipment's reference or the client's name. */
export type ImportPlace = { readonly clientId: string; readonly shipmentId: string | null; readonly name: string }
export type Planned = {
  readonly kind: 'planned'
  readonly line: number
  /** What a person knows the record by: 'SHP-1 · WAX-6'. */
  readonly name: string
  /** Null for what is no client's. */
  readonly place: ImportPlace | null
  readonly outcome: Outcome
  readonly changes: readonly Change[]
  readonly conflicts: readonly Change[]
}
export type RecordProblem = LineProblem<RecordReason>
export type Wrong = { readonly kind: 'wrong'; readonly problems: readonly RecordProblem[] }
export type RecordResult = Planned | Wrong

type PlannedChunk = { readonly results: readonly RecordResult[]; write(): Promise<void> }
export type KindImporter = (run: Run, records: readonly ImportRecord[]) => Promise<PlannedChunk>

export const wrong = (line: number, column: string | null, problem: RecordReason): Wrong => ({
  kind: 'wrong',
  problems: [{ line, column, problem }],
})

/** Notes a record; when an earlier line names the same one, answers what is wrong. */
export function repeatedIn(run: Run, line: number, key: string): Wrong | undefined {
  const first = run.seen.get(key)
  if (first === undefined) run.seen.set(key, line)
  return first === undefined || first === line
    ? undefined
    : wrong(line, null, { reason: 'repeated', facts: { line: first } })
}

/** An entry of this import in the audit log. */
export const entryOf = (run: Run, entry: Omit<AuditEntry, 'at' | 'actor'>): AuditEntry => ({
  at: run.needs.now(),
  actor: run.actor,
  ...entry,
})

export function outcomeOf(isNew: boolean, changes: readonly Change[]): Outcome {
  if (isNew) return 'new'
  return changes.length > 0 ? 'changed' : 'unchanged'
}
