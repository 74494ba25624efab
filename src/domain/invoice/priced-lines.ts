// The lines of an invoice with their amounts, and their sums: nothing computes an amount after this.
import type { Big } from 'big.js'
import { type Cad, type Money, sum, type Usd } from '../money.ts'
import { lineAmounts, unitDecimals, unitText } from './line-amounts.ts'

/** Of one unit as printed, and of the line to the cent. */
export type PricedAmounts = {
  readonly unitCad: string
  readonly unitUsd: string
  readonly totalCad: Cad
  readonly totalUsd: Usd
}

export type InvoiceTotals = { readonly units: number; readonly cad: Cad; readonly usd: Usd }

/** Adds the amounts; each column of unit values is printed with the decimals its most exact value needs. */
export function pricedLines<L extends { readonly unitValue: Money; readonly quantity: number }>(
  lines: readonly L[],
  rate: Big,
): readonly (Omit<L, 'unitValue'> & PricedAmounts)[] {
  const priced = lines.map(({ unitValue, ...line }) => ({ line, amounts: lineAmounts(unitValue, line.quantity, rate) }))
  const cadDecimals = unitDecimals(priced.map((each) => each.amounts.unitCad))
  const usdDecimals = unitDecimals(priced.map((each) => each.amounts.unitUsd))
  return priced.map(({ line, amounts }) => ({
    ...line,
    ...amounts,
    unitCad: unitText(amounts.unitCad, cadDecimals),
    unitUsd: unitText(amounts.unitUsd, usdDecimals),
  }))
}

/** Sums of the amounts printed. */
export const invoiceTotals = (
  lines: readonly (Pick<PricedAmounts, 'totalCad' | 'totalUsd'> & { readonly quantity: number })[],
): InvoiceTotals => ({
  units: lines.reduce((units, line) => units + line.quantity, 0),
  cad: sum(
    'CAD',
    lines.map((line) => line.totalCad),
  ),
  usd: sum(
    'USD',
    lines.map((line) => line.totalUsd),
  ),
})
