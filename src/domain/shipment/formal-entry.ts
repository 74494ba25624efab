// Informal or formal entry. Source: 19 CFR 143.21(a); decisions g.
import { compare, type Usd, usd } from '../money.ts'

/** Highest entered value of one clearance that may be entered informally; exactly this is informal. */
export const INFORMAL_LIMIT: Usd = usd('2500')

export const needsFormalEntry = (enteredValue: Usd): boolean => compare(enteredValue, INFORMAL_LIMIT) > 0
