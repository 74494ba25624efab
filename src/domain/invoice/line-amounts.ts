// The amounts of one invoice line in both currencies: the one place where an invoice rounds.
import type { Big } from 'big.js'
import type { ExchangeRate } from '../exchange.ts'
import {
  type Cad,
  type Currency,
  cad,
  Decimal,
  decimal,
  type Money,
  thousandsText,
  toCents,
  type Usd,
  usd,
} from '../money.ts'

/** Decimals of the rate an invoice prints and converts with: what a reader recomputes by hand agrees to the cent. */
const RATE_DECIMALS = 6
const UNIT_DECIMALS = 4
/** Enough for the price of one of ten million units. */
const MOST_DECIMALS = 10

/** The rate as the invoice prints it: CAD to USD, half up to six decimals. Every conversion of the paper uses this one. */
export const printedRate = (cadToUsd: Big): Big => cadToUsd.round(RATE_DECIMALS, Decimal.roundHalfUp)

export type LineAmounts = {
  /** Of one unit, half up to four decimals: the currency it was given in is exact. */
  readonly unitCad: Cad
  readonly unitUsd: Usd
  /** To the cent. */
  readonly totalCad: Cad
  readonly totalUsd: Usd
}

/**
 * unitValue: of one unit, CAD or USD. rate: CAD to USD as printed.
 * Rounding, half up to the cent, once per line and currency: the line total in the given currency is quantity x unit value;
 * the other currency is that printed total x rate (CAD given) or / rate (USD given). Unit values are shown, never summed.
 */
export function lineAmounts(unitValue: Money, quantity: number, rate: Big): LineAmounts {
  const count = decimal(String(quantity))
  if (unitValue.currency === 'CAD') {
    const totalCad = toCents(cad(unitValue.amount.times(count)))
    const totalUsd = toCents(usd(totalCad.amount.times(rate)))
    return { ...units(unitValue.amount, unitValue.amount.times(rate)), totalCad, totalUsd }
  }
  const totalUsd = toCents(usd(unitValue.amount.times(count)))
  const totalCad = toCents(cad(totalUsd.amount.div(rate)))
  return { ...units(unitValue.amount.div(rate), unitValue.amount), totalCad, totalUsd }
}

/** USD of a line whose cost is in CAD, as the paper sums it; null while the line has no cost. */
export function lineUsd(
  { costCad, quantity }: { readonly costCad: Big | null; readonly quantity: number },
  { cadToUsd }: Pick<ExchangeRate, 'cadToUsd'>,
): Big | null {
  if (!costCad?.gt('0')) return null
  return lineAmounts(cad(costCad), quantity, printedRate(cadToUsd)).totalUsd.amount
}

const units = (inCad: Big, inUsd: Big): Pick<LineAmounts, 'unitCad' | 'unitUsd'> => ({
  unitCad: cad(inCad.round(UNIT_DECIMALS, Decimal.roundHalfUp)),
  unitUsd: usd(inUsd.round(UNIT_DECIMALS, Decimal.roundHalfUp)),
})

/** Decimals a column of unit values needs: 2 when every value is whole cents, else 4. */
export function unitDecimals(values: readonly Money[]): 2 | 4 {
  return values.every((each) => each.amount.round(2, Decimal.roundHalfUp).eq(each.amount)) ? 2 : 4
}

/** A unit value, the quantity it is of, and the total that stands beside it. */
type PricedUnit = { readonly unit: Money; readonly quantity: number; readonly total: Money }

/** Decimals a column of unit values needs for a reader who multiplies to get each total, to the cent: an even number from 2 to 10. */
export function exactDecimals(lines: readonly PricedUnit[]): number {
  const gives =
    (decimals: number) =>
    ({ unit, quantity, total }: PricedUnit) => {
      const printed = unit.amount.round(decimals, Decimal.roundHalfUp)
      return printed.times(String(quantity)).round(2, Decimal.roundHalfUp).eq(total.amount)
    }
  return [2, 4, 6, 8].find((decimals) => lines.every(gives(decimals))) ?? MOST_DECIMALS
}

/**
 * The price of one unit where the price of all is given: with two decimals where these give the total again, else with as many
 * more as it takes, up to ten. quantity: at least 1.
 */
export function unitOf<C extends Currency>(total: Money<C>, quantity: number): Money<C> {
  const unit = { ...total, amount: total.amount.div(decimal(String(quantity))) }
  return {
    ...unit,
    amount: unit.amount.round(exactDecimals([{ unit, quantity, total: toCents(total) }]), Decimal.roundHalfUp),
  }
}

/** '1,234.5000': thousands commas and as many decimals as the column has. */
export function unitText(value: Money, decimals: number): string {
  const [whole = '0', fraction = ''] = value.amount.toFixed(decimals).split('.')
  return `${thousandsText(whole)}.${fraction}`
}

/** '1,234.50', '5.27176': every decimal of an exact value, at least two. */
export const exactText = (value: Money): string => unitText(value, decimalsOf(value.amount))

/** Decimals a value has, at least two. */
export const decimalsOf = (value: Big): number => Math.max(2, value.toFixed().split('.')[1]?.length ?? 0)
