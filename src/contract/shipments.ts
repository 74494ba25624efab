// Shipments as a client sees them.
import { z } from 'zod'
import { COVER_DIFFERENCES } from '#domain/cusma/product-cover.ts'
import { LIST_ORDERS } from '#domain/shipment/list-order.ts'
import { texts } from '#texts/en/dashboard.ts'
import { texts as shipmentTexts } from '#texts/en/shipment.ts'
import { manufacturingAddress } from './client-data.ts'
import { shipTo } from './destination.ts'
import { endpoint } from './endpoint.ts'
import { envelope, pageNumber, pagination } from './envelope.ts'
import { id, instant, text } from './fields.ts'
import { shipmentItem } from './items.ts'
import { outdatedGood } from './outdated-good.ts'
import { preflightCheck } from './preflight-check.ts'
import { exchangeRate } from './reference.ts'

export const shipmentDuty = z
  .object({
    totalCad: z
      .number()
      .nullable()
      .meta({ description: 'over the items whose duty is known, goods that may not enter left out; null: of none' }),
    known: z.int().meta({ description: 'items in the sum' }),
    open: z
      .int()
      .meta({ description: 'items whose duty is not known yet: with any, the sum is the least it comes to' }),
    prohibited: z.int().meta({ description: 'items that may not enter' }),
    leastCad: z.number().nullable().meta({
      description: 'with mostCad, which is null where it is not known: what the sum can come to by what was assumed',
    }),
    mostCad: z.number().nullable(),
    hasDeposit: z.boolean().meta({ description: 'whether a cash deposit or a further duty may come on top' }),
    entryDate: z.string().meta({ description: 'the goods were taken to enter on this day' }),
    isCurrent: z.boolean().meta({ description: 'false: the rules, the day or the exchange rate moved since' }),
  })
  .meta({ id: 'ShipmentDuty' })

export const shipmentRow = z
  .object({
    id,
    reference: z.string(),
    status: z.string(),
    skuCount: z.int(),
    itemCount: z.int().meta({ description: 'units over all items' }),
    totalValueCad: z
      .number()
      .nullable()
      .meta({ description: 'declared cost of all units; null while a cost is missing' }),
    missingFieldCount: z.int().meta({ description: 'customs fields still empty, over all items' }),
    codeCount: z.int().meta({ description: 'items that have a code' }),
    proposedCodeCount: z.int().meta({ description: 'items whose code nobody confirmed' }),
    destinationType: z.enum(['amazon_fba', 'other']),
    destinationDetails: z.object({ fcCode: z.string().nullable(), shipTo: shipTo.nullish() }),
    stops: z
      .array(z.object({ id: z.string(), sentence: z.string() }))
      .optional()
      .meta({ description: 'while it is not invoiced: what stops its invoice, beside fields that are empty' }),
    duty: shipmentDuty.nullish().meta({ description: 'in the list; null while it is not worked out' }),
    unreadComments: z
      .int()
      .optional()
      .meta({ description: 'in the list: comments of others that the caller has not read' }),
    createdAt: instant,
  })
  .meta({ id: 'ShipmentRow' })

export const shipmentDetails = shipmentRow
  .extend({
    shippedAt: instant.nullable(),
    archived: z.boolean().optional(),
    isSample: z.boolean().optional().meta({ description: 'made to try Portage: nothing in it is real' }),
    notes: z.string().nullable(),
  })
  .meta({ id: 'ShipmentDetails' })

export const cusmaEligibility = z
  .object({ isEligible: z.boolean(), reason: z.string(), eligibleItems: z.array(id) })
  .meta({ id: 'CusmaEligibility' })

export const cusmaFormSummary = z
  .object({
    id,
    status: z.enum(['in progress', 'completed', 'signed', 'out_of_date']),
    leftOutItems: z.array(id).default([]).meta({
      description:
        'items the certificate leaves out, or that a later decision found not to originate: they claim nothing while it stands',
    }),
    outdatedGoods: z.array(outdatedGood).default([]),
  })
  .meta({ id: 'CusmaFormSummary' })

const coveredItem = z.object({ itemId: id, number: z.string(), fileName: z.string(), until: z.string() })

export const productCover = z
  .object({
    covered: z.array(coveredItem).meta({ description: 'items that claim preference by it, and its last day' }),
    differing: z
      .array(coveredItem.extend({ differs: z.array(z.enum(COVER_DIFFERENCES)) }))
      .meta({ description: 'items whose product it names otherwise: they are not covered' }),
    outdatedGoods: z.array(outdatedGood),
  })
  .meta({ id: 'ProductCover', description: 'what certificates for products say of the items' })

export const listShipments = endpoint({
  method: 'GET',
  path: '/api/shipments',
  access: 'client',
  summary:
    'One page of the shipments, newest first unless another order is asked for; search looks in reference, SKU, ASIN and description, word by word.',
  query: z.strictObject({
    page: pageNumber.default(1),
    search: text(120).default(''),
    status: text(60)
      .default('')
      .meta({ description: "only shipments of this status; 'archived': those put away, whatever their status" }),
    order: z
      .enum(LIST_ORDERS)
      .default('newest')
      .meta({ description: 'value and duty: the highest first; without any: last, either way round' }),
  }),
  answer: envelope(z.array(shipmentRow)).extend({
    pagination,
    dutiesOpen: z.int().optional().meta({
      description:
        'in the order of duties: shipments whose duty is still worked out, some with each call; they stand last',
    }),
  }),
  failure: (say) => say(texts).loadFailed,
})

const shipmentParams = z.strictObject({ id })

export const completeData = endpoint({
  method: 'GET',
  path: '/api/shipments/:id/complete-data',
  access: 'client',
  summary: 'All that the shipment screen needs in one answer.',
  params: shipmentParams,
  answer: envelope(
    z.object({
      shipment: shipmentDetails,
      items: z.array(shipmentItem),
      removedItems: z.array(shipmentItem).optional().meta({ description: 'items taken out of the shipment' }),
      manufacturingAddresses: z.array(manufacturingAddress),
      exchangeRate,
      cusmaEligibility,
      cusmaForm: cusmaFormSummary.nullable(),
      productCertificates: productCover.default({ covered: [], differing: [], outdatedGoods: [] }),
      businessInfoComplete: z.boolean(),
      stops: z
        .array(preflightCheck)
        .default([])
        .meta({ description: 'what stops the invoice whatever its form says: readiness and status go by it' }),
      businessTimeZone: z.string().meta({ description: 'papers bear the day it is there' }),
    }),
  ),
  failure: (say) => say(shipmentTexts).loadDataFailed,
  failures: ['no-such-shipment'],
})
