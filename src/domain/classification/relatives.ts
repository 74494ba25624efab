// The nearest lines of the schedule to a code that is not in it: those that share most of its first digits.
import type { HtsCode } from '../hts-code.ts'
import type { TariffSchedule } from '../tariff/schedule.ts'

const MOST_RELATIVES = 6
const FEWEST_SHARED_DIGITS = 2

/** digits: up to ten, no dots. At most six lines of the longest shared beginning, nearest number first; none without a chapter. */
export function nearestCodes(schedule: TariffSchedule, digits: string): readonly HtsCode[] {
  for (let shared = digits.length; shared >= FEWEST_SHARED_DIGITS; shared -= 1) {
    const prefix = digits.slice(0, shared)
    const found = schedule.declarable.filter((code) => code.startsWith(prefix))
    if (found.length > 0) return nearestFirst(found, digits).slice(0, MOST_RELATIVES)
  }
  return []
}

function nearestFirst(codes: readonly HtsCode[], digits: string): readonly HtsCode[] {
  const wanted = Number(digits.padEnd(10, '0'))
  return codes.toSorted((a, b) => Math.abs(Number(a) - wanted) - Math.abs(Number(b) - wanted) || Number(a) - Number(b))
}
