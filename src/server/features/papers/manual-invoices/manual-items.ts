// The lines of an invoice typed by hand, checked: totals add up, codes are whole and in the release, the goods may enter.

import type { z } from 'zod'
import type { generateManualInvoice } from '#contract/manual-invoices.ts'
import { country } from '#domain/countries.ts'
import type { ExchangeRate } from '#domain/exchange.ts'
import { parseHtsCode } from '#domain/hts-code.ts'
import { decimalsOf, exactText, printedRate } from '#domain/invoice/line-amounts.ts'
import {
  convertedPrice,
  type ManualInvoiceItem,
  manualItemTotal,
  NOT_MEASURED,
} from '#domain/invoice/manual-amounts.ts'
import { stopsOfTyped } from '#domain/invoice/preflight/preflight.ts'
import { amountText, cad, compare, decimal, usd } from '#domain/money.ts'
import { rateText } from '#words/papers/commercial-invoice.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { refuseFound } from '../stopped.ts'
import { type TypedLine, typedLines } from '../typed-lines.ts'

type GivenItem = z.output<typeof generateManualInvoice.body>['items'][number]
type Law = Pick<Deps, 'tariff' | 'measures' | 'preferences' | 'entryLaw' | 'today'>

/** The rate of prices given in CAD; `reprices`: they follow it, instead of being refused when they were made at another. */
type Conversion = { readonly exchange: ExchangeRate | null; readonly reprices: boolean }

/**
 * Throws `invalid` without an item, or naming the first line whose total is not quantity times price or whose code has not ten
 * digits; `conflict` for a code that is not in the release and for goods that may not enter today.
 */
export function checkedItems(
  law: Law,
  given: readonly GivenItem[],
  conversion: Conversion,
): readonly ManualInvoiceItem[] {
  if (given.length === 0) throw new AppError('invalid', 'no-manual-items')
  const items = given.map((item, at) => toItem(item, at + 1, conversion))
  refuseFound(stopsOfTyped(typedLines(law, items.map(toTyped), { cadToUsd: UNUSED_RATE })))
  return items
}

/** Amounts are in USD already. */
const UNUSED_RATE = decimal('1')

function toItem(given: GivenItem, line: number, conversion: Conversion): ManualInvoiceItem {
  const item: ManualInvoiceItem = {
    description: given.description,
    quantity: given.quantity,
    ...priceOf(given, line, conversion),
    origin: given.countryOfOrigin ? country(given.countryOfOrigin) : null,
    htsCode: parseHtsCode(given.htsCode) ?? null,
    maker: given.maker,
    weight: given.weight || NOT_MEASURED,
    dimensions: given.dimensions || NOT_MEASURED,
  }
  const isRepriced = conversion.reprices && item.givenCad !== undefined
  refuseCode(given, line)
  if (!isRepriced) refuseTotal(given, item, line)
  return item
}

/**
 * Exact where it is converted. Throws `conflict` when a price given in CAD comes to another amount at the rate that holds now,
 * as closely as the caller gives it, at least to the cent.
 */
function priceOf({ unitPriceUSD, unitPriceCAD }: GivenItem, line: number, { exchange, reprices }: Conversion) {
  const given = decimal(String(unitPriceUSD))
  if (unitPriceCAD === undefined || !exchange) return { unitPrice: usd(given) }
  const givenCad = cad(String(unitPriceCAD))
  const converted = convertedPrice(givenCad, exchange)
  if (!reprices && !converted.amount.round(decimalsOf(given)).eq(given)) {
    const rate = rateText(printedRate(exchange.cadToUsd))
    const [from, to] = [exactText(givenCad), exactText(converted)]
    throw new AppError('conflict', 'line-price-moved', { line, cad: from, usd: to, rate })
  }
  return { unitPrice: converted, givenCad }
}

function refuseCode({ htsCode }: GivenItem, line: number): void {
  if (htsCode === '' || parseHtsCode(htsCode)) return
  throw new AppError('invalid', 'line-code-wrong', { line, digits: htsCode.length })
}

function refuseTotal({ totalValueUSD, quantity }: GivenItem, item: ManualInvoiceItem, line: number): void {
  if (totalValueUSD === undefined) return
  const given = usd(totalValueUSD.toFixed(2))
  const total = manualItemTotal(item)
  if (compare(given, total) === 0) return
  const [said, price] = [amountText(given), exactText(item.unitPrice)]
  throw new AppError('invalid', 'line-total-differs', { line, given: said, quantity, price, total: amountText(total) })
}

/** A maker who is not given stops nothing: the paper says so. */
const toTyped = ({ unitPrice, maker, ...item }: ManualInvoiceItem): TypedLine => ({
  ...item,
  unitValue: unitPrice,
  maker: {},
  madeBy: maker,
})
