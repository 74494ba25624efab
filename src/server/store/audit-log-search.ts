// The audit log as staff read it: across clients, filtered, newest first, from where the last page ended.
import { type SelectQueryBuilder, sql } from 'kysely'
import type { AuditEntry } from './audit-log.ts'
import type { Db } from './database.ts'
import type { Tables } from './tables.ts'

export type AuditFilter = {
  readonly clientId?: string | undefined
  /** Reference of a shipment, case aside: entries of it and of what belongs to it. */
  readonly shipment?: string | undefined
  readonly actorKind?: AuditEntry['actor']['kind'] | undefined
  /** The whole name, case aside. */
  readonly person?: string | undefined
  readonly action?: string | undefined
  /** From this instant on. */
  readonly from?: Date | undefined
  /** Before this instant. */
  readonly until?: Date | undefined
}

/** `id` is where the next page begins; `clientName` is null where no client, or none that still exists, is concerned. */
export type FoundEntry = AuditEntry & { readonly id: string; readonly clientName: string | null }

/** Entries after the one with the id `before`, at most `limit`. */
export async function searchAudit(
  db: Db,
  filter: AuditFilter,
  page: { readonly before?: string | undefined; readonly limit: number },
): Promise<readonly FoundEntry[]> {
  const after = page.before === undefined ? undefined : await placeOf(db, page.before)
  if (page.before !== undefined && after === undefined) return []
  let query = filtered(db.selectFrom('audit_log'), filter)
  if (after)
    query = query.where(sql<boolean>`(audit_log.at, audit_log.id) < (${after.at}::timestamptz, ${after.id}::bigint)`)
  const rows = await query
    .leftJoin('clients', 'clients.id', 'audit_log.client_id')
    .select([
      'audit_log.id',
      'audit_log.at',
      'actor_kind',
      'actor_id',
      'actor_name',
      'client_id',
      'clients.name as client_name',
      'action',
      'subject_kind',
      'subject_id',
      'before',
      'after',
    ])
    .orderBy('audit_log.at', 'desc')
    .orderBy('audit_log.id', 'desc')
    .limit(page.limit)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    actor: { kind: row.actor_kind, id: row.actor_id, name: row.actor_name },
    clientId: row.client_id,
    clientName: row.client_name,
    action: row.action,
    subject: { kind: row.subject_kind, id: row.subject_id },
    before: row.before,
    after: row.after,
  }))
}

type Query = SelectQueryBuilder<Tables, 'audit_log', Record<never, never>>

function filtered(query: Query, filter: AuditFilter): Query {
  let found = query
  if (filter.clientId !== undefined) found = found.where('audit_log.client_id', '=', filter.clientId)
  if (filter.actorKind !== undefined) found = found.where('actor_kind', '=', filter.actorKind)
  if (filter.person !== undefined) found = found.where(sql`lower(actor_name)`, '=', filter.person.toLowerCase())
  if (filter.action !== undefined) found = found.where('action', '=', filter.action)
  if (filter.from) found = found.where('audit_log.at', '>=', filter.from)
  if (filter.until) found = found.where('audit_log.at', '<', filter.until)
  if (filter.shipment !== undefined) found = found.where(ofShipment(filter.shipment))
  return found
}

/** A shipment and its items, forms, papers, placements and carts. They are few, so their entries are found by what they are about. */
const ofShipment = (reference: string) => sql<boolean>`
  (audit_log.client_id, audit_log.subject_kind, audit_log.subject_id) in (
    with named as (select client_id, id from shipments where lower(reference) = lower(${reference}))
    select client_id, 'shipment', id::text from named
    union all select n.client_id, 'item', items.id::text from named n join items on items.shipment_id = n.id
    union all select n.client_id, 'cusma_form', f.id::text from named n join cusma_forms f on f.shipment_id = n.id
    union all select n.client_id, 'document', d.id::text from named n join documents d on d.shipment_id = n.id
    union all select n.client_id, 'document', s.document_id::text from named n
      join document_shipments s on s.shipment_id = n.id
    union all select n.client_id, 'cart', carts.id::text from named n join carts on carts.shipment_id = n.id
    union all select n.client_id, 'box', boxes.id::text from named n join boxes on boxes.shipment_id = n.id
    union all select n.client_id, 'plan', plans.id::text from named n join plans on plans.shipment_id = n.id
    union all select n.client_id, 'placement', placements.id::text from named n
      join plans on plans.shipment_id = n.id
      join placement_options on placement_options.plan_id = plans.id
      join placements on placements.placement_option_id = placement_options.id)`

/** Instants as the database writes them: finer than the milliseconds of a Date. */
async function placeOf(db: Db, id: string): Promise<{ readonly at: string; readonly id: string } | undefined> {
  return db
    .selectFrom('audit_log')
    .select([sql<string>`at::text`.as('at'), 'id'])
    .where('id', '=', sql<string>`${id}::bigint`)
    .executeTakeFirst()
}

/** Every action that stands in the log, in order of name: read off the index, one step a kind. */
export async function listActions(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ action: string }>`
    with recursive known as (
      (select action from audit_log order by action limit 1)
      union all
      select (select action from audit_log where action > known.action order by action limit 1)
      from known where known.action is not null
    )
    select action from known where action is not null`.execute(db)
  return rows.map((row) => row.action)
}
