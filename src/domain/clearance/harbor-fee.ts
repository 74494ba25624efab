// The harbor maintenance fee: ocean arrivals only. Source: 26 USC 4461; 19 CFR 24.24; dated rows in data/mpf.
import type { Big } from 'big.js'
import type { CalendarDate } from '../calendar.ts'
import { times, toCents, type Usd } from '../money.ts'
import { type DatedRow, rowOn } from './dated-row.ts'

export const TRANSPORT_MODES = ['truck', 'rail', 'air', 'courier', 'ocean'] as const
export type TransportMode = (typeof TRANSPORT_MODES)[number]

export type HarborFeeRow = DatedRow & { readonly rate: Big }

/** enteredValue: of the whole entry, claimed lines included. Answer: USD to the cent; undefined when the mode pays none. */
export function harborFee(
  rows: readonly HarborFeeRow[],
  entry: { readonly date: CalendarDate; readonly mode: TransportMode; readonly enteredValue: Usd },
): { readonly amount: Usd; readonly row: HarborFeeRow } | undefined {
  if (entry.mode !== 'ocean') return undefined
  const row = rowOn(rows, entry.date)
  return row && { amount: toCents(times(entry.enteredValue, row.rate)), row }
}
