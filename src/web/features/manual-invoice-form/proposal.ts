// A line of goods that was read out of pasted text: proposed until a person accepts it, with what the reader is unsure of.
import { z } from 'zod'
import { parsedItem } from '#contract/parse-items.ts'
import { formatHtsCode } from '#domain/hts-code.ts'
import { type Decimal, decimal } from '#domain/money.ts'
import { texts } from '#texts/manual-invoice-form.ts'
import { type ItemDraft, newItem } from './item-draft.ts'

/** `key` is its place in the form. */
export const proposal = parsedItem.extend({ key: z.string() })
export type Proposal = Readonly<z.infer<typeof proposal>>

/** USD for one CAD, where it is known, and whether it is only the fallback (decisions n). */
export type Rate = { readonly cadToUsd: Decimal; readonly isFallback: boolean } | undefined

/** The line it becomes once accepted. A price in CAD is converted at the rate, to the cent; what was not read stays empty. */
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

/** USD with two decimals, rounded half up; undefined when no price was read or no rate is known. No currency counts as USD. */
export function unitPriceUsd(read: Proposal, rate: Rate): string | undefined {
  if (read.unitPrice === null) return undefined
  if (read.currency !== 'CAD') return decimal(read.unitPrice).toFixed(2)
  return rate ? decimal(read.unitPrice).times(rate.cadToUsd).toFixed(2) : undefined
}

/** What to look at before accepting, as sentences: the reader's doubts, and a price that is converted. */
export function doubtsOf(read: Proposal, rate: Rate): readonly string[] {
  const inCad = read.currency === 'CAD' && read.unitPrice !== null
  return [...read.unsure.map((doubt) => doubt.why), ...(inCad ? [conversion(read.unitPrice ?? '', rate)] : [])]
}

function conversion(cad: string, rate: Rate): string {
  if (!rate) return texts.priceNotConverted(withCents(cad))
  const sentence = rate.isFallback ? texts.priceConvertedFallback : texts.priceConverted
  return sentence(withCents(cad), rate.cadToUsd.toFixed(4))
}

/** '7.4' as '7.40'; more decimals stay. */
const withCents = (amount: string): string => (/\.\d{3,}$/.test(amount) ? amount : decimal(amount).toFixed(2))
