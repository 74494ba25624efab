// Duty of one line of goods, with its receipt; what a clearance costs.
import { z } from 'zod'
import { TRANSPORT_MODES } from '#domain/clearance/harbor-fee.ts'
import type { ChangeReason, DutyReason, RateReason, TitleReason } from '#domain/tariff/duty-reason.ts'
import { texts as clearanceTexts } from '#texts/en/clearance.ts'
import { texts } from '#texts/en/item.ts'
import { admissibilityFinding } from './admissibility.ts'
import { dutyAnswers, unitText } from './compared-values.ts'
import { clearanceFacts, costLine, entryType } from './cost-estimate.ts'
import { countryCode } from './country-field.ts'
import { askedReason, assumption, usdRange } from './duty-assumption.ts'
import { lineFinding } from './duty-line-finding.ts'
import { endpoint } from './endpoint.ts'
import { envelope } from './envelope.ts'
import { problem } from './field-problems.ts'
import { answeredBy, date, decimalText, id, tenDigitHtsCode, text } from './fields.ts'
import { reasonOf } from './reason.ts'
import { exchangeRate } from './reference.ts'

const dutyReason = reasonOf<DutyReason>()
export const titleReason = reasonOf<TitleReason>()
export const rateReason = reasonOf<RateReason>()
const changeReason = reasonOf<ChangeReason>()

const ruleSource = z.object({ citation: z.string(), from: z.string().optional(), until: z.string().optional() })

export const dutyQuestion = z
  .object({
    id: z.string(),
    text: z.string(),
    asks: askedReason,
    form: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('yes-no') }),
      z
        .object({ kind: z.literal('quantity'), unit: z.string() })
        .meta({ description: 'answered by an amount in `units` under this unit' }),
      z.object({ kind: z.literal('number'), unit: z.string() }).meta({ description: 'answered by a decimal' }),
      z.object({ kind: z.literal('amount-usd') }),
      z.object({ kind: z.literal('choice'), choices: z.array(z.string()) }),
      z.object({ kind: z.literal('hts-code') }).meta({ description: 'answered by ten digits of chapters 1 to 97' }),
    ]),
    assumed: z.string().optional(),
    source: ruleSource,
  })
  .meta({ id: 'DutyQuestion' })

/** The domain's DutyReceipt with amounts as numbers in USD. */
export const dutyReceipt = z
  .object({
    htsCode: z.string(),
    origin: z.string(),
    entryDate: z.string(),
    claim: z.string().meta({ description: "'none', 'cusma' or a special programme code" }),
    valueUsd: z.number().meta({ description: 'before rounding' }),
    enteredValueUsd: z.number().meta({ description: 'whole dollars, 19 CFR 159.3' }),
    outcome: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('dutiable'), totalUsd: z.number() }),
      z.object({ kind: z.literal('free'), because: z.string(), reason: dutyReason }),
      z.object({
        kind: z.literal('prohibited'),
        since: z.string(),
        because: z.string(),
        reason: dutyReason,
        source: ruleSource,
      }),
      z.object({ kind: z.literal('unknown'), missing: z.array(z.string()), reasons: z.array(dutyReason) }),
    ]),
    lines: z.array(
      z.object({
        kind: z.enum(['base', 'additional']),
        heading: z.string(),
        title: z.string(),
        rateText: z.string(),
        amountUsd: z.number(),
        why: z.string(),
        reasons: z.object({ title: titleReason, rate: rateReason, why: dutyReason }),
        source: ruleSource,
        cusma: z.enum(['lifted-by-claim', 'not-lifted', 'not-concerned']),
      }),
    ),
    considered: z.array(
      z.object({
        heading: z.string(),
        title: z.string(),
        rateText: z.string(),
        amountAvoidedUsd: z.number().optional(),
        because: z.string(),
        reasons: z.object({ title: titleReason, rate: rateReason, because: dutyReason }),
        source: ruleSource,
      }),
    ),
    questions: z.array(dutyQuestion),
    answered: z
      .array(z.object({ id: z.string(), asks: askedReason, answer: z.string() }))
      .meta({ description: 'questions of the law and of the printed rate that the call answered' }),
    assumed: z.array(assumption).meta({ description: 'what nobody said and the outcome rests on' }),
    range: usdRange.optional().meta({ description: 'what the duty can come to by the open assumptions' }),
    findings: z.array(lineFinding).meta({
      description: 'what the line and the goods disagree on, and answers that count for nothing',
    }),
    changes: z.array(z.string()),
    changeReasons: z.array(changeReason),
    data: z.object({ release: z.string(), measures: z.string(), measuresVerified: z.string() }),
  })
  .meta({ id: 'DutyReceipt' })

export const unitAmounts = z
  .array(z.strictObject({ amount: decimalText, unit: unitText.trim().min(1) }))
  .max(20)
  .default([])
  .meta({ description: 'amount of goods of the whole line, in any units known' })

export const dutyLine = z.strictObject({
  htsCode: tenDigitHtsCode,
  countryOfOrigin: countryCode,
  price: z.number().min(0).max(9_999_999.99).meta({ description: 'of one unit' }),
  quantity: z.int().min(1).max(10_000_000),
  description: text(2000).optional().meta({ description: 'what the goods are: words may bar them whatever the code' }),
  maker: text(500).optional().meta({ description: 'name and place, for lists of makers' }),
  sku: text(120).optional(),
  currency: z.enum(['CAD', 'USD']).default('CAD'),
  entryDate: date.optional().meta({ description: 'today when left out' }),
  claimCusma: z.boolean().default(false),
  units: unitAmounts,
  answers: dutyAnswers.default({}),
})

