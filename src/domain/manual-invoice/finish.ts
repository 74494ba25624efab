// Puts the prices of a reading together, fills in what holds for the whole text, and says what is unsure.
import { texts } from '#texts/en/parse-items.ts'
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
      ...when(reading.description === '', { field: 'description', why: texts.noDescription }),
      ...(price.isProven ? reading.doubts.filter(({ why }) => why !== texts.priceOfUnitOrAll) : reading.doubts),
      ...when(reading.quantity === undefined, { field: 'quantity', why: texts.noQuantity }),
      ...price.doubts,
      ...when(price.unitPrice !== null && !currency && !isForeign, { field: 'currency', why: texts.noCurrency }),
      ...when(digits !== HTS_CODE_DIGITS, { field: 'htsCode', why: texts.codeDigits(digits) }),
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
    const differs = totalPrice && quantity && !unitPrice.times(String(quantity)).round(2).eq(totalPrice.round(2))
    const why = texts.totalDiffers(totalPrice?.toFixed(2) ?? '')
    const isProven = Boolean(totalPrice && quantity) && !differs
    return { unitPrice, doubts: when(Boolean(differs), { field: 'unitPrice', why }), isProven }
  }
  if (!totalPrice || !quantity)
    return { unitPrice: null, doubts: [{ field: 'unitPrice', why: texts.noPrice }], isProven: false }
  const { amount } = unitOf(usd(totalPrice), quantity)
  const why = texts.priceFromTotal(totalPrice.toFixed(2), String(quantity))
  return { unitPrice: amount, doubts: [{ field: 'unitPrice', why }], isProven: false }
}
