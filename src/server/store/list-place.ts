// Where a list goes on: behind the row that was read last, found by its key. Rows that come in or go meanwhile move nothing, and the thousandth
// part costs no more than the first, as an offset would.
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { type ListOrder, wayOf } from '#domain/shipment/list-order.ts'
import { dutyOfRow } from './shipment-duties.ts'
import type { Tables } from './tables.ts'

type Shipments<Row> = SelectQueryBuilder<Tables, 'shipments', Row>

/** What an order goes by first, empty ones last. */
type Lead = { readonly by: RawBuilder<unknown>; readonly isFalling: boolean }

export type Place = { readonly after: string | undefined; readonly limit: number }

/** Equal ones newest first. */
export function inListOrder<Row>(rows: Shipments<Row>, clientId: string, order: ListOrder): Shipments<Row> {
  if (order === 'oldest') return rows.orderBy('created_at').orderBy('id')
  const lead = leadOf(clientId, order)
  const led = lead ? rows.orderBy(lead.by, (by) => (lead.isFalling ? by.desc() : by.asc()).nullsLast()) : rows
  return led.orderBy('created_at', 'desc').orderBy('id', 'desc')
}

/** Whether a shipment comes after the one of this id in the order. */
export function isBehind(clientId: string, order: ListOrder, after: string): RawBuilder<boolean> {
  const of = (what: RawBuilder<unknown>) =>
    sql`(select ${what} from shipments where client_id = ${clientId} and id = ${after}::uuid)`
  const place = sql`(${of(sql`created_at`)}, ${after}::uuid)`
  if (order === 'oldest') return sql<boolean>`(created_at, id) > ${place}`
  const lead = leadOf(clientId, order)
  if (!lead) return sql<boolean>`(created_at, id) < ${place}`
  const last = of(lead.by)
  const further = lead.isFalling ? sql`own.lead < ${last}` : sql`own.lead > ${last}`
  // The offset keeps the database from working out the lead again for each time it is named.
  return sql<boolean>`exists (select from (select ${lead.by} as lead offset 0) as own
    where ${further} or (own.lead is null and ${last} is not null)
      or (own.lead is not distinct from ${last} and (created_at, id) < ${place}))`
}

function leadOf(clientId: string, order: ListOrder): Lead | undefined {
  const { by, isFalling } = wayOf(order)
  if (by === 'created') return undefined
  if (by === 'reference') return { by: sql`reference`, isFalling }
  if (by === 'destination') return { by: sql`coalesce(fc_code, ship_to ->> 'city')`, isFalling }
  return { by: by === 'duty' ? dutyOfRow(clientId) : declaredTotal(clientId), isFalling }
}

/** The declared cost of all units of a shipment as `countsOfShipments` sums it. */
const declaredTotal = (clientId: string) => sql<string | null>`(
  select ${TOTAL_VALUE} from items as i
  where i.client_id = ${clientId} and i.shipment_id = shipments.id and i.removed_at is null)`

export const TOTAL_VALUE = sql<string | null>`case when bool_and(coalesce(i.declared_value_cad, 0) > 0)
  then sum(i.quantity * i.declared_value_cad) end`
