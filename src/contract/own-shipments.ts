// Shipments that clients make, change, cancel and put away themselves. Staff make the same calls on a client's behalf.
import { z } from 'zod'
import { GOODS_NAMES, MOST_GOODS } from '#domain/shipment-entry/goods.ts'
import { texts } from '#texts/en/new-shipment.ts'
import { destination } from './destination.ts'
import { endpoint } from './endpoint.ts'
import { envelope } from './envelope.ts'
import { id, requiredText, text } from './fields.ts'

const BASE = '/api/shipments'
const params = z.strictObject({ id })

const cell = z.string().max(10_000)
const goodsLine = z
  .partialRecord(z.enum(GOODS_NAMES), cell)
  .meta({ id: 'GoodsLine', description: 'cells by the columns of the import; description and quantity are needed' })

const packed = z.strictObject({ sku: requiredText(120), quantity: text(20) })
const boxGroup = z
  .strictObject({
    count: text(20),
    weightKg: text(20).default(''),
    lengthCm: text(20).default(''),
    widthCm: text(20).default(''),
    heightCm: text(20).default(''),
    contents: z.array(packed).max(MOST_GOODS),
  })
  .meta({ id: 'BoxGroupGiven', description: 'equal boxes: how many, kilograms and centimetres of one, what is in one' })

export const shipmentContent = z
  .strictObject({
    reference: requiredText(120),
    destination,
    notes: text(4000).default(''),
    goods: z.array(goodsLine).min(1).max(MOST_GOODS),
    boxes: z.array(boxGroup).max(500).default([]),
  })
  .meta({ id: 'ShipmentContent' })

const failures = ['lines-wrong', 'reference-taken'] as const
const BODY_LIMIT_BYTES = 4_000_000

export const createShipment = endpoint({
  method: 'POST',
  path: BASE,
  access: 'client',
  makes: true,
  summary: 'Makes a shipment with its goods and boxes, as an import would: all of it or nothing.',
  body: shipmentContent,
  answer: envelope(z.object({ id })),
  failure: (say) => say(texts).saveFailed,
  failures,
  bodyLimitBytes: BODY_LIMIT_BYTES,
})

export const getShipmentContent = endpoint({
  method: 'GET',
  path: `${BASE}/:id/content`,
  access: 'client',
  summary: 'A shipment as its form shows it: where it goes, its goods by the columns of the import, its boxes.',
  params,
  answer: envelope(
    shipmentContent.extend({
      goods: z.array(goodsLine),
      editable: z.boolean().meta({ description: 'false once it was invoiced, shipped or cancelled' }),
      version: z.string().meta({ description: 'send it with a change: it is refused when the shipment changed since' }),
    }),
  ),
  failure: (say) => say(texts).loadFailed,
  failures: ['no-such-shipment'],
})

export const changeShipment = endpoint({
  method: 'PUT',
  path: `${BASE}/:id/content`,
  access: 'client',
  summary: 'Puts the content in the place of what is there. Goods that are left out are taken out of the shipment.',
  params,
  body: shipmentContent.extend({
    version: text(100).optional().meta({ description: 'what the form was opened with; left out: nothing is compared' }),
  }),
  answer: envelope(z.object({ id })),
  failure: (say) => say(texts).saveFailed,
  failures: [...failures, 'no-such-shipment', 'shipment-not-editable', 'shipment-changed-meanwhile'],
  bodyLimitBytes: BODY_LIMIT_BYTES,
})

export const setShipmentStanding = endpoint({
  method: 'PUT',
  path: `${BASE}/:id/standing`,
  access: 'client',
  summary: 'Cancels a shipment that was not invoiced or takes that back; puts one away or brings it back to the list.',
  params,
  body: z.strictObject({ cancelled: z.boolean().optional(), archived: z.boolean().optional() }),
  answer: envelope(z.object({ status: z.string(), archived: z.boolean() })),
  failure: (say) => say(texts).standingFailed,
  failures: ['no-such-shipment', 'shipment-not-editable'],
})
