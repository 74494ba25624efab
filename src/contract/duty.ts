// Duty of one line of goods, with its receipt.
import { z } from 'zod'
import { texts } from '#texts/item.ts'
import { endpoint } from './endpoint.ts'
import { envelope } from './envelope.ts'
import { countryCode, date, decimalText, tenDigitHtsCode, text } from './fields.ts'
import { dutyAnswers } from './items.ts'

const ruleSource = z.object({ citation: z.string(), from: z.string().optional(), until: z.string().optional() })

export const dutyQuestion = z
  .object({
    id: z.string(),
    text: z.string(),
    form: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('yes-no') }),
      z.object({ kind: z.literal('quantity'), unit: z.string() }),
      z.object({ kind: z.literal('amount-usd') }),
      z.object({ kind: z.literal('choice'), choices: z.array(z.string()) }),
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
      z.object({ kind: z.literal('free'), because: z.string() }),
      z.object({ kind: z.literal('prohibited'), since: z.string(), because: z.string(), source: ruleSource }),
      z.object({ kind: z.literal('unknown'), missing: z.array(z.string()) }),
    ]),
    lines: z.array(
      z.object({
        kind: z.enum(['base', 'additional']),
        heading: z.string(),
        title: z.string(),
        rateText: z.string(),
        amountUsd: z.number(),
        why: z.string(),
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
        source: ruleSource,
      }),
    ),
    questions: z.array(dutyQuestion),
    changes: z.array(z.string()),
    data: z.object({ release: z.string(), measures: z.string(), measuresVerified: z.string() }),
  })
  .meta({ id: 'DutyReceipt' })

export const calculateDuty = endpoint({
  method: 'POST',
  path: '/api/eshipper/calculate-duty',
  access: 'client-or-staff',
  summary:
    'Duty of one line: the charge of type DUTY is the total duty in the currency of the price. Unknown or prohibited: no charge.',
  body: z.strictObject({
    htsCode: tenDigitHtsCode,
    countryOfOrigin: countryCode,
    price: z.number().min(0).max(9_999_999.99).meta({ description: 'of one unit' }),
    quantity: z.int().min(1).max(10_000_000),
    description: text(2000).optional(),
    sku: text(120).optional(),
    currency: z.enum(['CAD', 'USD']).default('CAD'),
    entryDate: date.optional().meta({ description: 'today when left out' }),
    claimCusma: z.boolean().default(false),
    units: z
      .array(z.strictObject({ amount: decimalText, unit: z.string().trim().min(1).max(30) }))
      .max(20)
      .default([])
      .meta({ description: 'amount of goods of the whole line, in any units known' }),
    answers: dutyAnswers.default({}),
  }),
  answer: envelope(
    z.object({
      ratesDetails: z.array(
        z.object({
          customsChargesDTO: z.object({
            charges: z.array(
              z.object({ type: z.string(), name: z.string(), amount: z.number(), currency: z.string() }),
            ),
          }),
        }),
      ),
      receipt: dutyReceipt,
      exchangeRate: z.object({
        cadToUsd: z.number(),
        usdToCad: z.number(),
        asOf: z.string().nullable(),
        source: z.string(),
      }),
    }),
  ),
  failure: texts.dutyFailed,
})
