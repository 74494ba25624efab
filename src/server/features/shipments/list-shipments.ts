// One page of a client's shipments, newest first.
import type { Deps } from '../../deps.ts'
import type { Scope } from '../../scope.ts'
import { countsOfShipments, pageOfShipments, type ShipmentCounts, type ShipmentRow } from '../../store/shipments.ts'
import { type Page, pageOf } from './paging.ts'

/** Source: specification part 1, section 2, "Dashboard": a table by pages. */
const PER_PAGE = 10

export type CountedShipment = ShipmentRow & ShipmentCounts

export type ShipmentsAsked = {
  readonly page: number
  /** Empty: all. */
  readonly search: string
  /** Empty: any. */
  readonly status: string
}

/** A page beyond the last one is empty. */
export async function listClientShipments(
  deps: Pick<Deps, 'db'>,
  scope: Scope,
  { page, search, status }: ShipmentsAsked,
): Promise<Page<CountedShipment>> {
  const filter = { search, statuses: spellingsOf(status) }
  const slice = { limit: PER_PAGE, offset: (page - 1) * PER_PAGE }
  const { rows, total, capped } = await pageOfShipments(deps.db, scope.clientId, slice, filter)
  return pageOf(await withCounts(deps, scope, rows), { page, perPage: PER_PAGE, total, capped })
}

/** Cancelled shipments come in two spellings. Source: decisions 2. */
const CANCELLED: readonly string[] = ['cancelled', 'canceled']

function spellingsOf(status: string): readonly string[] {
  if (CANCELLED.includes(status)) return CANCELLED
  return status ? [status] : []
}

/** Of a shipment without items. */
export const NO_ITEMS: ShipmentCounts = { skuCount: 0, itemCount: 0, totalValueCad: null, missingFieldCount: 0 }

/** Shipments with the counts over their items. */
export async function withCounts(
  { db }: Pick<Deps, 'db'>,
  scope: Scope,
  shipments: readonly ShipmentRow[],
): Promise<readonly CountedShipment[]> {
  const ids = shipments.map((shipment) => shipment.id)
  const counts = await countsOfShipments(db, scope.clientId, ids)
  return shipments.map((shipment) => ({ ...shipment, ...(counts.get(shipment.id) ?? NO_ITEMS) }))
}