const charges = z.array(z.object({ type: z.string(), name: z.string(), amount: z.number(), currency: z.string() }))

const dutyOfLine = z.object({
  ratesDetails: z.array(z.object({ customsChargesDTO: z.object({ charges }) })),
  ownCharges: charges
    .optional()
    .meta({ description: "our own engine's charges, where those of `ratesDetails` are the service's" }),
  receipt: dutyReceipt,
  findings: z.array(admissibilityFinding).meta({ description: 'whether the goods may enter, the gravest first' }),
  exchangeRate,
})

export const calculateDuty = endpoint({
  method: 'POST',
  path: '/api/eshipper/calculate-duty',
  access: 'client-or-staff',
  changes: false,
  summary:
    'Duty of one line: the charge of type DUTY is the total duty in the currency of the price. Unknown or prohibited: no charge. The receipt is always our own.',
  body: dutyLine,
  answer: envelope(dutyOfLine).extend({ answeredBy }),
  failure: (say) => say(texts).dutyFailed,
})

/** Lines in one call: their receipts come to about 200 kB. */
export const MOST_DUTY_LINES = 50

export const calculateDuties = endpoint({
  method: 'POST',
  path: '/api/eshipper/calculate-duties',
  access: 'client-or-staff',
  changes: false,
  summary:
    'Duty of many lines in the order asked, each as our own engine answers calculate-duty: for screens of long shipments.',
  body: z.strictObject({ lines: z.array(dutyLine).min(1).max(MOST_DUTY_LINES) }),
  answer: envelope(z.array(dutyOfLine)).extend({ answeredBy }),
  failure: (say) => say(texts).dutyFailed,
})

const transportMode = z
  .enum(TRANSPORT_MODES)
  .default('truck')
  .meta({ description: 'ocean arrivals pay the harbor fee' })

const estimatedGoods = z
  .array(
    z.strictObject({
      htsCode: tenDigitHtsCode,
      countryOfOrigin: countryCode,
      quantity: z.int().min(1).max(10_000_000),
      unitPrice: z
        .number()
        .min(0)
        .max(9_999_999.99)
        .refine((price) => price > 0, problem('price-not-above-zero'))
        .meta({ description: 'in `currency`' }),
      currency: z.enum(['CAD', 'USD']).default('USD'),
      commercialDescription: text(2000).default(''),
      maker: text(500).optional().meta({ description: 'name and place, for lists of makers' }),
      claimCusma: z.boolean().default(false),
      units: unitAmounts,
      answers: dutyAnswers.default({}),
    }),
  )
  .min(1)
  .max(1000)

const estimateBody = z.strictObject({
  items: estimatedGoods,
  entryDate: date.optional().meta({ description: 'today when left out' }),
  mode: transportMode,
})

/** A bare list is taken as the items of an entry today. Source: specification part 2, section 7. */
const listedItems = (body: z.input<typeof estimateBody> | z.input<typeof estimatedGoods>): unknown =>
  Array.isArray(body) ? { items: body } : body

export const estimateCosts = endpoint({
  method: 'POST',
  path: '/api/clearit/estimate-costs',
  access: 'client-or-staff',
  changes: false,
  summary:
    'What clearing these goods as one entry costs: customs, broker, landed cost. Prices are of one unit. A bare list is taken as `items`.',
  body: z.preprocess(listedItems, estimateBody),
  answer: envelope(
    z.object({
      customsFees: z.array(costLine),
      clearitFees: z.array(costLine),
      landedCosts: z.array(costLine),
      answeredBy,
      ...clearanceFacts,
    }),
  ),
  failure: (say) => say(clearanceTexts).estimateFailed,
})

export const estimateMergedClearance = endpoint({
  method: 'POST',
  path: '/api/merged-estimate-clearance',
  access: 'client-or-staff',
  summary: 'What shipments entered as one clearance cost, beside the sum of clearing each apart.',
  body: z.strictObject({
    shipmentIds: z.array(id).min(1).max(100),
    clientId: id.optional().meta({ description: 'staff name the client' }),
    entryDate: date.optional().meta({ description: 'today when left out' }),
    mode: transportMode,
  }),
  answer: envelope(
    z.object({
      summary: z.object({
        total_value_cad: z.number().meta({ description: 'as declared, goods that may not enter included' }),
        total_items: z.int().meta({ description: 'units' }),
      }),
      customs_fees: z.array(costLine),
      clearit_fees: z.array(costLine),
      shipments: z.array(
        z.object({
          id,
          reference: z.string(),
          total_items: z.int(),
          total_value_cad: z.number(),
          entryType: entryType.meta({ description: 'when cleared alone' }),
        }),
      ),
      ...clearanceFacts,
      comparison: z.object({
        rows: z.array(
          z.object({
            id: z.string(),
            description: z.string(),
            separate: z.array(z.number()).meta({ description: 'USD, one a shipment' }),
            separateTotal: z.number(),
            merged: z.number(),
          }),
        ),
        separateTotal: z.number().meta({ description: 'USD' }),
        mergedTotal: z.number().meta({ description: 'USD' }),
        saving: z.number().meta({ description: 'USD; negative when merging costs more' }),
      }),
    }),
  ),
  failure: (say) => say(clearanceTexts).mergedFailed,
  failures: ['no-such-shipment'],
})
