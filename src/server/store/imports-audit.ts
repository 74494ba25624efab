// Audit entries of an import, many at once, and what entries say about who settled a field.
import { sql } from 'kysely'
import type { AuditEntry } from './audit-log.ts'
import type { Db } from './database.ts'
import { insertRows, rowsOf } from './imports-rows.ts'

const AUDIT = {
  at: 'timestamptz',
  actor_kind: 'text',
  actor_id: 'text',
  actor_name: 'text',
  client_id: 'uuid',
  action: 'text',
  subject_kind: 'text',
  subject_id: 'text',
  before: 'jsonb',
  after: 'jsonb',
}

export async function insertAudits(db: Db, entries: readonly AuditEntry[]): Promise<void> {
  const rows = entries.map(({ at, actor, clientId, action, subject, before, after }) => ({
    at,
    actor_kind: actor.kind,
    actor_id: actor.id,
    actor_name: actor.name,
    client_id: clientId,
    action,
    subject_kind: subject.kind,
    subject_id: subject.id,
    before,
    after,
  }))
  await insertRows(db, 'audit_log', AUDIT, rows)
}

type ItemRef = { readonly client_id: string; readonly id: string }

/** Of the fields named, those whose last entry is a person's own change of the item: by id of the item. */
export async function fieldsSettledByPeople(
  db: Db,
  items: readonly ItemRef[],
  fields: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  if (items.length === 0) return new Map()
  const found = await sql<{ id: string; field: string }>`
    select id, field from (
      select distinct on (a.subject_id, f.key) a.subject_id as id, f.key as field, a.action
      from ${rowsOf(items, { client_id: 'uuid', id: 'text' }, 'w')}
      join audit_log a on a.client_id = w.client_id and a.subject_kind = 'item' and a.subject_id = w.id
      cross join lateral jsonb_object_keys(coalesce(a.after, '{}')) as f(key)
      where f.key in (${sql.join(fields)})
      order by a.subject_id, f.key, a.id desc
    ) as newest where action = 'item.changed'`.execute(db)
  const byItem = Map.groupBy(found.rows, ({ id }) => id)
  return new Map([...byItem].map(([id, rows]) => [id, new Set(rows.map(({ field }) => field))]))
}
