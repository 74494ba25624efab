// Puts a chosen rate into the freight cart and sends it to the freight service where bookings are configured.
// Source: specification part 2, sections 3, 7 and 8; decisions 11.
import type { z } from 'zod'
import type { addToFreightCart } from '#contract/freight.ts'
import { carrierOf, type FreightRate } from '#domain/freight/rates.ts'
import { decimal } from '#domain/money.ts'
import type { Deps } from '../../deps.ts'
import { AppError, ProviderError, serviceTrouble } from '../../errors.ts'
import type { FreightBooking } from '../../providers/freight/freight.ts'
import type { Scope } from '../../scope.ts'
import { type AuditEntry, insertAudit } from '../../store/audit-log.ts'
import { type CartRow, findCartOfPlacement, insertCart, updateCart } from '../../store/carts.ts'
import type { Tx } from '../../store/database.ts'
import { findPlacementForUpdate } from '../../store/plans.ts'
import { type CartBoxes, type Customs, type Destination, draftCart } from './cart-draft.ts'
import { placementIdOf } from './find-placement.ts'
import { freightLoad, freightProducts } from './freight-load.ts'
import type { FreightNeeds } from './placement-view.ts'
import { offeredRate } from './select-rate.ts'
import { toStoredRate } from './stored-rates.ts'

type Asked = z.output<typeof addToFreightCart.body>
type Needs = FreightNeeds & Pick<Deps, 'fulfilmentCentres' | 'freight' | 'newId'>

type AddedCart = {
  readonly id: string
  readonly shipmentId: string
  readonly carrier: string
  readonly service: string
  readonly state: 'kept' | 'sent'
}

/** All that a cart holds, as it is stored and exported. */
type Content = {
  readonly selectedRate: ReturnType<typeof toStoredRate>
  readonly amazonFbaInfo: Destination
  readonly boxes: CartBoxes
  readonly customsData: Customs
}

/** A cart that was being sent this long ago was cut off: it may be tried again, under the same id. */
const SENDING_MS = 2 * 60 * 1000

/**
 * One open cart a placement: another rate takes the place of the one before. Throws `missing` for a shipment or placement the
 * client does not have, `conflict` for a rate that is not offered and for a cart that was sent; with bookings configured also for
 * what the service needs and nobody said. `unavailable` when the service refused: the cart is kept as failed and may be added again.
 */
export async function addToCart(deps: Needs, scope: Scope, shipmentId: string, asked: Asked): Promise<AddedCart> {
  const { placement_id: id, shipment_id: shipment, warehouse_id: warehouse } = asked.selectedRate
  const named = await placementIdOf(deps, scope, shipmentId, { id, shipment, warehouse })
  const draft = await draftCart(deps, scope, shipmentId, named)
  const { row } = draft.view
  const rate = offeredRate(row, asked.selectedRate)
  if (!carrierOf(rate)) throw new AppError('conflict', 'no-such-rate')
  const content: Content = {
    selectedRate: toStoredRate(rate),
    amazonFbaInfo: asked.amazonFbaInfo ?? draft.destination,
    boxes: asked.boxes ?? draft.boxes,
    customsData: asked.customsData ?? draft.customs,
  }
  const booking = deps.freight.books(rate.serviceId)
    ? await bookingOf(deps, scope, draft.shipment.reference, content, rate)
    : undefined
  const cartId = await deps.db.transaction().execute(async (tx) => {
    await findPlacementForUpdate(tx, scope.clientId, shipmentId, row.id)
    return keep(tx, deps, scope, { shipmentId, placementId: row.id, rate, content, sends: booking !== undefined })
  })
  if (booking) await sendBooking(deps, scope, { ...booking, uniqueId: cartId })
  return {
    id: cartId,
    shipmentId: row.amazon_shipment_id ?? shipmentId,
    carrier: rate.carrierName,
    service: rate.serviceName,
    state: booking ? 'sent' : 'kept',
  }
}

async function bookingOf(
  deps: Needs,
  scope: Scope,
  reference: string,
  { amazonFbaInfo: destination, boxes, customsData }: Content,
  rate: FreightRate,
): Promise<Omit<FreightBooking, 'uniqueId'>> {
  const products = freightProducts(customsData)
  const description = products[0]?.name ?? reference
  const { currency, taxRecipient, reasonForExport } = customsData
  return {
    ...(await freightLoad(deps, scope, { reference, destination, boxes, description })),
    serviceId: rate.serviceId,
    customs: { currency, taxRecipient, reasonForExport, products },
  }
}

