// How often a visitor may use the ASIN tools in a day. Source: specification part 2, section 9; decisions 5.
import { addDays, dayIn } from './calendar.ts'

/** 'check': a duty check or a manufacturer lookup. 'calculation': the duty under one of the codes that a check offered. */
export type UseKind = 'check' | 'calculation'

/** A visitor asks for an account: so often from one network, and for one e-mail address. */
export const ACCESS_REQUESTS_A_DAY = { address: 5, email: 2 } as const

const CHECKS_A_DAY = 20 // specification part 2, section 9
/** A check offers at most ten codes: a calculation for each of them. */
export const CALCULATIONS_A_CHECK = 10

export const DAILY_LIMITS: Readonly<Record<UseKind, number>> = {
  check: CHECKS_A_DAY,
  calculation: CHECKS_A_DAY * CALCULATIONS_A_CHECK,
}

/** What is left of a limit when each of these was counted on its own: the one used most decides. Never negative. */
export const leftOf = (limit: number, counts: readonly number[]): number => Math.max(0, limit - Math.max(0, ...counts))

const MINUTE_MS = 60_000
/** No day is longer, clocks put back included. */
const MOST_MINUTES = 26 * 60

/** The first instant of the next day in an IANA time zone, to the minute: midnight, or where clocks skip it, what follows. */
export function dayTurnsAt(timeZone: string, now: Date): Date {
  const next = addDays(dayIn(timeZone, now), 1)
  const start = Math.floor(now.getTime() / MINUTE_MS)
  const minute = firstMinute(start, start + MOST_MINUTES, (at) => dayIn(timeZone, new Date(at * MINUTE_MS)) >= next)
  return new Date(minute * MINUTE_MS)
}

/** The first whole number after `from` for which something holds that holds from there on; at `to` it does. */
function firstMinute(from: number, to: number, holds: (at: number) => boolean): number {
  if (to - from <= 1) return to
  const middle = Math.floor((from + to) / 2)
  return holds(middle) ? firstMinute(from, middle, holds) : firstMinute(middle, to, holds)
}
