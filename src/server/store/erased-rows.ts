// What stays of an erased client, table by table: papers whose term runs, the lines they rest on, and what proves a certificate. A table
// that is not named here is emptied, so that a new one is erased without a word. Source: 19 CFR 163.4; CUSMA Article 5.8; Exporters' and Producers' Records Regulations.
import { type RawBuilder, sql } from 'kysely'
import { listClientTables } from './client-rows.ts'
import type { Db, Tx } from './database.ts'
import type { Counts } from './tables/clients.ts'

type Client = { readonly clientId: string; readonly today: string }
type Condition = (of: Client) => RawBuilder<boolean>

const papers = ({ clientId, today }: Client) =>
  sql`select id from documents where client_id = ${clientId} and keep_until >= ${today}`
const shipments = (of: Client) => sql`
  select shipment_id from documents where id in (${papers(of)})
  union select shipment_id from document_shipments where document_id in (${papers(of)})`
const goods = (of: Client) => sql`select * from certified_goods where document_id in (${papers(of)})`
const decisions = (of: Client) => sql`
  select d.* from origin_decisions d where d.id in (select decision_id from (${goods(of)}) g)`
const requests = (of: Client) => sql`
  select r.id from supplier_requests r where r.client_id = ${of.clientId}
    and r.product in (select product from (${goods(of)}) g)
    and exists (select from supplier_answers a where a.request_id = r.id and a.state = 'accepted')`

const all: Condition = () => sql<boolean>`true`
const ofKeptShipment: Condition = (of) => sql<boolean>`shipment_id in (${shipments(of)})`

/** Tables of which something stays, with what does. */
export const KEPT_ROWS: Readonly<Record<string, Condition>> = {
  documents: ({ today }) => sql<boolean>`keep_until >= ${today}`,
  document_shipments: (of) => sql<boolean>`document_id in (${papers(of)})`,
  shipments: (of) => sql<boolean>`id in (${shipments(of)})`,
  shipment_search: ofKeptShipment,
  shipment_duties: ofKeptShipment,
  items: (of) => sql<boolean>`removed_at is null and shipment_id in (${shipments(of)})`,
  entry_permissions: (of) => sql<boolean>`item_id in (
    select id from items where removed_at is null and shipment_id in (${shipments(of)}))`,
  certified_goods: (of) => sql<boolean>`document_id in (${papers(of)})`,
  origin_decisions: (of) => sql<boolean>`id in (select id from (${decisions(of)}) d)`,
  recipes: (of) => sql<boolean>`id in (select recipe_id from (${decisions(of)}) d)`,
  recipe_versions: (of) =>
    sql<boolean>`(recipe_id, version) in (select recipe_id, recipe_version from (${decisions(of)}) d)`,
  supplier_requests: (of) => sql<boolean>`id in (${requests(of)})`,
  supplier_answers: (of) => sql<boolean>`state = 'accepted' and request_id in (${requests(of)})`,
  supplier_files: (of) => sql<boolean>`answer_id in (
    select id from supplier_answers where state = 'accepted' and request_id in (${requests(of)}))`,
  audit_log: all,
  security_events: all,
  erasures: all,
}

/** Columns of what stays that no law asks for. */
const EMPTIED: Readonly<Record<string, readonly string[]>> = {
  documents: ['request'],
  items: ['manufacturing_address_id'],
  shipments: ['notes', 'ship_to'],
}

/** Deletes what does not stay, children first; answers how many rows of each table went. */
export async function deleteErasedRows(tx: Tx, of: Client): Promise<Counts> {
  for (const [table, columns] of Object.entries(EMPTIED)) {
    const changes = columns.map((column) => sql`${sql.ref(column)} = null`)
    const filled = columns.map((column) => sql`${sql.ref(column)} is not null`)
    await sql`update ${sql.table(table)} set ${sql.join(changes)}
      where client_id = ${of.clientId} and (${sql.join(filled, sql` or `)})`.execute(tx)
  }
  await sql`update supplier_requests set revoked_at = coalesce(revoked_at, now()), revoked_by = coalesce(revoked_by, created_by)
    where client_id = ${of.clientId} and revoked_at is null`.execute(tx)
  const removed: Record<string, number> = {}
  for (const table of await tablesChildrenFirst(tx)) {
    const stays = KEPT_ROWS[table]?.(of) ?? sql<boolean>`false`
    const gone = await sql`
      delete from ${sql.table(table)} where client_id = ${of.clientId} and (${stays}) is not true`.execute(tx)
    const rows = Number(gone.numAffectedRows ?? 0n)
    if (rows > 0) removed[table] = rows
  }
  return removed
}

/** How many rows of each table are there. */
export async function countClientRows(db: Db, clientId: string): Promise<Counts> {
  const counts: Record<string, number> = {}
  for (const { name } of await listClientTables(db)) {
    const found = await sql<{ rows: number }>`
      select count(*)::int as rows from ${sql.table(name)} where client_id = ${clientId}`.execute(db)
    const rows = found.rows[0]?.rows ?? 0
    if (rows > 0) counts[name] = rows
  }
  return counts
}

/** The tables that say whose their rows are, each before those it refers to. Throws where they refer to each other in a ring. */
async function tablesChildrenFirst(db: Db): Promise<readonly string[]> {
  const left = new Set((await listClientTables(db)).map(({ name }) => name))
  const references = await sql<{ child: string; parent: string }>`
    select c.relname::text as "child", p.relname::text as "parent"
    from pg_constraint join pg_class c on c.oid = conrelid join pg_class p on p.oid = confrelid
    where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`.execute(db)
  const ordered: string[] = []
  while (left.size > 0) {
    const free = [...left].filter(
      (table) => !references.rows.some(({ child, parent }) => parent === table && left.has(child)),
    )
    if (free.length === 0) throw new Error(`tables refer to each other in a ring: ${[...left].join(', ')}`)
    for (const table of free) left.delete(table)
    ordered.push(...free)
  }
  return ordered
}
