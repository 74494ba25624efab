// How a carrier's fee came about, and a rate it is compared by, in words.
import type { FeeWords } from '#domain/clearance/carrier-fees.ts'
import { type FreightRate, USD_TO_CAD } from '#domain/freight/rates.ts'
import { usd } from '#domain/money.ts'
import { texts as feesEn } from '#texts/en/carrier-fees.ts'
import { texts as freightEn } from '#texts/en/freight.ts'
import type { Words } from './language.ts'
import { amountIn } from './local-text.ts'

export const feeWords = (say: Words): FeeWords => ({
  ...say(feesEn),
  amount: (amount) => amountIn(say.language, amount),
})

/** How a total in another currency was treated; null for CAD. */
export function currencyNote(say: Words, { total, currency }: Pick<FreightRate, 'total' | 'currency'>): string | null {
  if (currency === 'CAD') return null
  const texts = say(freightEn)
  return currency === 'USD'
    ? texts.usdTotal(amountIn(say.language, usd(total)), USD_TO_CAD.toFixed(2))
    : texts.otherCurrency(currency)
}
