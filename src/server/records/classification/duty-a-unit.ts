// The duty one unit of goods would bear under a code, as the receipt of the whole line says it.
import type { Big } from 'big.js'
import type { CalendarDate } from '#domain/calendar.ts'
import type { HtsCode } from '#domain/hts-code.ts'
import { printedRate } from '#domain/invoice/line-amounts.ts'
import { toCents, usd } from '#domain/money.ts'
import { lineQuestion } from '#domain/shipment/duty-question.ts'
import { toCad } from '#domain/shipment/totals.ts'
import { calculateDuty, type TariffLaw } from '#domain/tariff/duty.ts'
import { dutyShares } from '#domain/tariff/duty-shares.ts'
import type { Deps } from '../../deps.ts'
import { currentExchangeRate } from '../reference/exchange-rate.ts'

type Line = Pick<Parameters<typeof lineQuestion>[0], 'countryOfOrigin' | 'price' | 'quantity' | 'units'>
type PricedGoods = Line & {
  readonly cadToUsd: Big
  readonly usdToCad: Big
  readonly entryDate: CalendarDate
}

/** amountCad: to the cent; percent of the declared value, two decimals. Both go through the two rates, as receipts do. */
export type DutyAUnit = { readonly amountCad: number; readonly percent: number }

export type RateNeeds = Parameters<typeof currentExchangeRate>[0] & Pick<Deps, 'today'>

/** Price of one unit, CAD; units of the whole line. */
type SaidOfGoods = {
  readonly price?: number | undefined
  readonly countryOfOrigin?: string | undefined
  readonly quantity?: number | undefined
  readonly units?: Line['units']
}

/** Where nobody said how many there are: so many that whole dollars do not distort the share. */
const MANY = 100_000

/** undefined without a price or an origin. */
export async function pricedGoods(
  deps: RateNeeds,
  { price, countryOfOrigin, quantity, units }: SaidOfGoods,
): Promise<PricedGoods | undefined> {
  if (!price || !countryOfOrigin) return undefined
  const { cadToUsd, usdToCad } = await currentExchangeRate(deps)
  const line = quantity === undefined ? { quantity: MANY, units: [] } : { quantity, units: units ?? [] }
  return { ...line, price, countryOfOrigin, cadToUsd, usdToCad, entryDate: deps.today() }
}

/** Without any claim or answer; undefined when the duty cannot be told without them or the goods may not enter. */
export function dutyAUnit(code: HtsCode, goods: PricedGoods, law: TariffLaw): DutyAUnit | undefined {
  const { cadToUsd, usdToCad, entryDate, ...line } = goods
  const { input } = lineQuestion(
    { ...line, htsCode: code, currency: 'CAD', claimCusma: false, answers: {}, description: '' },
    { rate: printedRate(cadToUsd), entryDate },
  )
  const { outcome } = calculateDuty(input, law)
  if (outcome.kind === 'prohibited' || outcome.kind === 'unknown') return undefined
  const total = outcome.kind === 'dutiable' ? outcome.total : usd('0')
  const { aUnit, percent } = dutyShares(toCents(toCad(total, usdToCad)).amount, line.quantity, line.price)
  return { amountCad: Number(aUnit.toFixed(2)), percent: Number(percent) }
}
