// Informal or formal entry, and values that once needed none. Source: 19 CFR 143.21(a), 10.151; decisions g.
import { day } from '../calendar.ts'
import { compare, type Usd, usd } from '../money.ts'

/** Highest entered value of one clearance that may be entered informally; exactly this is informal. */
export const INFORMAL_LIMIT: Usd = usd('2500')

export const needsFormalEntry = (enteredValue: Usd): boolean => compare(enteredValue, INFORMAL_LIMIT) > 0

/** Up to here goods came in without entry and duty until 29 August 2025 (19 USC 1321; 19 CFR 10.151 as amended, 91 FR 37789). */
const FORMER_LOW_VALUE: Usd = usd('800')

export const LOW_VALUE_ENDED = day('2025-08-29')

/** Whether a seller may still think that no entry is needed. */
export const isLowValue = (value: Usd): boolean => compare(value, FORMER_LOW_VALUE) <= 0
