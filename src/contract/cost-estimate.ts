// The shapes of a cost estimate on answers: lines, totals in both currencies, what is left out.
import { z } from 'zod'
import { TRANSPORT_MODES } from '#domain/clearance/harbor-fee.ts'
import { admissibilityFinding } from './admissibility.ts'
import { assumption, usdRange } from './duty-assumption.ts'
import { exchangeRate } from './reference.ts'

export const costLine = z
  .object({
    id: z.string().meta({ description: 'the kind of cost, the same in every estimate' }),
    lineDescription: z.string().meta({ description: 'in the language of the request, like every sentence here' }),
    lineAmount: z.number().meta({ description: 'USD' }),
    lineAmountCad: z.number(),
    note: z.string(),
    heading: z.string().nullable().meta({ description: 'tariff heading of an additional duty' }),
    cusma: z
      .enum(['lifted-by-claim', 'not-lifted', 'not-concerned'])
      .nullable()
      .meta({ description: 'what a CUSMA claim does to a duty; null on fees' }),
  })
  .meta({ id: 'CostLine' })

export const bothCurrencies = z.object({ usd: z.number(), cad: z.number() }).meta({ id: 'BothCurrencies' })

const costExclusion = z
  .object({
    id: z.string().meta({ description: 'item id, or the position in the list from 1' }),
    name: z.string(),
    kind: z.enum(['prohibited', 'duty-unknown', 'facts-missing', 'no-value']),
    text: z.string(),
  })
  .meta({ id: 'CostExclusion' })

export const entryType = z.enum(['informal', 'formal'])

/** What both estimates say about the clearance as a whole. */
export const clearanceFacts = {
  entryType,
  entryDate: z.string(),
  mode: z.enum(TRANSPORT_MODES),
  goodsValue: bothCurrencies.meta({
    description:
      'goods that can be entered; above 2,500 USD the entry is formal. CAD as declared, converted only where declared in USD',
  }),
  enteredValueUsd: z.number().meta({ description: 'sum of the tariff lines in whole dollars, 19 CFR 159.3' }),
  duty: bothCurrencies.meta({ description: 'known part of the duties' }),
  totals: z.object({
    customs: bothCurrencies,
    brokerage: bothCurrencies,
    fees: bothCurrencies.meta({ description: 'customs and brokerage' }),
    landed: bothCurrencies.meta({ description: 'goods, customs and brokerage' }),
  }),
  percentOfValue: z
    .number()
    .nullable()
    .meta({ description: 'customs fees as a percent of the value, two decimals; null without value' }),
  feesPerUnitCad: z.number().nullable().meta({ description: 'customs and brokerage a unit' }),
  excluded: z.array(costExclusion),
  findings: z
    .array(
      admissibilityFinding.safeExtend({ id: costExclusion.shape.id, name: z.string() }).meta({ id: 'GoodsFinding' }),
    )
    .meta({ description: 'whether the goods may enter, the gravest first for each of them' }),
  assumed: z
    .array(assumption.safeExtend({ goods: z.array(z.string()) }).meta({ id: 'LineAssumption' }))
    .meta({ description: 'what nobody said and the duties rest on; amounts are of the line of these goods' }),
  range: usdRange.optional().meta({ description: 'what the duties can come to by the open assumptions' }),
  isFloor: z.boolean().meta({
    description:
      'goods or duties are left out, the most of a duty is not known, or a cash deposit may be due: every total is the least',
  }),
  notices: z.array(
    z.object({
      reason: z.string().meta({ description: "such as 'formal-entry' or 'excludes-freight'" }),
      text: z.string(),
    }),
  ),
  exchangeRate,
  feeSchedule: z.object({
    version: z.string().meta({ description: 'of the customs fees' }),
    broker: z.string(),
    example: z.boolean().meta({ description: "whether the broker's fees are the shipped example" }),
  }),
}
