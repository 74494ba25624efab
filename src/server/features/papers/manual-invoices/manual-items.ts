// The lines of an invoice typed by hand, checked: totals add up, codes are whole and in the release, the goods may enter.

import type { z } from 'zod'
import type { generateManualInvoice } from '#contract/manual-invoices.ts'
import { country } from '#domain/countries.ts'
import type { ExchangeRate } from '#domain/exchange.ts'
import { parseHtsCode } from '#domain/hts-code.ts'
import { rateText } from '#domain/invoice/commercial-invoice.ts'
import { decimalsOf, exactText, printedRate } from '#domain/invoice/line-amounts.ts'
import { convertedPrice, type ManualInvoiceItem, manualItemTotal } from '#domain/invoice/manual-invoice.ts'
import { stopsOfTyped } from '#domain/invoice/preflight/preflight.ts'
import { amountText, cad, compare, decimal, usd } from '#domain/money.ts'
import { texts as itemTexts } from '#texts/en/item.ts'
import { texts } from '#texts/en/manual-invoice.ts'
import type { Deps } from '../../../deps.ts'
import { AppError, SpokenError } from '../../../errors.ts'
import { refuseFound } from '../stopped.ts'
import { type TypedLine, typedLines } from '../typed-lines.ts'

type GivenItem = z.output<typeof generateManualInvoice.body>['items'][number]
type Law = Pick<Deps, 'tariff' | 'measures' | 'preferences' | 'entryLaw' | 'today'>

/** The rate of prices given in CAD; `reprices`: they follow it, instead of being refused when they were made at another. */
export type Conversion = { readonly exchange: ExchangeRate | null; readonly reprices: boolean }

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
    weight: given.weight || texts.unknownYet,
    dimensions: given.dimensions || texts.unknownYet,
  }
  const isRepriced = conversion.reprices && item.givenCad !== undefined
  const problem = codeProblem(given) ?? (isRepriced ? undefined : totalProblem(given, item))
  if (problem) throw new SpokenError('invalid', texts.inLine(line, problem))
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
    const problem = texts.priceMoved(exactText(givenCad), exactText(converted), rate)
    throw new SpokenError('conflict', texts.inLine(line, problem))
  }
  return { unitPrice: converted, givenCad }
}

function codeProblem({ htsCode }: GivenItem): string | undefined {
  return htsCode === '' || parseHtsCode(htsCode) ? undefined : itemTexts.tenDigits(htsCode.length)
}

function totalProblem({ totalValueUSD, quantity }: GivenItem, item: ManualInvoiceItem): string | undefined {
  if (totalValueUSD === undefined) return undefined
  const given = usd(totalValueUSD.toFixed(2))
  const total = manualItemTotal(item)
  if (compare(given, total) === 0) return undefined
  return texts.totalDiffers(amountText(given), quantity, exactText(item.unitPrice), amountText(total))
}

/** The maker is not asked of these lines. */
const toTyped = ({ unitPrice, ...item }: ManualInvoiceItem): TypedLine => ({ ...item, unitValue: unitPrice, maker: {} })
