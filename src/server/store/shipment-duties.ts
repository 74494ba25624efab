// What the duty of shipments came to when it was worked out, and whether that is still so. Triggers count what it hangs on: migration 0071.
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Db } from './database.ts'
import { rowsOf } from './imports-rows.ts'
import type { ShipmentDutiesTable } from './tables/shipments.ts'

type Figures = Pick<
  Selectable<ShipmentDutiesTable>,
  'duty_cad' | 'known' | 'open' | 'prohibited' | 'least_cad' | 'most_cad' | 'has_deposit'
>

/** `isOfNow`: neither the items nor what they claim by changed since. */
type StoredDuty = Figures & {
  readonly shipment_id: string
  readonly basis: string | null
  readonly entry_day: string | null
  readonly isOfNow: boolean
}

/** How often what a duty hangs on had changed when its facts were about to be read. */
export type DutyMark = {
  readonly shipment_id: string
  readonly changes: number
  readonly client_changes: number
}

export type WorkedOutDuty = DutyMark & Figures & { readonly basis: string; readonly entry_day: string }

/** By shipment; one whose duty was never worked out may be absent. */
export async function listShipmentDuties(
  db: Db,
  clientId: string,
  shipmentIds: readonly string[],
): Promise<ReadonlyMap<string, StoredDuty>> {
  if (shipmentIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('shipment_duties as d')
    .innerJoin('clients as c', 'c.id', 'd.client_id')
    .select(['d.shipment_id', 'd.basis', 'd.duty_cad', 'd.known', 'd.open', 'd.prohibited'])
    .select(['d.least_cad', 'd.most_cad', 'd.has_deposit'])
    .select(sql<string | null>`to_char(d.entry_day, 'YYYY-MM-DD')`.as('entry_day'))
    .select(sql<boolean>`coalesce(${IS_OF_NOW}, false)`.as('isOfNow'))
    .where('d.client_id', '=', clientId)
    .where('d.shipment_id', 'in', shipmentIds)
    .execute()
  return new Map(rows.map((row) => [row.shipment_id, row]))
}

const IS_OF_NOW = sql<boolean>`(d.of_changes = d.changes and d.of_client_changes = c.duty_changes)`

/** The sum that lists order by, of the shipment of the query around it; null where none is known of what the shipment is now. */
export const dutyOfRow = (clientId: string): RawBuilder<string | null> => sql<string | null>`(
  select d.duty_cad from shipment_duties as d join clients as c on c.id = d.client_id
  where d.client_id = ${clientId} and d.shipment_id = shipments.id and ${IS_OF_NOW})`

/**
 * Taken before the facts are read: what changes behind it is not taken for worked out. Of a shipment that something else is writing it may be
 * absent: who reads a list waits for no import, and none waits for the reader.
 */
export async function markDuties(
  db: Db,
  clientId: string,
  shipmentIds: readonly string[],
): Promise<ReadonlyMap<string, DutyMark>> {
  if (shipmentIds.length === 0) return new Map()
  await sql`
    insert into shipment_duties (shipment_id, client_id)
    select s.id, s.client_id from shipments s join clients c on c.id = s.client_id
    where s.client_id = ${clientId} and s.id = any(${[...shipmentIds]}::uuid[])
      and not exists (select from shipment_duties d where d.shipment_id = s.id)
    order by s.id for update of s skip locked for key share of c skip locked
    on conflict do nothing`.execute(db)
  return listMarks(db, clientId, shipmentIds)
}

/** The marks there are. */
export async function listMarks(
  db: Db,
  clientId: string,
  shipmentIds: readonly string[],
): Promise<ReadonlyMap<string, DutyMark>> {
  const found = await sql<DutyMark>`
    select d.shipment_id, d.changes, c.duty_changes as client_changes
    from shipment_duties d join clients c on c.id = d.client_id
    where d.client_id = ${clientId} and d.shipment_id = any(${[...shipmentIds]}::uuid[])`.execute(db)
  return new Map(found.rows.map((row) => [row.shipment_id, row]))
}

const WRITTEN = {
  shipment_id: 'uuid',
  changes: 'integer',
  client_changes: 'integer',
  basis: 'text',
  entry_day: 'date',
  duty_cad: 'numeric',
  known: 'integer',
  open: 'integer',
  prohibited: 'integer',
  least_cad: 'numeric',
  most_cad: 'numeric',
  has_deposit: 'boolean',
} as const

/** Not of those that changed since their mark was taken, or are changing: their sum is void in a moment. Answers how many were kept. */
export async function saveDuties(db: Db, clientId: string, duties: readonly WorkedOutDuty[]): Promise<number> {
  if (duties.length === 0) return 0
  const ids = duties.map(({ shipment_id }) => shipment_id)
  const done = await sql`
    with free as (
      select shipment_id from shipment_duties where client_id = ${clientId} and shipment_id = any(${ids}::uuid[])
      order by shipment_id for no key update skip locked)
    update shipment_duties d set of_changes = r.changes, of_client_changes = r.client_changes, basis = r.basis,
      entry_day = r.entry_day, duty_cad = r.duty_cad, known = r.known, open = r.open, prohibited = r.prohibited,
      least_cad = r.least_cad, most_cad = r.most_cad, has_deposit = r.has_deposit
    from ${rowsOf(duties, WRITTEN, 'r')} join free on free.shipment_id = r.shipment_id
    where d.client_id = ${clientId} and d.shipment_id = r.shipment_id and d.changes = r.changes`.execute(db)
  return Number(done.numAffectedRows ?? 0n)
}

/** Items by shipment, those taken out left out; a shipment without items is absent. */
export async function countLines(
  db: Db,
  clientId: string,
  shipmentIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (shipmentIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('items')
    .select(['shipment_id', sql<number>`count(*)::int`.as('lines')])
    .where('client_id', '=', clientId)
    .where('shipment_id', 'in', shipmentIds)
    .where('removed_at', 'is', null)
    .groupBy('shipment_id')
    .execute()
  return new Map(rows.map(({ shipment_id, lines }) => [shipment_id, lines]))
}

type ToWorkOut = { readonly id: string; readonly shipped_at: Date | null }

/** Shipments whose duty is not worked out on this basis, the newest first, and how many there are. */
export async function listWithoutDuty(
  db: Db,
  clientId: string,
  basis: string,
  limit: number,
): Promise<{ readonly rows: readonly ToWorkOut[]; readonly total: number }> {
  const found = await sql<ToWorkOut & { total: number }>`
    select s.id, s.shipped_at, count(*) over ()::int as total
    from shipments s join clients c on c.id = s.client_id left join shipment_duties d on d.shipment_id = s.id
    where s.client_id = ${clientId} and not s.is_sample and (d.basis is distinct from ${basis} or not coalesce(${IS_OF_NOW}, false))
    order by s.created_at desc, s.id desc limit ${limit}`.execute(db)
  return { rows: found.rows, total: found.rows[0]?.total ?? 0 }
}
