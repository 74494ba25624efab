// The items of an invoice typed by hand and their amounts: prices as given, totals to the cent.
import type { CountryCode } from '../countries.ts'
import type { ExchangeRate } from '../exchange.ts'
import type { HtsCode } from '../hts-code.ts'
import { type Cad, sum, times, toCents, type Usd, usd } from '../money.ts'
import { printedRate } from './line-amounts.ts'

/** What was not given is null, or 'TBD' for weight and dimensions, which are free text. */
/** What stands for a weight or a size that is not known yet, on the form, in calls and on the paper. */
export const NOT_MEASURED = 'TBD'

export type ManualInvoiceItem = {
  readonly description: string
  readonly quantity: number
  /** Exact: a price given in CAD is converted and not rounded. */
  readonly unitPrice: Usd
  /** The price it was converted from at the paper's rate; absent when it was given in USD. */
  readonly givenCad?: Cad
  readonly origin: CountryCode | null
  readonly htsCode: HtsCode | null
  /** Name and address as typed; empty while nobody said who made them. */
  readonly maker: string
  readonly weight: string
  readonly dimensions: string
}

/** The sum as it was given, where all of it was given in CAD. */
export function totalInCad(items: readonly ManualInvoiceItem[]): { readonly cad?: Cad } {
  const given = items.flatMap(({ givenCad, quantity }) => (givenCad ? [cadTotal(givenCad, quantity)] : []))
  return given.length > 0 && given.length === items.length ? { cad: sum('CAD', given) } : {}
}

export const cadTotal = (price: Cad, quantity: number): Cad => toCents(times(price, String(quantity)))

/** USD for a price in CAD at the printed rate, exact: the line rounds, not the unit. */
export const convertedPrice = (price: Cad, { cadToUsd }: Pick<ExchangeRate, 'cadToUsd'>): Usd =>
  usd(price.amount.times(printedRate(cadToUsd)))

/** Quantity times unit price, half up to the cent: the one rounding of a line. */
export const manualItemTotal = (item: Pick<ManualInvoiceItem, 'quantity' | 'unitPrice'>): Usd =>
  toCents(times(item.unitPrice, String(item.quantity)))
