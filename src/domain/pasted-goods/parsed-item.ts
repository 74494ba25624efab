// One line of goods as read from a pasted text, with what the reader is unsure of.
import type { Big } from 'big.js'
import type { CountryCode } from '../countries.ts'
import type { Currency } from '../money.ts'

type ItemField = 'description' | 'quantity' | 'unitPrice' | 'currency' | 'htsCode' | 'countryOfOrigin' | 'sku'

/** Why to look at a field. */
export type DoubtReason =
  | {
      readonly reason:
        | 'no-description'
        | 'no-quantity'
        | 'no-price'
        | 'no-currency'
        | 'price-of-one-or-all'
        | 'may-be-no-quantity'
        | 'may-be-no-code'
        | 'may-be-no-origin'
        | 'may-be-no-sku'
    }
  | { readonly reason: 'pieces-worked-out'; readonly facts: { readonly written: string; readonly pieces: number } }
  | { readonly reason: 'counts-packages'; readonly facts: { readonly unit: string } }
  | { readonly reason: 'price-worked-out'; readonly facts: { readonly total: Big; readonly quantity: number } }
  | { readonly reason: 'total-differs'; readonly facts: { readonly total: Big } }
  | {
      readonly reason: 'two-numbers'
      readonly facts: { readonly written: string; readonly readAs: Big; readonly couldBe: Big }
    }
  | { readonly reason: 'other-currency'; readonly facts: { readonly currency: string } }
  | { readonly reason: 'code-digits'; readonly facts: { readonly digits: number } }
  | { readonly reason: 'no-country'; readonly facts: { readonly written: string } }

export type Doubt = { readonly field: ItemField } & DoubtReason

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
