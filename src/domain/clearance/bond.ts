// The single transaction bond a formal entry needs, and what it may cost. Always an estimate: the surety sets the price.
// Source: 19 CFR part 113 and 142.4; CBP Directive 3510-004: at least value, duties, taxes and fees; three times the value
// where another agency can demand the goods back.
import type { Big } from 'big.js'
import { add, compare, decimal, money, times, toCents, type Usd } from '../money.ts'

const OTHER_AGENCY_FACTOR = '3' // CBP Directive 3510-004
const PRICED_STEP = '1000'

type BondPrice = { readonly perThousand: Usd; readonly minimum: Usd }

type BondEstimate = {
  /** Sum the bond secures, USD. */
  readonly secured: Usd
  readonly tripled: boolean
  /** What it may cost: the price for each started 1,000, at least the minimum. USD to the cent. */
  readonly price: Usd
}

/** entry: whole entered value, duties and fees, USD; otherAgency: goods that another agency (FDA, EPA, DOT) can demand back. */
export function estimateBond(
  entry: { readonly value: Usd; readonly duties: Usd; readonly fees: Usd; readonly otherAgency: boolean },
  { perThousand, minimum }: BondPrice,
): BondEstimate {
  const plain = add(add(entry.value, entry.duties), entry.fees)
  const tripledValue = times(entry.value, OTHER_AGENCY_FACTOR)
  const tripled = entry.otherAgency && compare(tripledValue, plain) > 0
  const secured = tripled ? tripledValue : plain
  const price = times(perThousand, startedThousands(secured))
  return { secured, tripled, price: compare(price, minimum) < 0 ? minimum : toCents(price) }
}

function startedThousands(amount: Usd): Big {
  const steps = amount.amount.div(decimal(PRICED_STEP))
  const ROUND_UP = 3
  return money('USD', steps).amount.round(0, ROUND_UP)
}
