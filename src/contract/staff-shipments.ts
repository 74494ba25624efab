// A client's shipment as staff see it: details, boxes, FBA plans with the carriers' rates.
// Source: specification part 2, sections 3, 7 ("Staff portal") and 9.
import { z } from 'zod'
import { texts } from '#texts/en/freight.ts'
import { texts as staffTexts } from '#texts/en/staff.ts'
import { makerAddress } from './client-data.ts'
import { endpoint } from './endpoint.ts'
import { envelope } from './envelope.ts'
import { id, instant, text } from './fields.ts'
import { shipmentItem } from './items.ts'
import { shipmentDetails } from './shipments.ts'
import { clientRow } from './staff.ts'

const BASE = '/api/staff/clients/:clientId/shipments/:shipmentId'
const params = z.strictObject({ clientId: id, shipmentId: id })

export const shipmentDetailsForStaff = endpoint({
  method: 'GET',
  path: `${BASE}/details`,
  access: 'staff',
  summary: 'A shipment with its items and whose it is. The maker of an item stands in parts.',
  params,
  answer: envelope(
    shipmentDetails.extend({
      client: clientRow,
      items: z.array(
        shipmentItem.omit({ manufacturingAddress: true }).extend({ manufacturingAddress: makerAddress.nullable() }),
      ),
    }),
  ),
  failure: (say) => say(staffTexts).loadDetailsFailed,
  failures: ['no-such-client', 'no-such-shipment'],
})

const dimensions = z
  .object({ length: z.number(), width: z.number(), height: z.number(), unit: z.literal('cm') })
  .meta({ id: 'BoxDimensions' })

const assumed = z
  .object({ weight: z.boolean(), dimensions: z.boolean() })
  .meta({ id: 'AssumedMeasures', description: 'what nobody measured: the default stands there' })

export const boxItem = z
  .object({
    sku: z.string(),
    asin: z.string().nullable(),
    fnsku: z.string().nullable(),
    quantity: z.int(),
    description: z.string().nullable(),
    cogs: z.number().nullable().meta({ description: 'cost of one unit, CAD' }),
  })
  .meta({ id: 'BoxItem' })

const measures = { weight: z.number().meta({ description: 'kilograms of one box, gross' }), dimensions, assumed }

export const boxRow = z.object({ box_number: z.int(), ...measures, items: z.array(boxItem) }).meta({ id: 'Box' })

export const boxGroup = z
  .object({
    ...measures,
    number_of_boxes: z.int(),
    box_numbers: z.array(z.int()),
    items: z.array(boxItem).meta({ description: 'of each box' }),
    total_weight: z.number().meta({ description: 'kilograms of all its boxes' }),
  })
  .meta({ id: 'PackedGroup', description: 'boxes of equal weight, dimensions and items' })

export const listBoxes = endpoint({
  method: 'GET',
  path: `${BASE}/boxes`,
  access: 'staff',
  summary: 'The packed boxes, one by one and grouped. 30 x 30 x 30 cm and 1.0 kg stand where nobody measured.',
  params,
  answer: envelope(
    z.object({
      boxes: z.array(boxRow),
      groups: z.array(boxGroup),
      totals: z.object({
        number_of_boxes: z.int(),
        units: z.int(),
        weight: z.number().meta({ description: 'kilograms' }),
        assumed: z.int().meta({ description: 'boxes with an assumed weight or size' }),
      }),
    }),
  ),
  failure: (say) => say(texts).loadBoxesFailed,
  failures: ['no-such-shipment'],
})

export const shippingRate = z
  .object({
    carrier_id: z.string(),
    carrier_name: z.string(),
    service_id: z.string(),
    service_name: z.string(),
    transit_days: z.int().nullable(),
    total: z.number(),
    formatted: z.string(),
    currency: z.string(),
    brokerage_fees_included: z.boolean(),
  })
  .meta({ id: 'ShippingRate' })

const brokerageFee = z.object({ id: z.string(), name: z.string(), amount_usd: z.number(), rule: z.string() })

/** `included`: the carrier's total has it. `none`: no cost of goods. `added`: the fees below. `unknown`: no table holds for the day. */
export const rateBrokerage = z
  .object({
    kind: z.enum(['included', 'none', 'added', 'unknown']),
    amount_usd: z.number().nullable(),
    amount_cad: z.number().nullable().meta({ description: 'at `usd_to_cad`' }),
    usd_to_cad: z.number(),
    fees: z.array(brokerageFee),
    source: z.string().nullable(),
    note: z.string().nullable().meta({ description: 'a sentence, where the amount rests on something not known' }),
  })
  .meta({ id: 'RateBrokerage' })

export const comparedRate = shippingRate
  .extend({
    effective_total: z.number().nullable().meta({ description: 'CAD: total and brokerage; null when not computable' }),
    brokerage: rateBrokerage,
  })
  .meta({ id: 'ComparedRate' })

