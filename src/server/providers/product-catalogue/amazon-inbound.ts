// Inbound plans of the seller's account: items, boxes, placement options and their shipments. Measures become kilograms and
// centimetres; 1 pound is 0.45359237 kg and 1 inch 2.54 cm, both exactly.
import { z } from 'zod'
import { decimal } from '#domain/money.ts'
import type { AmazonRead } from './amazon-access.ts'
import { readCentres } from './amazon-centres.ts'
import type { InboundBox, InboundItem, InboundPlacement, InboundPlan, InboundPlans } from './product-catalogue.ts'

const BASE = '/inbound/fba/2024-03-20/inboundPlans'
/** Pages of one list at most: a plan that goes on for ever is a mistake of theirs. */
const MOST_PAGES = 50

const page = z.object({ pagination: z.object({ nextToken: z.string().optional() }).optional() })
const summary = z.object({
  inboundPlanId: z.string(),
  name: z.string(),
  status: z.string(),
  createdAt: z.string(),
})
const plans = page.extend({ inboundPlans: z.array(summary) })
const item = z.object({
  msku: z.string(),
  asin: z.string(),
  fnsku: z.string().optional(),
  quantity: z.int().min(1),
})
const items = page.extend({ items: z.array(item) })
const box = z.object({
  quantity: z.int().min(1).max(10_000).default(1),
  weight: z.object({ unit: z.enum(['LB', 'KG']), value: z.number().positive() }).optional(),
  dimensions: z
    .object({
      unitOfMeasurement: z.enum(['IN', 'CM']),
      length: z.number().positive(),
      width: z.number().positive(),
      height: z.number().positive(),
    })
    .optional(),
  items: z.array(item).default([]),
})
const boxes = page.extend({ boxes: z.array(box) })
const options = page.extend({
  placementOptions: z.array(
    z.object({ placementOptionId: z.string(), status: z.string(), shipmentIds: z.array(z.string()).default([]) }),
  ),
})
const address = z.object({
  addressLine1: z.string().optional(),
  city: z.string().optional(),
  stateOrProvinceCode: z.string().optional(),
  postalCode: z.string().optional(),
})
const shipment = z.object({
  shipmentId: z.string(),
  shipmentConfirmationId: z.string().optional(),
  status: z.string().default('UNCONFIRMED'),
  destination: z.object({ warehouseId: z.string().optional(), address: address.optional() }).optional(),
})

export const amazonInbound = (read: AmazonRead): InboundPlans => ({
  configured: true,
  centres: () => readCentres(read),
  list: async () => {
    const query = new URLSearchParams({ pageSize: '30', sortBy: 'CREATION_TIME', sortOrder: 'DESC' })
    const found = await read(`${BASE}?${query}`, plans)
    return (found?.inboundPlans ?? []).map(toSummary)
  },
  find: async (id) => {
    const path = `${BASE}/${encodeURIComponent(id)}`
    const found = await read(path, summary)
    if (!found) return undefined
    const listed = await all(read, `${path}/items`, items, (each) => each.items)
    const packed = await all(read, `${path}/boxes`, boxes, (each) => each.boxes)
    const offered = await all(read, `${path}/placementOptions`, options, (each) => each.placementOptions)
    const placed: InboundPlan['options'][number][] = []
    for (const option of offered) {
      const placements: InboundPlacement[] = []
      for (const shipmentId of option.shipmentIds) {
        const one = await read(`${path}/shipments/${encodeURIComponent(shipmentId)}`, shipment)
        if (one) placements.push(toPlacement(one))
      }
      placed.push({ id: option.placementOptionId, status: option.status, placements })
    }
    return { ...toSummary(found), items: merged(listed.map(toItem)), boxes: packed.flatMap(toBoxes), options: placed }
  },
})

/** Every page of a list. */
async function all<S extends typeof page, T>(
  read: AmazonRead,
  path: string,
  schema: S,
  rows: (page: z.output<S>) => readonly T[],
): Promise<readonly T[]> {
  const found: T[] = []
  let token: string | undefined
  for (let n = 0; n < MOST_PAGES; n += 1) {
    const query = new URLSearchParams({ pageSize: '100', ...(token ? { paginationToken: token } : {}) })
    const one = await read(`${path}?${query}`, schema)
    if (!one) return found
    found.push(...rows(one))
    token = page.parse(one).pagination?.nextToken
    if (!token) return found
  }
  return found
}

const toSummary = ({ inboundPlanId, name, status, createdAt }: z.output<typeof summary>) => ({
  id: inboundPlanId,
  name,
  status,
  createdAt,
})

const toItem = ({ msku, asin, fnsku, quantity }: z.output<typeof item>): InboundItem => ({
  sku: msku,
  asin,
  fnsku: fnsku ?? null,
  quantity,
})

/** A SKU that stands in several lines, for its expiry dates, is one item here. */
function merged(given: readonly InboundItem[]): readonly InboundItem[] {
  return [...Map.groupBy(given, ({ sku }) => sku).values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, quantity: others.reduce((sum, each) => sum + each.quantity, first.quantity) }] : [],
  )
}

function toBoxes({ quantity, weight, dimensions, items: inside }: z.output<typeof box>): readonly InboundBox[] {
  const kg = weight && times(weight.value, weight.unit === 'LB' ? '0.45359237' : '1')
  const cm = (side: number | undefined) =>
    side === undefined ? null : times(side, dimensions?.unitOfMeasurement === 'IN' ? '2.54' : '1')
  const one: InboundBox = {
    weightKg: kg ?? null,
    lengthCm: cm(dimensions?.length),
    widthCm: cm(dimensions?.width),
    heightCm: cm(dimensions?.height),
    items: merged(inside.map(toItem)),
  }
  return Array.from({ length: quantity }, () => one)
}

/** Rounded half up to three decimals, as imports keep measures. */
const times = (value: number, factor: string): string =>
  decimal(String(value)).times(decimal(factor)).round(3).toFixed()

function toPlacement({
  shipmentId,
  shipmentConfirmationId,
  status,
  destination,
}: z.output<typeof shipment>): InboundPlacement {
  const { addressLine1, city, stateOrProvinceCode, postalCode } = destination?.address ?? {}
  const place = [stateOrProvinceCode, postalCode].filter(Boolean).join(' ')
  return {
    amazonShipmentId: shipmentConfirmationId ?? shipmentId,
    warehouseId: destination?.warehouseId ?? null,
    address: [addressLine1, city, place].filter(Boolean).join(', ') || null,
    status,
  }
}
