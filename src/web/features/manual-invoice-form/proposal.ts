// A line of goods that was read out of pasted text: proposed until a person accepts it, with what the reader is unsure of.
import { z } from 'zod'
import { parsedItem } from '#contract/parse-items.ts'
import type { ExchangeRate } from '#domain/exchange.ts'
import { formatHtsCode } from '#domain/hts-code.ts'
import { convertedPrice } from '#domain/invoice/manual-amounts.ts'
import { cad, usd } from '#domain/money.ts'
import { texts as en } from '#texts/en/manual-invoice-form.ts'
import { type Language, wordsIn } from '#words/language.ts'
import { decimalIn } from '#words/local-text.ts'
import { type ItemDraft, newItem, plainPrice } from './item-draft.ts'

/** `key` is its place in the form. */
export const proposal = parsedItem.extend({ key: z.string() })
export type Proposal = Readonly<z.infer<typeof proposal>>

/** The rate of the day, where it is known. */
export type Rate = ExchangeRate | undefined

/** The line it becomes once accepted. A price in CAD is converted at the rate and not rounded; what was not read stays empty. */
export function toItem(read: Proposal, key: string, rate: Rate): ItemDraft {
  return {
    ...newItem(key),
    description: read.description,
    quantity: read.quantity === null ? '1' : String(read.quantity),
    unitPrice: unitPriceUsd(read, rate) ?? '',
    ...(read.currency === 'CAD' && read.unitPrice !== null && rate ? { priceCad: read.unitPrice } : {}),
    origin: read.countryOfOrigin ?? '',
    htsCode: formatHtsCode(read.htsCode ?? ''),
  }
}

/** USD with every decimal, at least two; undefined when no price was read or no rate is known. No currency counts as USD. */
export function unitPriceUsd(read: Proposal, rate: Rate): string | undefined {
  if (read.unitPrice === null) return undefined
  if (read.currency !== 'CAD') return plainPrice(usd(read.unitPrice))
  return rate ? plainPrice(convertedPrice(cad(read.unitPrice), rate)) : undefined
}

/** What to look at before accepting, as sentences: the reader's doubts, and a price that is converted. */
export function doubtsOf(language: Language, read: Proposal, rate: Rate): readonly string[] {
  const inCad = read.currency === 'CAD' && read.unitPrice !== null
  return [
    ...read.unsure.map((doubt) => doubt.why),
    ...(inCad ? [conversion(language, read.unitPrice ?? '', rate)] : []),
  ]
}

function conversion(language: Language, price: string, rate: Rate): string {
  const texts = wordsIn(language, en)
  const given = decimalIn(language, plainPrice(cad(price)))
  if (!rate) return texts.priceNotConverted(given)
  const sentence = rate.source === 'fallback' ? texts.priceConvertedFallback : texts.priceConverted
  return sentence(given, decimalIn(language, rate.cadToUsd.toFixed(4)))
}
