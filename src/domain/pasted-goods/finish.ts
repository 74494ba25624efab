// Puts the prices of a reading together, fills in what holds for the whole text, and says what is unsure.
import type { CountryCode } from '../countries.ts'
import { HTS_CODE_DIGITS } from '../hts-code.ts'
import { unitOf } from '../invoice/line-amounts.ts'
import { type Currency, usd } from '../money.ts'
import type { Doubt, ParsedItem, Reading } from './parsed-item.ts'

/** What the text says of all its goods: 'All made in Canada, prices in USD'. */
export type Defaults = { readonly currency?: Currency; readonly countryOfOrigin?: CountryCode }

export function finish(reading: Reading, defaults: Defaults): ParsedItem {
  const price = priceOf(reading)
  const currency = reading.currency ?? defaults.currency ?? null
  const isForeign = reading.doubts.some((doubt) => doubt.field === 'currency')
  const digits = reading.htsCode?.length ?? HTS_CODE_DIGITS
  return {
    description: reading.description,
    quantity: reading.quantity ?? null,
    unitPrice: price.unitPrice,
    currency: isForeign ? null : currency,
    htsCode: reading.htsCode ?? null,
    countryOfOrigin: reading.countryOfOrigin ?? defaults.countryOfOrigin ?? null,
    sku: reading.sku ?? null,
    asin: reading.asin ?? null,
    unsure: [
      ...when(reading.description === '', { field: 'description', reason: 'no-description' }),
      ...(price.isProven ? reading.doubts.filter(({ reason }) => reason !== 'price-of-one-or-all') : reading.doubts),
      ...when(reading.quantity === undefined, { field: 'quantity', reason: 'no-quantity' }),
      ...price.doubts,
      ...when(price.unitPrice !== null && !currency && !isForeign, { field: 'currency', reason: 'no-currency' }),
      ...when(digits !== HTS_CODE_DIGITS, { field: 'htsCode', reason: 'code-digits', facts: { digits } }),
    ],
  }
}

const when = (holds: boolean, doubt: Doubt): readonly Doubt[] => (holds ? [doubt] : [])

/** `isProven`: quantity times price gives the total that stands there. */
type Price = {
  readonly unitPrice: ParsedItem['unitPrice']
  readonly doubts: readonly Doubt[]
  readonly isProven: boolean
}

/** The unit price as written, checked against a total; else the total divided by the quantity, with the decimals it takes to give that total again. */
function priceOf({ unitPrice, totalPrice, quantity }: Reading): Price {
  if (unitPrice) {
    const isChecked = totalPrice !== undefined && quantity !== undefined
    const differs = isChecked && !unitPrice.times(String(quantity)).round(2).eq(totalPrice.round(2))
    const doubts: readonly Doubt[] = differs
      ? [{ field: 'unitPrice', reason: 'total-differs', facts: { total: totalPrice } }]
      : []
    return { unitPrice, doubts, isProven: isChecked && !differs }
  }
  if (!totalPrice || !quantity)
    return { unitPrice: null, doubts: [{ field: 'unitPrice', reason: 'no-price' }], isProven: false }
  const { amount } = unitOf(usd(totalPrice), quantity)
  const facts = { total: totalPrice, quantity }
  return { unitPrice: amount, doubts: [{ field: 'unitPrice', reason: 'price-worked-out', facts }], isProven: false }
}
