// The record of who changed what: rows are only ever added, in the transaction of the change.
import { sql } from 'kysely'
import { maskImporterNumber } from '#domain/importer-number.ts'
import type { Db } from './database.ts'
import type { AuditLogTable } from './tables/operation.ts'

type Fields = Readonly<Record<string, unknown>>

export type AuditEntry = {
  readonly at: Date
  readonly actor: { readonly kind: AuditLogTable['actor_kind']; readonly id: string; readonly name: string }
  readonly clientId: string | null
  /** What was done: 'item.changed', 'address.added'. */
  readonly action: string
  readonly subject: { readonly kind: string; readonly id: string }
  /** Only the fields that changed; null before something is made or after it is gone. */
  readonly before: Fields | null
  readonly after: Fields | null
}

export async function insertAudit(db: Db, entry: AuditEntry): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      at: entry.at,
      actor_kind: entry.actor.kind,
      actor_id: entry.actor.id,
      actor_name: entry.actor.name,
      client_id: entry.clientId,
      action: entry.action,
      subject_kind: entry.subject.kind,
      subject_id: entry.subject.id,
      before: entry.before && JSON.stringify(entry.before, masked),
      after: entry.after && JSON.stringify(entry.after, masked),
    })
    .execute()
}

/** Phones and business numbers lie encrypted: the log, which lies in the clear, shows their ends. */
const MASKED = /^(?:phone|phone_number|phoneNumber|canadian_business_number)$/
const masked = (field: string, value: unknown): unknown =>
  MASKED.test(field) && typeof value === 'string' && value !== '' ? maskImporterNumber(value) : value

/** How often something was done for a client since an instant. */
export async function countAudit(db: Db, clientId: string, action: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('audit_log')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('client_id', '=', clientId)
    .where('action', '=', action)
    .where('at', '>', since)
    .executeTakeFirstOrThrow()
  return count
}

/** Entries about one subject, newest first. */
export async function listAudit(
  db: Db,
  clientId: string,
  subject: AuditEntry['subject'],
): Promise<readonly AuditEntry[]> {
  const rows = await db
    .selectFrom('audit_log')
    .select(['at', 'actor_kind', 'actor_id', 'actor_name', 'client_id', 'action', 'before', 'after'])
    .where('client_id', '=', clientId)
    .where('subject_kind', '=', subject.kind)
    .where('subject_id', '=', subject.id)
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({
    at: row.at,
    actor: { kind: row.actor_kind, id: row.actor_id, name: row.actor_name },
    clientId: row.client_id,
    action: row.action,
    subject,
    before: row.before,
    after: row.after,
  }))
}

/** Removes entries older than any paper is kept; the database itself refuses to remove younger ones. Answers how many there were. */
export async function deleteAuditBefore(db: Db, before: Date): Promise<number> {
  const gone = await db.deleteFrom('audit_log').where('at', '<', before).executeTakeFirst()
  return Number(gone.numDeletedRows)
}

export type Changes = { readonly before: Fields; readonly after: Fields }

/** The fields of `patch` that differ from the row, before and after; undefined when none does. */
export function changedFields(row: Fields, patch: Fields): Changes | undefined {
  const names = Object.keys(patch).filter((name) => canonical(row[name]) !== canonical(patch[name]))
  if (names.length === 0) return undefined
  const pick = (from: Fields) => Object.fromEntries(names.map((name) => [name, from[name] ?? null]))
  return { before: pick(row), after: pick(patch) }
}

/** Equal text for equal values: the order of an object's keys, and whether a jsonb column is given as JSON text, do not count. */
function canonical(value: unknown): string {
  if (typeof value === 'object' && value !== null && !(value instanceof Date)) {
    return JSON.stringify(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
  }
  return JSON.stringify(value ?? null)
}
