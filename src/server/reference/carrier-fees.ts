// Loads the carriers' brokerage tables from data/carrier-fees: the newest version folder, as its rows are dated.

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { CARRIERS, type CarrierFeeTables, type CarrierRule } from '#domain/clearance/carrier-fees.ts'
import { inEach } from '#domain/language.ts'
import { filled, openDatasetFolder } from './dataset.ts'
import { amount, chapters, count, dated, rate, readAs, rowsOf } from './fee-fields.ts'

const named = { id: filled, name: filled }

const tiers = z
  .array(z.object({ upTo: amount, amount }))
  .min(1)
  .readonly()
  .refine(
    (all) => all.every((tier, at) => at === 0 || tier.upTo.amount.gt(all[at - 1]?.upTo.amount ?? '0')),
    'tiers must rise',
  )

const rule = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['flat', 'food']), ...named, amount }),
  z.object({ kind: z.literal('by-value'), ...named, tiers, perStartedThousandAbove: amount }),
  z.object({ kind: z.literal('of-duty'), ...named, rate, minimum: amount }),
  z.object({ kind: z.literal('per-line'), ...named, included: count, amount }),
  z.object({ kind: z.literal('bond'), ...named, above: amount, rate, minimum: amount }),
]) satisfies z.ZodType<CarrierRule>

/** The citation stands there in English, and beside it in French. */
const schedule = z
  .object({ ...dated, citationFr: filled, rules: z.array(rule).readonly() })
  .transform(({ citationFr: fr, ...row }) => ({ ...row, citations: inEach({ en: row.citation, fr }) }))

const tables = z.object({
  foodChapters: chapters,
  maximumValue: amount,
  maximumLines: count,
  carriers: z
    .array(
      z
        .object({
          carrier: z.enum(CARRIERS),
          name: filled,
          schedules: rowsOf(schedule),
        })
        .transform(({ schedules, ...carrier }) => ({ ...carrier, rows: schedules })),
    )
    .readonly(),
})

/** dataDir: the folder data/. Throws naming the field and what is wrong with it. */
export function loadCarrierFees(dataDir: string): CarrierFeeTables {
  const version = readdirSync(join(dataDir, 'carrier-fees')).sort().at(-1)
  if (!version) throw new Error('data/carrier-fees holds no version.')
  const { text } = openDatasetFolder(join(dataDir, 'carrier-fees', version))
  return Object.freeze({ version, ...readAs(tables, JSON.parse(text('fees.json'))) })
}
