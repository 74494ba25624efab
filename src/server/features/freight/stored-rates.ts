// Carriers' rates and box groups as they lie in the database: JSON that was taken in from outside, so it is checked when read.
import { z } from 'zod'
import { type Measures, measuresOf } from '#domain/freight/boxes.ts'
import type { FreightRate } from '#domain/freight/rates.ts'
import { type Decimal, decimal } from '#domain/money.ts'

/** A number or decimal text, not negative. */
const amount = z
  .union([z.string().trim(), z.number()])
  .transform(String)
  .refine((text) => /^\d{1,12}(\.\d{1,6})?$/.test(text))
const textOr = (fallback: string) =>
  z
    .union([z.string(), z.number().transform(String)])
    .nullish()
    .transform((value) => value ?? fallback)

const storedRate = z.object({
  carrier_id: textOr(''),
  carrier_name: textOr(''),
  service_id: textOr(''),
  service_name: textOr(''),
  transit_days: z.int().min(0).nullish(),
  total: amount,
  currency: textOr('CAD').transform((value) => value.trim().toUpperCase() || 'CAD'),
  formatted: textOr(''),
  brokerage_fees_included: z.boolean().nullish(),
})
type StoredRate = z.input<typeof storedRate>

/** The rates that can be read; what is not a rate is left out. */
export const readRates = (json: unknown): readonly FreightRate[] =>
  (Array.isArray(json) ? json : []).flatMap((each) => readRate(each) ?? [])

/** Undefined for what is not a rate. */
export function readRate(json: unknown): FreightRate | undefined {
  const parsed = storedRate.safeParse(json)
  if (!parsed.success) return undefined
  const { total, currency, formatted, ...rate } = parsed.data
  return {
    carrierId: rate.carrier_id,
    carrierName: rate.carrier_name || rate.carrier_id,
    serviceId: rate.service_id,
    serviceName: rate.service_name || rate.service_id,
    transitDays: rate.transit_days ?? null,
    total: decimal(total),
    currency,
    formatted: formatted || `${currency} ${decimal(total).toFixed(2)}`,
    brokerageIncluded: rate.brokerage_fees_included ?? false,
  }
}

/** A rate as it is stored. */
export const toStoredRate = (rate: FreightRate): StoredRate => ({
  carrier_id: rate.carrierId,
  carrier_name: rate.carrierName,
  service_id: rate.serviceId,
  service_name: rate.serviceName,
  transit_days: rate.transitDays,
  total: rate.total.toFixed(),
  currency: rate.currency,
  formatted: rate.formatted,
  brokerage_fees_included: rate.brokerageIncluded,
})

const storedGroup = z.object({
  length_mm: amount.nullish(),
  width_mm: amount.nullish(),
  height_mm: amount.nullish(),
  weight_gm: amount.nullish(),
  number_of_boxes: z.int().min(1),
  value_per_box_usd: amount.nullish(),
  total_value_usd: amount.nullish(),
})

/** Boxes of a placement alike, with the default size where none is stored. */
export type PlacedGroup = Measures & {
  readonly boxes: number
  /** USD, of one box and of all; null while not known. */
  readonly valuePerBox: Decimal | null
  readonly totalValue: Decimal | null
}

export function readGroups(json: unknown): readonly PlacedGroup[] {
  return (Array.isArray(json) ? json : []).flatMap((each) => {
    const parsed = storedGroup.safeParse(each)
    if (!parsed.success) return []
    const {
      length_mm,
      width_mm,
      height_mm,
      weight_gm,
      number_of_boxes: boxes,
      value_per_box_usd,
      total_value_usd,
    } = parsed.data
    const valuePerBox = value_per_box_usd == null ? null : decimal(value_per_box_usd)
    const given = total_value_usd == null ? null : decimal(total_value_usd)
    return [
      {
        ...measuresOf({
          weightKg: divided(weight_gm, '1000'),
          lengthCm: divided(length_mm, '10'),
          widthCm: divided(width_mm, '10'),
          heightCm: divided(height_mm, '10'),
        }),
        boxes,
        valuePerBox,
        totalValue: given ?? valuePerBox?.times(String(boxes)) ?? null,
      },
    ]
  })
}

const divided = (text: string | null | undefined, by: string): Decimal | null =>
  text == null ? null : decimal(text).div(decimal(by))
