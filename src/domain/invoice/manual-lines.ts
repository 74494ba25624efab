// Lines typed onto an invoice by hand, beside the shipment's own items.
// Source: specification part 2, section 5, "Invoice and worksheets".
import type { AddressParts } from '../address/address.ts'
import type { CountryCode } from '../countries.ts'
import { HTS_CODE_DIGITS, htsDigits } from '../hts-code.ts'
import { isPositive, type Money } from '../money.ts'

/** `unitValue` is of one unit, in the currency it was typed in. */
export type ManualLine = {
  readonly sku: string
  /** Amazon's number of the product, where the person gave one. */
  readonly asin?: string | undefined
  readonly description: string
  readonly quantity: number
  readonly unitValue: Money
  readonly origin: CountryCode
  /** Digits only; null when the person gave none. */
  readonly htsCode: string | null
  readonly maker: AddressParts | null
}

/** `digits`: how many the code has instead of ten. */
export type ManualLineProblem =
  | { readonly reason: 'incomplete' }
  | { readonly reason: 'code-not-ten-digits'; readonly digits: number }

/** The first thing wrong with a line; undefined when it may be printed. */
export function manualLineProblem(line: ManualLine): ManualLineProblem | undefined {
  const filled = line.description.trim() !== '' && line.quantity >= 1 && isPositive(line.unitValue)
  if (!filled) return { reason: 'incomplete' }
  const digits = line.htsCode === null ? HTS_CODE_DIGITS : htsDigits(line.htsCode).length
  return digits === HTS_CODE_DIGITS ? undefined : { reason: 'code-not-ten-digits', digits }
}
