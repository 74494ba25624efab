// How a carrier's fee came about, and a rate it is compared by, in words.
import type { Big } from 'big.js'
import type { CarrierFeeReason } from '#domain/clearance/carrier-fees.ts'
import type { CartNote } from '#domain/freight/cart-note.ts'
import { type FreightRate, type PlacedDuty, USD_TO_CAD } from '#domain/freight/rates.ts'
import { type Usd, usd } from '#domain/money.ts'
import { texts as feesEn } from '#texts/en/carrier-fees.ts'
import { texts as freightEn } from '#texts/en/freight.ts'
import type { Words } from './language.ts'
import { amountIn } from './local-text.ts'

/** How a fee came about. */
export function feeReasonText(say: Words, why: CarrierFeeReason): string {
  const texts = say(feesEn)
  const amount = (each: Usd) => amountIn(say.language, each)
  switch (why.reason) {
    case 'flat':
    case 'food':
      return texts[why.reason]
    case 'ofDuty':
      return texts.ofDuty(percent(why.facts.rate), amount(why.facts.duty), amount(why.facts.minimum))
    case 'perLine':
      return texts.perLine(why.facts.extra, why.facts.included, amount(why.facts.amount))
    case 'bond':
      return texts.bond(percent(why.facts.rate), amount(why.facts.above), amount(why.facts.minimum))
    case 'valueUpTo':
      return texts.valueUpTo(amount(why.facts.limit))
    case 'valueAbove':
      return texts.valueAbove(amount(why.facts.base), amount(why.facts.more), amount(why.facts.limit))
  }
}

const percent = (rate: Big): string => rate.times('100').toString()

/** How the duty of a placement was come by, or why it is not known. */
export function placedDutyText(say: Words, why: PlacedDuty): string {
  const texts = say(freightEn)
  switch (why.reason) {
    case 'dutyWhole':
    case 'dutyShare':
      return texts[why.reason]
    case 'dutyOfItem':
    case 'prohibitedItem':
      return texts.dutyUnknown(texts[why.reason](why.facts.name))
    default:
      return texts.dutyUnknown(texts[why.reason])
  }
}

/** How a total in another currency was treated; null for CAD. */
export function currencyNote(say: Words, { total, currency }: Pick<FreightRate, 'total' | 'currency'>): string | null {
  if (currency === 'CAD') return null
  const texts = say(freightEn)
  return currency === 'USD'
    ? texts.usdTotal(amountIn(say.language, usd(total)), USD_TO_CAD.toFixed(2))
    : texts.otherCurrency(currency)
}

export const cartNoteText = (say: Words, note: CartNote): string =>
  note.reason === 'boxesAssumed' ? say(freightEn).boxesAssumed(note.facts.count) : say(freightEn)[note.reason]
