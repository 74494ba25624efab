// One line of goods as read from a pasted text, with what the reader is unsure of.
import type { Big } from 'big.js'
import type { CountryCode } from '../countries.ts'
import type { Currency } from '../money.ts'

export type ItemField = 'description' | 'quantity' | 'unitPrice' | 'currency' | 'htsCode' | 'countryOfOrigin' | 'sku'

/** A field to look at, and why, as a sentence. */
export type Doubt = { readonly field: ItemField; readonly why: string }

/** `unitPrice` is of one unit; null is what the text does not say. `htsCode`: digits as written, ten when complete. */
export type ParsedItem = {
  readonly description: string
  readonly quantity: number | null
  readonly unitPrice: Big | null
  readonly currency: Currency | null
  readonly htsCode: string | null
  readonly countryOfOrigin: CountryCode | null
  readonly sku: string | null
  readonly asin: string | null
  readonly unsure: readonly Doubt[]
}

/** What was read so far: prices not yet put together. */
export type Reading = {
  description: string
  quantity?: number
  unitPrice?: Big
  totalPrice?: Big
  currency?: Currency
  htsCode?: string
  countryOfOrigin?: CountryCode
  sku?: string
  asin?: string
  doubts: Doubt[]
}

export const newReading = (): Reading => ({ description: '', doubts: [] })
