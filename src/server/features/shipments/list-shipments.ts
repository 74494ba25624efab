// One page of a client's shipments, newest first or in another order.
import type { Finding } from '#domain/invoice/preflight/finding.ts'
import { type ListOrder, wayOf } from '#domain/shipment/list-order.ts'
import { isFollowed, statusAfterItems } from '#domain/shipment/status.ts'
import type { Deps } from '../../deps.ts'
import {
  type DutyNeeds,
  dutiesOfShipments,
  type ShipmentDuty,
  workOutMore,
} from '../../records/duty/shipment-duties.ts'
import { type ListedStanding, listedStandings } from '../../records/items/listed-standing.ts'
import type { GateAnswer, GateNeeds } from '../../records/items/standing-stops.ts'
import { type Page, pageOf } from '../../records/shipments/paging.ts'
import type { Scope } from '../../scope.ts'
import { unreadOfShipments } from '../../store/comments.ts'
import type { Place } from '../../store/list-place.ts'
import {
  countsOfShipments,
  pageOfShipments,
  type ShipmentCounts,
  type ShipmentRow,
  shipmentsBehind,
} from '../../store/shipments.ts'

/** Source: specification part 1, section 2, "Dashboard": a table by pages. */
const PER_PAGE = 10

/** `status` is that of today: a law that moved since it was stored has its say. */
export type CountedShipment = ShipmentRow & ShipmentCounts & { readonly stops: readonly Finding[] }

/** `duty`: undefined while it is not worked out. */
export type ListedShipment = CountedShipment & {
  readonly duty: ShipmentDuty | undefined
  /** Comments of others; undefined where nobody asked. */
  readonly unread?: number
}

type ListNeeds = Pick<Deps, 'db'> & GateNeeds

type ShipmentsAsked = {
  /** Empty: all. */
  readonly search: string
  /** Empty: any. */
  readonly status: string
  readonly order: ListOrder
}

/** `dutiesOpen`: in the order of duties, how many shipments stand last because their duty is still worked out. */
type ListPage = Page<ListedShipment> & { readonly dutiesOpen: number }

/** A page beyond the last one is empty. */
export async function listClientShipments(
  deps: ListNeeds & DutyNeeds,
  scope: Scope,
  { page, ...asked }: ShipmentsAsked & { readonly page: number },
): Promise<ListPage> {
  const dutiesOpen = isByDuty(asked) ? await workOutMore(deps, scope.clientId) : 0
  const slice = { limit: PER_PAGE, offset: (page - 1) * PER_PAGE }
  const { rows, total, capped } = await pageOfShipments(deps.db, scope.clientId, slice, filterOf(asked))
  const listed = await withDuties(deps, scope, await withCounts(deps, scope, rows), { keep: true })
  const ids = rows.map(({ id }) => id)
  const unread = await unreadOfShipments(deps.db, scope.clientId, ids, scope.actor.id)
  const withUnread = listed.map((each) => ({ ...each, unread: unread.get(each.id) ?? 0 }))
  return { ...pageOf(withUnread, { page, perPage: PER_PAGE, total, capped }), dutiesOpen }
}

const isByDuty = ({ order }: ShipmentsAsked): boolean => wayOf(order).by === 'duty'

async function withDuties(
  deps: DutyNeeds,
  { clientId }: Scope,
  shipments: readonly CountedShipment[],
  how: { readonly keep: boolean; readonly all?: boolean },
): Promise<readonly ListedShipment[]> {
  const duties = await dutiesOfShipments(deps, clientId, shipments, how)
  return shipments.map((each) => ({ ...each, duty: duties.get(each.id) }))
}

/** Rounds of work before a file in the order of duties begins: what is left then stands last. */
const ROUNDS_BEFORE_FILE = 20

/**
 * The next ones of the same list after a shipment, for its file. In the order of duties what is worked out on the way is not kept: a row
 * would leave the place where the file goes on.
 */
export async function nextClientShipments(
  deps: ListNeeds & DutyNeeds,
  scope: Scope,
  asked: ShipmentsAsked,
  place: Place,
): Promise<readonly ListedShipment[]> {
  const first = place.after === undefined && isByDuty(asked)
  for (let round = 0; first && round < ROUNDS_BEFORE_FILE; round += 1) {
    if ((await workOutMore(deps, scope.clientId)) === 0) break
  }
  const rows = await shipmentsBehind(deps.db, scope.clientId, place, filterOf(asked))
  return withDuties(deps, scope, await withCounts(deps, scope, rows), { keep: !isByDuty(asked), all: true })
}

function filterOf({ search, status, order }: ShipmentsAsked) {
  const archived = status === ARCHIVED
  return { search, statuses: archived ? [] : spellingsOf(status), archived, order }
}

/** Asked for like a status: those that the client put away. */
const ARCHIVED = 'archived'

/** Cancelled shipments come in two spellings. Source: decisions 2. */
const CANCELLED: readonly string[] = ['cancelled', 'canceled']

function spellingsOf(status: string): readonly string[] {
  if (CANCELLED.includes(status)) return CANCELLED
  return status ? [status] : []
}

/** Of a shipment without items. */
export const NO_ITEMS: ShipmentCounts = {
  skuCount: 0,
  itemCount: 0,
  totalValueCad: null,
  missingFieldCount: 0,
  codeCount: 0,
  proposedCodeCount: 0,
}

/** Shipments with the counts over their items, and with what stops the invoices of those that have none yet. */
export async function withCounts(
  deps: ListNeeds,
  { clientId }: Scope,
  shipments: readonly ShipmentRow[],
): Promise<readonly CountedShipment[]> {
  const standings = await listedStandings(deps.db, deps, clientId, shipments)
  return shipments.map((shipment) => counted(shipment, standings.get(shipment.id)))
}

/** The same of a shipment whose gate has answered already. */
export async function withCountsAnd(
  { db }: Pick<ListNeeds, 'db'>,
  { clientId }: Scope,
  shipment: ShipmentRow,
  gate: GateAnswer,
): Promise<CountedShipment> {
  const counts = (await countsOfShipments(db, clientId, [shipment.id])).get(shipment.id)
  return counted(shipment, { counts, gate })
}

function counted(shipment: ShipmentRow, standing: ListedStanding | undefined): CountedShipment {
  const gate = isFollowed(shipment.status) ? standing?.gate : undefined
  const status = gate ? statusAfterItems(shipment.status, gate.ready) : shipment.status
  return { ...shipment, ...(standing?.counts ?? NO_ITEMS), status, stops: gate?.stops ?? [] }
}
