// The nearest lines of the schedule to a code that is not in it: those that share most of its first digits.
import type { HtsCode } from '../hts-code.ts'
import type { TariffSchedule } from '../tariff/schedule.ts'

const MOST_RELATIVES = 6
const HEADING_DIGITS = 4
const CHAPTER_DIGITS = 2

/**
 * digits: up to ten, no dots. At most six lines, nearest number first, out of the longest shared beginning that has six, or of
 * the heading; of the chapter where the heading has none; none where the chapter does not exist.
 */
export function nearestCodes(schedule: TariffSchedule, digits: string): readonly HtsCode[] {
  for (let shared = digits.length; shared >= CHAPTER_DIGITS; shared -= 1) {
    const prefix = digits.slice(0, shared)
    const found = schedule.offered.filter((code) => code.startsWith(prefix))
    const isEnough = found.length >= MOST_RELATIVES || (shared <= HEADING_DIGITS && found.length > 0)
    if (isEnough) return nearestFirst(found, digits).slice(0, MOST_RELATIVES)
  }
  return []
}

function nearestFirst(codes: readonly HtsCode[], digits: string): readonly HtsCode[] {
  const wanted = Number(digits.padEnd(10, '0'))
  return codes.toSorted((a, b) => Math.abs(Number(a) - wanted) - Math.abs(Number(b) - wanted) || Number(a) - Number(b))
}
