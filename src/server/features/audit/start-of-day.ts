// The instant a day begins in a time zone.
import { type CalendarDate, dayIn } from '#domain/calendar.ts'

const HOUR_MS = 3_600_000
/** Time zones lie between 14 hours ahead of and 12 hours behind UTC; the day begins on a quarter of an hour. */
const EARLIEST_MS = -14 * HOUR_MS
const LATEST_MS = 12 * HOUR_MS
const STEP_MS = HOUR_MS / 4

/** The first quarter of an hour that belongs to the day: a day that skips midnight begins at one. */
export function startOfDay(date: CalendarDate, timeZone: string): Date {
  const utc = Date.parse(`${date}T00:00:00Z`)
  let low = EARLIEST_MS / STEP_MS
  let high = LATEST_MS / STEP_MS
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (dayIn(timeZone, new Date(utc + middle * STEP_MS)) >= date) high = middle
    else low = middle + 1
  }
  return new Date(utc + low * STEP_MS)
}