const boxGroupOfPlacement = z.object({
  length_mm: z.number().nullable(),
  width_mm: z.number().nullable(),
  height_mm: z.number().nullable(),
  weight_gm: z.number().nullable(),
  number_of_boxes: z.int(),
  value_per_box_usd: z.number().nullable(),
  total_value_usd: z.number().nullable(),
  assumed,
})

export const placement = z
  .object({
    id,
    warehouse_id: z.string().nullable(),
    location_name: z.string().nullable(),
    location_address: z.string().nullable(),
    destination_address: z.string().nullable(),
    shipment_id: z.string().nullable().meta({ description: "Amazon's id of the shipment there" }),
    status: z.string(),
    total_boxes: z.int(),
    total_items: z.int(),
    total_cogs: z.number().nullable().meta({ description: 'CAD' }),
    shipping_estimate: z
      .object({ total: z.number(), currency: z.string() })
      .nullable()
      .meta({ description: 'the effective total of the preferred rate' }),
    shipping_rates: z
      .array(comparedRate)
      .meta({ description: 'of UPS and FedEx only, cheapest effective total first' }),
    other_rates: z.int().meta({ description: 'stored rates of other carriers, which are not compared' }),
    box_groups: z.array(boxGroupOfPlacement),
    selected_shipping_rate: comparedRate.nullable().meta({ description: 'the rate a person chose; null: none yet' }),
    preferred_rate: z
      .object({ carrier_id: z.string(), service_id: z.string() })
      .nullable()
      .meta({ description: 'the chosen rate, else the cheapest' }),
    basis: z
      .object({
        value_usd: z.number().nullable(),
        value_from: z.enum(['box_groups', 'cost_of_goods', 'unknown']),
        duty_usd: z.number().nullable(),
        duty_note: z.string(),
        is_food: z.boolean(),
        lines: z.int(),
      })
      .meta({ description: 'what the brokerage was computed from' }),
  })
  .meta({ id: 'Placement' })

const placementOption = z.object({
  id,
  status: z.string(),
  confirmed_at: instant.nullable(),
  active: z.boolean().meta({ description: 'CONFIRMED: highlighted' }),
  placements: z.array(placement),
})

export const listPlans = endpoint({
  method: 'GET',
  path: `${BASE}/plans`,
  access: 'staff',
  summary: 'The FBA plans of a shipment, newest first, with placement options, placements and compared rates.',
  params,
  answer: envelope(
    z.array(
      z.object({
        id,
        plan_name: z.string(),
        plan_type: z.string(),
        status: z.string(),
        active: z.boolean(),
        created_at: instant,
        updated_at: instant,
        placement_options: z.array(placementOption),
      }),
    ),
  ),
  failure: (say) => say(texts).loadPlansFailed,
  failures: ['no-such-shipment'],
})

/** A rate as a caller names it: the carrier's and the service's id count, the amounts are those that are stored. */
export const namedRate = z
  .strictObject({
    carrier_id: text(80).default(''),
    carrier_name: text(120).optional(),
    service_id: text(120),
    service_name: text(120).optional(),
    transit_days: z.int().min(0).max(1000).nullish(),
    total: z
      .number()
      .min(0)
      .max(9_999_999.99)
      .optional()
      .meta({ description: 'refused when it is not the stored one' }),
    formatted: text(60).optional(),
    currency: text(3).optional(),
    brokerage_fees_included: z.boolean().optional(),
    effective_total: z
      .number()
      .nullish()
      .meta({ description: 'taken and ignored, as brokerage is: a rate may be sent back as it came' }),
    brokerage: rateBrokerage.optional(),
  })
  .meta({ id: 'NamedRate' })

export const selectShippingRate = endpoint({
  method: 'POST',
  path: `${BASE}/selected-shipping-rate`,
  access: 'staff',
  summary: 'Makes a rate the preferred one of a placement, in place of the one before.',
  params,
  body: z.strictObject({
    shipmentId: text(80).nullish().meta({ description: "Amazon's id of the placement's shipment, or ours" }),
    placementId: id.optional().meta({ description: 'needed where the id of the shipment does not name one placement' }),
    selectedRate: namedRate,
  }),
  answer: envelope(placement),
  failure: (say) => say(texts).selectRateFailed,
  failures: ['no-such-placement', 'no-such-rate', 'no-such-shipment', 'rate-moved', 'several-placements'],
})

export const refreshShippingRates = endpoint({
  method: 'POST',
  path: `${BASE}/placements/:placementId/shipping-rates`,
  access: 'staff',
  summary: "Asks the freight service for today's rates of a placement and stores them. 502 when none is configured.",
  params: params.extend({ placementId: id }),
  answer: envelope(placement),
  failure: (say) => say(texts).refreshRatesFailed,
  failures: [
    'freight-not-configured',
    'freight-service-failed',
    'no-freight-origin',
    'no-freight-rates',
    'no-such-placement',
    'no-such-shipment',
    'no-warehouse',
    'unknown-warehouse',
  ],
})
