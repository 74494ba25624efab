// The merchandise processing fee of one entry: charged once, on the lines that no claim exempts.
// Source: 19 USC 58c(a)(9)-(10), (b)(8)-(10); 19 CFR 24.23; amounts by annual notice, dated rows in data/mpf.
import type { Big } from 'big.js'
import type { CalendarDate } from '../calendar.ts'
import { compare, sum, times, toCents, type Usd, usd } from '../money.ts'
import { type DatedRow, rowOn } from './dated-row.ts'

export type EntryType = 'informal' | 'formal'

/** One fiscal year. `informal` is the automated entry not prepared by customs: brokers file electronically. */
export type ProcessingFeeRow = DatedRow & {
  readonly rate: Big
  readonly minimum: Usd
  readonly maximum: Usd
  readonly informal: Usd
}

/** Countries whose products pay no fee whatever is claimed. Source: 19 CFR 24.23(c)(1)(ii) to (iv). */
export type ExemptOriginsRow = DatedRow & { readonly origins: readonly string[] }

/**
 * enteredValue: whole dollars. exempt: a CUSMA claim stands on the line (19 CFR 24.23(c)(3)); the country alone exempts nothing.
 * isOpen: the value that bears the fee is not said; `enteredValue` is the least of it.
 */
type FeeLine = { readonly enteredValue: Usd; readonly exempt: boolean; readonly isOpen?: boolean }

export type ProcessingFee = {
  /** To the cent. */
  readonly amount: Usd
  readonly how: 'informal' | 'rate' | 'minimum' | 'maximum' | 'all-exempt'
  /** Value of the lines that are not exempt. */
  readonly base: Usd
  /** Lines whose value is not said and would raise the amount: it is the least. */
  readonly openLines: number
  readonly row: ProcessingFeeRow
}

/**
 * The fee of one entry, USD; undefined when no row covers the day.
 * Formal: the rate on the sum of the lines that are not exempt, at least the minimum, at most the maximum.
 * Informal: one flat amount. Nothing when every line is exempt; a value that rounds to no dollar bears the least at least, and so does an
 * open line. Rounded half up to the cent once, before the limits.
 */
export function processingFee(
  rows: readonly ProcessingFeeRow[],
  entry: { readonly date: CalendarDate; readonly type: EntryType; readonly lines: readonly FeeLine[] },
): ProcessingFee | undefined {
  const row = rowOn(rows, entry.date)
  if (!row) return undefined
  const charged = entry.lines.filter((line) => !line.exempt)
  const base = sum(
    'USD',
    charged.map((line) => line.enteredValue),
  )
  const openLines = charged.filter((line) => line.isOpen).length
  const known = { base, openLines: 0, row }
  if (charged.length === 0) return { amount: usd('0'), how: 'all-exempt', ...known }
  if (entry.type === 'informal') return { amount: row.informal, how: 'informal', ...known }
  const limited = withinLimits(toCents(times(base, row.rate)), row)
  return limited.how === 'maximum' ? { ...limited, ...known } : { ...limited, base, openLines, row }
}

function withinLimits(amount: Usd, row: ProcessingFeeRow): Pick<ProcessingFee, 'amount' | 'how'> {
  if (compare(amount, row.minimum) < 0) return { amount: row.minimum, how: 'minimum' }
  if (compare(amount, row.maximum) > 0) return { amount: row.maximum, how: 'maximum' }
  return { amount, how: 'rate' }
}
