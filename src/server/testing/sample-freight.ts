// Boxes, a plan and a cart for tests, with everything a test does not name filled in.
import { newId } from '../ids.ts'
import { insertCart } from '../store/carts.ts'
import type { Db } from '../store/database.ts'
import { TEST_NOW } from './test-app.ts'

type GivenRate = {
  readonly carrier_id: string
  readonly carrier_name: string
  readonly service_id: string
  readonly service_name: string
  readonly transit_days: number | null
  readonly total: string
  readonly currency: string
  readonly formatted: string
  readonly brokerage_fees_included: boolean
}

/** CAD, without brokerage. */
export const rateOf = (carrier: string, total: string, given: Partial<GivenRate> = {}): GivenRate => ({
  carrier_id: carrier.toLowerCase(),
  carrier_name: carrier,
  service_id: `${carrier}-ground`.toLowerCase(),
  service_name: `${carrier} Ground`,
  transit_days: 4,
  total,
  currency: 'CAD',
  formatted: `CAD ${total}`,
  brokerage_fees_included: false,
  ...given,
})

type GivenPlacement = {
  readonly warehouse?: string | null
  readonly amazonId?: string | null
  readonly rates?: readonly unknown[]
  readonly groups?: readonly unknown[]
  readonly totalItems?: number
  readonly totalCogs?: string | null
  readonly confirmed?: boolean
}

type GivenPlan = { readonly planId: string; readonly optionId: string; readonly placementIds: readonly string[] }

/** One plan with one option. */
export async function givenPlan(
  db: Db,
  clientId: string,
  shipmentId: string,
  placements: readonly GivenPlacement[] = [{}],
): Promise<GivenPlan> {
  const [planId, optionId] = [newId(), newId()]
  const own = { client_id: clientId }
  const isConfirmed = placements.some(({ confirmed }) => confirmed)
  const status = isConfirmed ? 'CONFIRMED' : ''
  const plan = { plan_name: 'To Amazon', plan_type: 'FBA', status, created_at: TEST_NOW, updated_at: TEST_NOW }
  await db
    .insertInto('plans')
    .values({ id: planId, ...own, shipment_id: shipmentId, ...plan })
    .execute()
  await db
    .insertInto('placement_options')
    .values({ id: optionId, ...own, plan_id: planId, status, confirmed_at: isConfirmed ? TEST_NOW : null })
    .execute()
  const rows = placements.map((given) => ({
    id: newId(),
    ...own,
    placement_option_id: optionId,
    ...placementOf(given),
  }))
  await db.insertInto('placements').values(rows).execute()
  return { planId, optionId, placementIds: rows.map(({ id }) => id) }
}

const placementOf = (given: GivenPlacement) => ({
  warehouse_id: given.warehouse === undefined ? 'DFW7' : given.warehouse,
  location_name: 'Amazon DFW7',
  location_address: '700 Westport Parkway, Fort Worth, TX 76177',
  destination_address: '700 Westport Parkway, Fort Worth, TX 76177',
  amazon_shipment_id: given.amazonId ?? null,
  status: given.confirmed ? 'CONFIRMED' : '',
  total_boxes: 2,
  total_items: given.totalItems ?? 10,
  total_cogs_cad: given.totalCogs === undefined ? '68.50' : given.totalCogs,
  shipping_rates: JSON.stringify(given.rates ?? [rateOf('UPS', '60.00'), rateOf('FedEx', '55.00')]),
  box_groups: JSON.stringify(given.groups ?? []),
})

type GivenBox = {
  readonly kg?: string | null
  readonly cm?: string | null
  readonly sku?: string
  readonly quantity?: number
}

/** Boxes numbered from 1, cubes of `cm`, each with one kind of goods. */
export async function givenBoxes(
  db: Db,
  clientId: string,
  shipmentId: string,
  boxes: readonly GivenBox[],
): Promise<void> {
  for (const [at, { kg = '8.2', cm = '40', sku = 'SKU-1', quantity = 5 }] of boxes.entries()) {
    const id = newId()
    const sides = { length_cm: cm, width_cm: cm, height_cm: cm }
    await db
      .insertInto('boxes')
      .values({ id, client_id: clientId, shipment_id: shipmentId, box_number: at + 1, weight_kg: kg, ...sides })
      .execute()
    await db
      .insertInto('box_items')
      .values({ id: newId(), client_id: clientId, box_id: id, sku, quantity, cogs_cad: '6.85' })
      .execute()
  }
}

/** A cart that is kept; answers its id. */
export async function givenCart(db: Db, clientId: string, shipmentId: string): Promise<string> {
  const id = newId()
  await insertCart(db, {
    id,
    client_id: clientId,
    shipment_id: shipmentId,
    carrier: 'UPS',
    service: 'UPS Ground',
    total: '60.00',
    currency: 'CAD',
    box_count: 1,
    weight_kg: '8.2',
    content: '{}',
    state: 'kept',
    added_by: 'Staff',
    added_at: TEST_NOW,
    updated_at: TEST_NOW,
  })
  return id
}
