// What waits for staff, over all clients: shipments by status, certificates that end, codes of the tariff that ended. For staff alone.
import { type RawBuilder, sql } from 'kysely'
import type { CalendarDate } from '#domain/calendar.ts'
import { CUSMA_CERTIFICATE } from './certificates.ts'
import type { Db } from './database.ts'
import type { ShipmentRow } from './shipments.ts'
import type { Slice } from './slice.ts'

type OfClient = { readonly client_id: string; readonly client_name: string }

/** In the list of their client, the oldest first. */
export async function pageOfQueuedShipments(
  db: Db,
  status: string,
  { limit, offset }: Slice,
): Promise<readonly (ShipmentRow & OfClient)[]> {
  const found = await sql<ShipmentRow & OfClient>`
    select s.id, s.client_id, s.reference, s.status, s.destination_type, s.fc_code, s.notes, s.created_at, s.shipped_at,
      s.ship_to, s.archived_at, s.status_before, s.is_sample, c.name as client_name
    from shipments s join clients c on c.id = s.client_id
    where s.status = ${status} and s.archived_at is null and not s.is_sample
    order by s.created_at, s.id limit ${limit} offset ${offset}`.execute(db)
  return found.rows
}

export const countQueuedShipments = (db: Db, status: string): Promise<number> =>
  counted(db, sql`select 1 from shipments where status = ${status} and archived_at is null and not is_sample`)

type EndingCertificate = OfClient & {
  readonly number: string
  readonly shipment_id: string | null
  readonly reference: string | null
  /** Last day it may be claimed by. */
  readonly last_claim: CalendarDate
  readonly goods: number
}
type Within = { readonly today: CalendarDate; readonly soon: CalendarDate }

/** Certificates for a period that end within it and were not renewed, the soonest first. */
export async function pageOfEndingCertificates(
  db: Db,
  within: Within,
  { limit, offset }: Slice,
): Promise<readonly EndingCertificate[]> {
  const found = await sql<EndingCertificate>`
    select c.id as client_id, c.name as client_name, d.number, d.shipment_id, s.reference,
      to_char(g.last_claim, 'YYYY-MM-DD') as last_claim, count(*)::int as goods
    ${ending(within)}
    group by d.id, c.id, s.reference, g.last_claim
    order by g.last_claim, d.id limit ${limit} offset ${offset}`.execute(db)
  return found.rows
}

export const countEndingCertificates = (db: Db, within: Within): Promise<number> =>
  counted(db, sql`select distinct d.id ${ending(within)}`)

const ending = ({ today, soon }: Within): RawBuilder<unknown> => sql`
  from certified_goods g
  join documents d on d.id = g.document_id and d.client_id = g.client_id
  join clients c on c.id = d.client_id
  left join shipments s on s.client_id = d.client_id and s.id = d.shipment_id
  where g.valid_from is not null and g.last_claim between ${today}::date and ${soon}::date
    and d.kind = ${CUSMA_CERTIFICATE} and d.deleted_at is null
    and not exists (select 1 from product_certificates n
      where n.client_id = d.client_id and n.renews = d.id and n.signed_at is not null)`

/** A code that a client's products or open items hold, and how many of each do. */
type HeldByClient = OfClient & { readonly code: string; readonly products: number; readonly items: number }

export async function pageOfEndedCodes(
  db: Db,
  among: readonly string[],
  { limit, offset }: Slice,
): Promise<readonly HeldByClient[]> {
  const found = await sql<HeldByClient>`
    select c.id as client_id, c.name as client_name, held.code, sum(held.products)::int as products,
      sum(held.items)::int as items
    from (${holding(among)}) as held join clients c on c.id = held.client_id
    group by c.id, held.code order by lower(c.name), c.id, held.code limit ${limit} offset ${offset}`.execute(db)
  return found.rows
}

export const countEndedCodes = (db: Db, among: readonly string[]): Promise<number> =>
  counted(db, sql`select distinct client_id, code from (${holding(among)}) as held`)

/** Goods that went on need no other code. */
const holding = (among: readonly string[]): RawBuilder<unknown> => sql`
  select client_id, hts_code as code, 1 as products, 0 as items from asin_data
  where hts_code = any(${[...among]}::text[])
  union all
  select i.client_id, i.hts_code, 0, 1 from items i
  join shipments s on s.id = i.shipment_id and s.client_id = i.client_id and not s.is_sample
  where i.removed_at is null and i.hts_code = any(${[...among]}::text[])
    and s.status in ('created', 'open', 'pending', 'declared')`

async function counted(db: Db, rows: RawBuilder<unknown>): Promise<number> {
  const found = await sql<{ total: number }>`select count(*)::int as total from (${rows}) as found`.execute(db)
  return found.rows[0]?.total ?? 0
}
