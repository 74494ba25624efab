// One line of an invoice typed by hand, as it stands in its fields; what leaving a field makes of it; what is wrong with it.
// Source: specification part 2, section 3 ("Manual invoice item") and section 5; decisions l.
import { z } from 'zod'
import { parseCountry } from '#domain/countries.ts'
import { formatHtsCode, HTS_CODE_DIGITS, htsDigits } from '#domain/hts-code.ts'
import { decimalsOf } from '#domain/invoice/line-amounts.ts'
import { manualItemTotal, NOT_MEASURED } from '#domain/invoice/manual-amounts.ts'
import { type Money, type Usd, usd } from '#domain/money.ts'
import { parseQuantity, readAmount } from '#domain/typed-number.ts'
import { texts as itemEn } from '#texts/en/item.ts'
import { texts as en } from '#texts/en/manual-invoice-form.ts'
import { type Language, wordsIn } from '#words/language.ts'
import type { AskedGoods } from '../../api/entry-findings.ts'

export const itemDraft = z.object({
  /** Its place in the form, not sent. */
  key: z.string(),
  description: z.string(),
  quantity: z.string(),
  unitPrice: z.string(),
  /** CAD the price was converted from, while it stands as converted. */
  priceCad: z.string().optional(),
  origin: z.string(),
  htsCode: z.string(),
  weight: z.string(),
  dimensions: z.string(),
  maker: z.string().default(''),
})
export type ItemDraft = Readonly<z.infer<typeof itemDraft>>
export type ItemField = Exclude<keyof ItemDraft, 'key' | 'priceCad'>

/** Weight and dimensions are to be determined until somebody knows them. */
export const newItem = (key: string): ItemDraft => ({
  key,
  description: '',
  quantity: '1',
  unitPrice: '',
  origin: '',
  htsCode: '',
  weight: NOT_MEASURED,
  dimensions: NOT_MEASURED,
  maker: '',
})

/** Whether a person has put anything into it. */
export const isBlank = (item: ItemDraft): boolean => {
  const { key: _key, ...fields } = item
  const { key: _fresh, ...fresh } = newItem('')
  return JSON.stringify(fields) === JSON.stringify(fresh)
}

/** A line that names goods, as one asks whether they may enter. */
export function goodsOf({ key, description, htsCode, origin, maker }: ItemDraft): readonly AskedGoods[] {
  const [words, manufacturingAddress] = [description.trim(), maker.trim()]
  if (words === '') return []
  return [{ id: key, description: words, htsCode: htsDigits(htsCode), countryOfOrigin: origin, manufacturingAddress }]
}

/** A whole number of at least 1; undefined for anything else. */
export const quantityOf = ({ quantity }: ItemDraft): number | undefined => parseQuantity(quantity)

const PRICE_LIMITS = { currency: 'USD', decimals: 10, most: '9999999' } as const

/** Plain decimal text, at most ten decimals, 0 or more, out of '4.5', '$1,234.50' or '4,50'; undefined for anything else. */
export function priceText(typed: string): string | undefined {
  const read = readAmount(typed, PRICE_LIMITS)
  return read.kind === 'amount' ? read.value.toFixed() : undefined
}

/** '6.5' as '6.50'; more decimals stay. */
export const plainPrice = ({ amount }: Money): string => amount.toFixed(decimalsOf(amount))

export function unitPriceOf(item: ItemDraft): Usd | undefined {
  const plain = priceText(item.unitPrice)
  return plain === undefined ? undefined : usd(plain)
}

/** Quantity times unit price, to the cent as it is printed; undefined while either is not readable. */
export function lineTotal(item: ItemDraft): Usd | undefined {
  const quantity = quantityOf(item)
  const price = unitPriceOf(item)
  return quantity === undefined || price === undefined ? undefined : manualItemTotal({ quantity, unitPrice: price })
}

/** A field as it stands after a person has left it: a quantity falls back to 1, a price gets its cents, a country its two letters. */
export function settled(field: ItemField, typed: string): string {
  const text = typed.trim()
  switch (field) {
    case 'quantity':
      return String(parseQuantity(text) ?? 1)
    case 'unitPrice': {
      const plain = priceText(text)
      return plain === undefined ? text : plainPrice(usd(plain))
    }
    case 'origin':
      return parseCountry(text) ?? text
    case 'htsCode':
      return htsDigits(text).length === HTS_CODE_DIGITS ? formatHtsCode(text) : text
    case 'weight':
    case 'dimensions':
      return text || NOT_MEASURED
    default:
      return text
  }
}

type FieldProblem = { readonly field: ItemField; readonly text: string }

/** All that keeps a line from being printed, in the order of its fields. Origin and code may be missing, not wrong. */
export function itemProblems(language: Language, item: ItemDraft): readonly FieldProblem[] {
  const itemTexts = wordsIn(language, itemEn)
  const texts = wordsIn(language, en)
  const digits = htsDigits(item.htsCode).length
  const price = item.unitPrice.trim() === '' ? texts.priceMissing : texts.priceUnreadable
  const found: readonly (FieldProblem | false)[] = [
    item.description.trim() === '' && { field: 'description', text: texts.descriptionMissing },
    quantityOf(item) === undefined && { field: 'quantity', text: texts.quantityUnreadable },
    unitPriceOf(item) === undefined && { field: 'unitPrice', text: price },
    item.origin.trim() !== '' &&
      !parseCountry(item.origin) && { field: 'origin', text: texts.unknownCountry(item.origin) },
    digits !== 0 && digits !== HTS_CODE_DIGITS && { field: 'htsCode', text: itemTexts.tenDigits(digits) },
  ]
  return found.filter((each) => each !== false)
}
