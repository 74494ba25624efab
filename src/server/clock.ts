// The only place that knows the present.
import { type CalendarDate, dayIn } from '#domain/calendar.ts'

type Clock = { now(): Date; today(): CalendarDate }

/** The system's clock; days turn over in `timeZone`. */
export const systemClock = (timeZone: string): Clock => ({
  now: () => new Date(),
  today: () => dayIn(timeZone, new Date()),
})