type Kept = {
  readonly shipmentId: string
  readonly placementId: string
  readonly rate: FreightRate
  readonly content: Content
  readonly sends: boolean
}

/** The id of the cart. What was tried with the service and is another now gets a new id, so that nothing is booked under an old one. */
async function keep(tx: Tx, deps: Needs, scope: Scope, cart: Kept): Promise<string> {
  const found = await findCartOfPlacement(tx, scope.clientId, cart.placementId)
  if (found) refuseSent(found, deps.now())
  const at = deps.now()
  const fields = { ...columnsOf(cart), updated_at: at }
  const isNew = !found || (found.state !== 'kept' && !isSame(found.content, cart.content))
  if (found && !isNew) {
    await updateCart(tx, scope.clientId, found.id, fields)
    await audit(tx, deps, scope, 'cart.changed', found.id, { before: shown(found), after: shown(fields) })
    return found.id
  }
  if (found) await updateCart(tx, scope.clientId, found.id, { removed_at: at })
  const id = deps.newId()
  await insertCart(tx, {
    ...fields,
    id,
    client_id: scope.clientId,
    shipment_id: cart.shipmentId,
    added_by: scope.actor.name,
    added_at: at,
  })
  await audit(tx, deps, scope, 'cart.added', id, { before: found ? shown(found) : null, after: shown(fields) })
  return id
}

function refuseSent(found: CartRow, now: Date): void {
  if (found.state === 'sent')
    throw new AppError('conflict', 'already-sent', { service: `${found.carrier} ${found.service}` })
  if (found.state === 'sending' && now.getTime() - found.updated_at.getTime() < SENDING_MS)
    throw new AppError('conflict', 'being-sent')
}

function columnsOf({ placementId, rate, content, sends }: Kept) {
  const { amazonFbaInfo, boxes } = content
  const weight = boxes.reduce(
    (sum, box) => sum.plus(decimal(String(box.weight)).times(String(box.number_of_boxes))),
    decimal('0'),
  )
  return {
    placement_id: placementId,
    warehouse_id: amazonFbaInfo.warehouse_id || null,
    amazon_shipment_id: amazonFbaInfo.shipment_id || null,
    carrier: rate.carrierName,
    service: rate.serviceName,
    transit_days: rate.transitDays,
    total: rate.total.toFixed(),
    currency: rate.currency,
    box_count: boxes.reduce((count, box) => count + box.number_of_boxes, 0),
    weight_kg: weight.toFixed(),
    content: JSON.stringify(content),
    state: sends ? ('sending' as const) : ('kept' as const),
    problem: null,
  }
}

async function sendBooking(deps: Needs, scope: Scope, booking: FreightBooking): Promise<void> {
  const id = booking.uniqueId
  try {
    const { shipmentId } = await deps.freight.book(booking)
    await settle(deps, scope, id, { state: 'sent', service_shipment_id: shipmentId, problem: null })
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    deps.log.warn({ err: error, cartId: id }, 'freight not booked')
    await settle(deps, scope, id, { state: 'failed', problem: error.message })
    throw new AppError('unavailable', 'freight-not-booked', serviceTrouble(error))
  }
}

type Outcome = Partial<Pick<CartRow, 'state' | 'service_shipment_id' | 'problem'>>

async function settle(deps: Needs, scope: Scope, cartId: string, outcome: Outcome): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    await updateCart(tx, scope.clientId, cartId, { ...outcome, updated_at: deps.now() })
    await audit(tx, deps, scope, 'cart.sent', cartId, { before: { state: 'sending' }, after: outcome })
  })
}

const shown = ({
  carrier,
  service,
  total,
  currency,
  state,
}: Pick<CartRow, 'carrier' | 'service' | 'total' | 'currency' | 'state'>) => ({
  carrier,
  service,
  total,
  currency,
  state,
})

const audit = (
  tx: Tx,
  { now }: Pick<Deps, 'now'>,
  { actor, clientId }: Scope,
  action: string,
  cartId: string,
  changes: Pick<AuditEntry, 'before' | 'after'>,
): Promise<void> =>
  insertAudit(tx, { at: now(), actor, clientId, action, subject: { kind: 'cart', id: cartId }, ...changes })

/** Whether two contents say the same; jsonb keeps keys in an order of its own. */
const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other))

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, each]) => [key, inOrder(each)])
}
