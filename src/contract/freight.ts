// The freight cart: a rate somebody chose with destination, boxes and customs data, kept in Portage and sent to the freight
// service where one is configured. Source: specification part 2, sections 3 and 7; customs facts, section 9.
import { z } from 'zod'
import { texts } from '#texts/en/freight.ts'
import { countryCode } from './country-field.ts'
import { endpoint } from './endpoint.ts'
import { envelope, pageNumber, pagination, success } from './envelope.ts'
import { amount, id, instant, requiredText, text, typedHtsCode } from './fields.ts'
import { comparedRate, namedRate } from './staff-shipments.ts'

/** Where the freight goes. */
export const freightDestination = z
  .strictObject({
    warehouse_id: text(40).default(''),
    shipment_id: text(80).default('').meta({ description: "Amazon's id of the shipment" }),
    name: text(200).default(''),
    street: text(200).default(''),
    city: text(120).default(''),
    state: text(60).default(''),
    zip: text(20).default(''),
    country: countryCode.default('US'),
  })
  .meta({ id: 'FreightDestination' })

const side = z.number().positive().max(1000)

export const freightBoxes = z
  .array(
    z.strictObject({
      number_of_boxes: z.int().min(1).max(10_000),
      weight: z.number().positive().max(10_000).meta({ description: 'kilograms of one box' }),
      length: side.meta({ description: 'centimetres, as width and height' }),
      width: side,
      height: side,
      assumed: z.boolean().default(false).meta({ description: 'nobody measured it: a default stands there' }),
    }),
  )
  .min(1)
  .max(2000)
  .meta({ id: 'FreightBoxes' })

/** What the carrier's customs invoice says. */
export const freightCustoms = z
  .strictObject({
    reasonForExport: text(60).default('commercially-sold-goods'),
    taxRecipient: z.enum(['shipper', 'receiver', 'other']).default('shipper'),
    currency: z.enum(['CAD', 'USD']).default('CAD'),
    products: z
      .array(
        z.strictObject({
          sku: text(120).default(''),
          description: requiredText(500),
          htsCode: typedHtsCode.nullable().default(null),
          countryOfOrigin: countryCode.nullable().default(null),
          quantity: z.int().min(1).max(10_000_000),
          unitPrice: amount.nullable().default(null),
          weightKg: z
            .number()
            .positive()
            .max(100_000)
            .nullable()
            .default(null)
            .meta({ description: 'net, of one unit' }),
        }),
      )
      .min(1)
      .max(2000),
  })
  .meta({ id: 'FreightCustoms' })

/** A rate in the cart names its placement: by our id, or by Amazon's id of the shipment and the warehouse. */
const cartRate = namedRate
  .extend({ placement_id: id.optional(), shipment_id: text(80).nullish(), warehouse_id: text(40).nullish() })
  .meta({ id: 'CartRate' })

export const freightCartDraft = endpoint({
  method: 'GET',
  path: '/api/shipments/:id/freightcom-cart',
  access: 'client',
  summary: 'What a cart of a placement begins with: its preferred rate, destination, boxes and customs data.',
  params: z.strictObject({ id }),
  query: z.strictObject({ placementId: id }),
  answer: envelope(
    z.object({
      selectedRate: comparedRate.nullable(),
      amazonFbaInfo: freightDestination,
      boxes: freightBoxes,
      customsData: z.object({
        reasonForExport: z.string(),
        taxRecipient: z.string(),
        currency: z.string(),
        products: z.array(
          z.object({
            sku: z.string(),
            description: z.string(),
            htsCode: z.string().nullable(),
            countryOfOrigin: z.string().nullable(),
            quantity: z.int(),
            unitPrice: z.number().nullable(),
            weightKg: z.number().nullable(),
          }),
        ),
      }),
      notes: z.array(z.string()).meta({ description: 'what is assumed or missing, in sentences' }),
      service: z
        .enum(['portage', 'freight-service'])
        .meta({ description: 'where the cart goes: kept in Portage, or to the service the rate is of' }),
    }),
  ),
  failure: (say) => say(texts).addToCartFailed,
  failures: ['no-such-placement', 'no-such-shipment'],
})

export const addToFreightCart = endpoint({
  method: 'POST',
  path: '/api/shipments/:id/freightcom-cart',
  access: 'client',
  makes: true,
  summary:
    'Puts a rate of a placement into the freight cart, in place of the one kept for it before. What is left out is as in the draft.',
  params: z.strictObject({ id }),
  body: z.strictObject({
    selectedRate: cartRate,
    amazonFbaInfo: freightDestination.optional(),
    boxes: freightBoxes.optional(),
    customsData: freightCustoms.optional(),
  }),
  answer: success.extend({
    cart_id: id,
    shipment_id: z.string(),
    carrier: z.string(),
    service: z.string(),
    state: z.enum(['kept', 'sent']).meta({ description: 'kept in Portage, or sent to the freight service too' }),
    message: z.string(),
  }),
  failure: (say) => say(texts).addToCartFailed,
  failures: [
    'already-sent',
    'being-sent',
    'customs-data-lacking',
    'freight-not-booked',
    'no-freight-origin',
    'no-such-placement',
    'no-such-rate',
    'no-such-shipment',
    'no-warehouse',
    'rate-moved',
    'several-placements',
    'unknown-warehouse',
  ],
})

export const cartRow = z
  .object({
    cart_id: id,
    clientId: id,
    clientName: z.string(),
    shipmentId: id,
    reference: z.string(),
    warehouse_id: z.string().nullable(),
    shipment_id: z.string().nullable().meta({ description: "Amazon's id" }),
    carrier: z.string(),
    service: z.string(),
    transit_days: z.int().nullable(),
    total: z.number(),
    currency: z.string(),
    number_of_boxes: z.int(),
    weight: z.number().meta({ description: 'kilograms of all boxes' }),
    state: z.enum(['kept', 'sending', 'sent', 'failed']),
    problem: z.string().nullable(),
    service_shipment_id: z.string().nullable().meta({ description: "the freight service's id, once sent" }),
    addedBy: z.string(),
    addedAt: instant,
  })
  .meta({ id: 'FreightCart' })

const filter = { clientId: id.optional().meta({ description: 'only of this client' }) }

export const listFreightCarts = endpoint({
  method: 'GET',
  path: '/api/staff/freight-carts',
  access: 'staff',
  summary: 'One page of the freight carts of all clients, or of one, newest first.',
  query: z.strictObject({ page: pageNumber.default(1), ...filter }),
  answer: envelope(z.array(cartRow)).extend({ pagination }),
  failure: (say) => say(texts).loadCartsFailed,
})

export const exportFreightCarts = endpoint({
  method: 'GET',
  path: '/api/staff/freight-carts/export',
  access: 'staff',
  event: 'export',
  summary: 'The freight carts as the text of a CSV or JSON file: JSON has destination, boxes and customs data too.',
  query: z.strictObject({ format: z.enum(['csv', 'json']).default('csv'), ...filter }),
  answer: envelope(z.object({ filename: z.string(), text: z.string(), count: z.int() })),
  failure: (say) => say(texts).exportCartsFailed,
})

export const removeFreightCart = endpoint({
  method: 'DELETE',
  path: '/api/staff/clients/:clientId/freight-carts/:cartId',
  access: 'staff',
  summary: 'Takes a cart off the list. One that was sent stays.',
  params: z.strictObject({ clientId: id, cartId: id }),
  answer: success,
  failure: (say) => say(texts).removeCartFailed,
  failures: ['being-sent', 'no-such-cart', 'sent-stays'],
})
