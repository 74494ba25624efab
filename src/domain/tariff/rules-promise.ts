// How old the duty rules may be: they are promised to be compared with the law again within this many days.
import { type CalendarDate, daysBetween } from '../calendar.ts'

const RULES_PROMISE_DAYS = 30

export const isPastPromise = (checked: CalendarDate, today: CalendarDate): boolean =>
  daysBetween(checked, today) > RULES_PROMISE_DAYS
