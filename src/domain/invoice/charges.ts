// Charges beside the prices of an invoice, each by its name, and what they do to the value for customs.
// Source: 19 CFR 141.86(a)(8), (9), (11); 152.102(f), 152.103(b), (c).
import type { Big } from 'big.js'
import { type Cad, cad, type Money, sum, toCents, type Usd, usd } from '../money.ts'
import type { InvoiceTotals } from './priced-lines.ts'

/** What is paid to bring goods over the border lies outside the value; the rest is part of it. */
const CARRIAGE = ['freight', 'insurance'] as const
const PARTS = ['packing', 'commission', 'assist', 'royalty'] as const
export const CHARGE_KINDS = [...CARRIAGE, ...PARTS, 'discount'] as const
export type ChargeKind = (typeof CHARGE_KINDS)[number]

/** `inPrices`: whether the prices of the lines hold it already; of a discount, whether it is taken off them already. */
export type Charge = { readonly kind: ChargeKind; readonly amount: Money; readonly inPrices: boolean }

/**
 * How a charge changes the sum of the prices: carriage in the prices comes off, other charges outside the prices are added, and a
 * discount not taken off yet comes off. 0: it is where it belongs already.
 */
function effectOf({ kind, inPrices }: Pick<Charge, 'kind' | 'inPrices'>): -1 | 0 | 1 {
  if (CARRIAGE.some((each) => each === kind)) return inPrices ? -1 : 0
  if (inPrices) return 0
  return kind === 'discount' ? -1 : 1
}

/** The value of goods sold: total of the lines with what the charges change, to the cent in both currencies. rate: CAD to USD as printed. */
export function withCharges(
  totals: Pick<InvoiceTotals, 'cad' | 'usd'>,
  charges: readonly Charge[],
  rate: Big,
): { readonly cad: Cad; readonly usd: Usd } {
  const changes = charges.map((charge) => inBoth(charge, rate))
  return {
    cad: sum('CAD', [totals.cad, ...changes.map((each) => each.cad)]),
    usd: sum('USD', [totals.usd, ...changes.map((each) => each.usd)]),
  }
}

function inBoth(charge: Charge, rate: Big): { readonly cad: Cad; readonly usd: Usd } {
  const amount = charge.amount.amount.times(String(effectOf(charge)))
  return charge.amount.currency === 'CAD'
    ? { cad: toCents(cad(amount)), usd: toCents(usd(amount.times(rate))) }
    : { cad: toCents(cad(amount.div(rate))), usd: toCents(usd(amount)) }
}
