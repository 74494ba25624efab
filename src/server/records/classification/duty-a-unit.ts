// The duty one unit of goods would bear under a code, worked out on many units so that whole dollars do not distort it.
import type { Big } from 'big.js'
import type { CalendarDate } from '#domain/calendar.ts'
import { type CountryCode, country } from '#domain/countries.ts'
import type { HtsCode } from '#domain/hts-code.ts'
import { cad, centsText, decimal, times, usd } from '#domain/money.ts'
import { dutyInput } from '#domain/shipment/duty-question.ts'
import { calculateDuty, type TariffLaw } from '#domain/tariff/duty.ts'
import type { Deps } from '../../deps.ts'
import { currentExchangeRate } from '../reference/exchange-rate.ts'

type PricedGoods = {
  /** Of one unit. */
  readonly priceCad: string
  readonly origin: CountryCode
  readonly cadToUsd: Big
  readonly entryDate: CalendarDate
}

/** amountCad: to the cent; percent of the declared value, two decimals. */
export type DutyAUnit = { readonly amountCad: number; readonly percent: number }

export type RateNeeds = Parameters<typeof currentExchangeRate>[0] & Pick<Deps, 'today'>

/** undefined without a price or an origin. */
export async function pricedGoods(
  deps: RateNeeds,
  { price, countryOfOrigin }: { readonly price?: number | undefined; readonly countryOfOrigin?: string | undefined },
): Promise<PricedGoods | undefined> {
  if (!price || !countryOfOrigin) return undefined
  const { cadToUsd } = await currentExchangeRate(deps)
  return { priceCad: String(price), origin: country(countryOfOrigin), cadToUsd, entryDate: deps.today() }
}

const UNITS = 100_000

/** Without any claim, unit of quantity or answer; undefined when the duty cannot be told without them or the goods may not enter. */
export function dutyAUnit(code: HtsCode, goods: PricedGoods, law: TariffLaw): DutyAUnit | undefined {
  const price = cad(goods.priceCad)
  const { input, amounts } = dutyInput(
    {
      htsCode: code,
      origin: goods.origin,
      price,
      itemCount: UNITS,
      quantities: [],
      answers: {},
      description: '',
      claim: { kind: 'none' },
    },
    { rate: goods.cadToUsd, entryDate: goods.entryDate },
  )
  const { outcome } = calculateDuty(input, law)
  if (outcome.kind === 'prohibited' || outcome.kind === 'unknown') return undefined
  const total = outcome.kind === 'dutiable' ? outcome.total : usd('0')
  const share = total.amount.div(amounts.totalUsd.amount)
  return {
    amountCad: Number(centsText(times(price, share))),
    percent: Number(share.times(decimal('100')).toFixed(2)),
  }
}
