// One entry: its tariff lines with their receipts, its value and its type.

import type { Big } from 'big.js'
import { admitted } from '../admissibility/admit.ts'
import type { CalendarDate } from '../calendar.ts'
import type { HtsCode } from '../hts-code.ts'
import { type Cad, sum, toCents, toWhole, type Usd } from '../money.ts'
import { needsFormalEntry } from '../shipment/formal-entry.ts'
import { toCad } from '../shipment/totals.ts'
import type { DutyInput, DutyReceipt } from '../tariff/duty-outcome.ts'
import { type ClearanceGoods, type EnteredLine, toEnteredLines } from './entered-lines.ts'
import type { TransportMode } from './harbor-fee.ts'
import type { EntryType } from './processing-fee.ts'

/** `receipt` is absent when code or origin lack. */
export type CalculatedLine = EnteredLine & { readonly receipt?: DutyReceipt }

export type Entry = {
  readonly date: CalendarDate
  readonly mode: TransportMode
  readonly type: EntryType
  /** Exact value of the goods that can be entered: the test of the entry type (19 CFR 143.21(a)). */
  readonly value: Usd
  /** The same in whole dollars a line. */
  readonly enteredValue: Usd
  readonly lines: readonly CalculatedLine[]
  /** Lines that may not enter: in no sum. */
  readonly prohibited: readonly CalculatedLine[]
}

/** Puts goods on one entry. Goods whose duty is not known count with their value; prohibited ones do not count. */
export function toEntry(
  goods: readonly ClearanceGoods[],
  terms: { readonly entryDate: CalendarDate; readonly mode: TransportMode },
  calculateDuty: (input: DutyInput) => DutyReceipt,
): Entry {
  const all = toEnteredLines(goods, terms.entryDate).map(
    (line): CalculatedLine => (line.input ? { ...line, receipt: asAdmitted(line, calculateDuty(line.input)) } : line),
  )
  const lines = all.filter((line) => !isProhibited(line))
  const value = total(lines.map((line) => line.value))
  return {
    date: terms.entryDate,
    mode: terms.mode,
    type: needsFormalEntry(value) ? 'formal' : 'informal',
    value,
    enteredValue: total(lines.map(enteredValueOf)),
    lines,
    prohibited: all.filter(isProhibited),
  }
}

/** Goods that something bars stand on a line of their own. */
const asAdmitted = ({ goods: [first] }: EnteredLine, receipt: DutyReceipt): DutyReceipt =>
  admitted(receipt, first?.findings ?? [])

/** Whole dollars (19 CFR 159.3). */
export const enteredValueOf = (line: CalculatedLine): Usd => line.receipt?.enteredValue ?? toWhole(line.value)

/** Value of the goods that can be entered, CAD to the cent: as declared, and converted only where declared in USD. */
export function valueInCad({ lines }: Entry, usdToCad: Big): Cad {
  const goods = lines.flatMap((line) => line.goods)
  return sum(
    'CAD',
    goods.map(({ declaredCad, value }) => declaredCad ?? toCents(toCad(value, usdToCad))),
  )
}

export const isClaimed = (line: CalculatedLine): boolean => line.input?.claim.kind === 'cusma'

/** Codes of the lines that have one. */
export const codesOf = (entry: Entry): readonly HtsCode[] => entry.lines.flatMap((line) => line.input?.htsCode ?? [])

export const total = (amounts: readonly Usd[]): Usd => sum('USD', amounts)

const isProhibited = (line: CalculatedLine): boolean => line.receipt?.outcome.kind === 'prohibited'
