// Sums over the items of a shipment.
import type { Big } from 'big.js'
import { type Cad, cad, decimal, sum, type Usd, usd } from '../money.ts'

type ValuedItem = { readonly quantity: number; readonly costCad: Big | null }

/** Cost of one line in CAD, exact; undefined while the cost is not known or zero. */
export function lineValue(item: ValuedItem): Cad | undefined {
  if (!item.costCad?.gt('0')) return undefined
  return cad(item.costCad.times(decimal(String(item.quantity))))
}

type ShipmentValue = { readonly total: Cad; readonly itemsCounted: number; readonly itemsInAll: number }

/** Total cost of goods, CAD, and how many items it covers: a total that leaves items out says so. */
export function shipmentValue(items: readonly ValuedItem[]): ShipmentValue {
  const values = items.flatMap((item) => lineValue(item) ?? [])
  return { total: sum('CAD', values), itemsCounted: values.length, itemsInAll: items.length }
}

/** CAD into USD at a rate, exact; the caller rounds where a line is printed. */
export const toUsd = (amount: Cad, cadToUsd: Big): Usd => usd(amount.amount.times(cadToUsd))
export const toCad = (amount: Usd, usdToCad: Big): Cad => cad(amount.amount.times(usdToCad))
