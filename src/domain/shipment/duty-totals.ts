// Duty summed over the items of a shipment, and what the sum leaves out.
import type { Big } from 'big.js'
import { lineAmounts, printedRate } from '../invoice/line-amounts.ts'
import { type Cad, cad, sum, type Usd } from '../money.ts'
import { percentOfValue } from '../tariff/duty-shares.ts'
import { lineValue } from './totals.ts'

/** One item of the sum. `dutyCad` is there when the duty is known; cost is of one unit, CAD. */
export type DutiedItem = {
  readonly quantity: number
  readonly costCad: Big | null
  readonly duty: {
    readonly kind: string
    readonly dutyCad?: Big
    /** What the duty can come to where something was assumed; the most is absent where it is not known. */
    readonly leastCad?: Big | undefined
    readonly mostCad?: Big | undefined
    /** Whether a cash deposit may come on top. */
    readonly hasDeposit?: boolean | undefined
  }
}

type DutyTotals = {
  readonly duty: Cad
  /** Value of the items whose duty is in the sum. */
  readonly value: Cad
  /** Duty as percent of that value, two decimals; undefined while nothing is known. */
  readonly percent: string | undefined
  readonly known: number
  readonly prohibited: number
  /** Neither known nor prohibited: missing fields, missing facts, failed or under way. */
  readonly open: number
  readonly all: number
}

/** Prohibited goods have no duty and are left out of both sums; a total with open items is a floor. */
export function dutyTotals(items: readonly DutiedItem[]): DutyTotals {
  const known = items.filter((each) => each.duty.dutyCad !== undefined)
  const prohibited = items.filter((each) => each.duty.kind === 'prohibited').length
  const duty = sum(
    'CAD',
    known.flatMap((each) => (each.duty.dutyCad ? [cad(each.duty.dutyCad)] : [])),
  )
  const value = sum(
    'CAD',
    known.flatMap((each) => lineValue(each) ?? []),
  )
  return {
    duty,
    value,
    percent: percentOfValue(duty.amount, value.amount),
    known: known.length,
    prohibited,
    open: items.length - known.length - prohibited,
    all: items.length,
  }
}

/** Least and most the known duties come to by the open assumptions, the most where it is known of each; undefined where none changes an amount. */
export function dutyRange(items: readonly DutiedItem[]): { readonly least: Cad; readonly most?: Cad } | undefined {
  if (!items.some(({ duty }) => duty.leastCad)) return undefined
  const totalOf = (end: 'leastCad' | 'mostCad') =>
    sum(
      'CAD',
      items.flatMap(({ duty }) => {
        const amount = duty[end] ?? duty.dutyCad
        return amount ? [cad(amount)] : []
      }),
    )
  const isOpen = items.some(({ duty }) => duty.leastCad && !duty.mostCad)
  return { least: totalOf('leastCad'), ...(isOpen ? {} : { most: totalOf('mostCad') }) }
}

/** Value in USD as invoices and estimates come to it: each line converted and rounded to the cent, then summed. */
export function valueInUsd(items: readonly Pick<DutiedItem, 'quantity' | 'costCad'>[], cadToUsd: Big): Usd {
  const rate = printedRate(cadToUsd)
  return sum(
    'USD',
    items.map(({ quantity, costCad }) => lineAmounts(cad(costCad ?? '0'), quantity, rate).totalUsd),
  )
}
