// The day carriers can fetch a load.
import { addDays, type CalendarDate } from '../calendar.ts'

const SATURDAY = 6
const SUNDAY = 0

/** The day itself from Monday to Friday, else the Monday after. Holidays are not known. */
export function nextWeekday(day: CalendarDate): CalendarDate {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  if (weekday === SATURDAY) return addDays(day, 2)
  return weekday === SUNDAY ? addDays(day, 1) : day
}
