// Days without a time, as text that compares in order.
declare const brand: unique symbol
export type CalendarDate = string & { readonly [brand]: 'CalendarDate' }

const PATTERN = /^\d{4}-\d{2}-\d{2}$/

/** 'YYYY-MM-DD' of a day that exists, else undefined. */
export function parseDate(text: string): CalendarDate | undefined {
  if (!PATTERN.test(text)) return undefined
  const at = new Date(`${text}T00:00:00Z`)
  if (Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== text) return undefined
  return text as CalendarDate
}

/** As `parseDate`, but throws: for dates written in code or in checked data. */
export function day(text: string): CalendarDate {
  const date = parseDate(text)
  if (!date) throw new RangeError(`not a calendar date: ${text}`)
  return date
}

/** The day an instant falls on in Greenwich. */
export const utcDay = (at: Date): CalendarDate => day(at.toISOString().slice(0, 10))

/** The day an instant falls on where this program runs: in a browser, where the person is. */
export const localDay = (at: Date): CalendarDate => utcDay(new Date(at.getTime() - at.getTimezoneOffset() * 60_000))

/** The day an instant falls on in an IANA time zone. Days begin with a minute, so that all of one minute has one day. */
export function dayIn(timeZone: string, at: Date): CalendarDate {
  const minute = Math.floor(at.getTime() / 60_000)
  const known = minutes.get(timeZone)?.get(minute)
  if (known) return known
  const format = dayFormats.get(timeZone) ?? dayFormat(timeZone)
  dayFormats.set(timeZone, format)
  const found = day(format.format(at))
  const ofZone = minutes.get(timeZone)
  if (!ofZone || ofZone.size >= MOST_MINUTES) minutes.set(timeZone, new Map([[minute, found]]))
  else ofZone.set(minute, found)
  return found
}

/** By time zone and minute: one call asks what day it is once for each of its lines. */
const minutes = new Map<string, Map<number, CalendarDate>>()
const MOST_MINUTES = 1000

/** By time zone: making one takes a hundred times as long as using it. */
const dayFormats = new Map<string, Intl.DateTimeFormat>()
const dayFormat = (timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })

export function addDays(date: CalendarDate, days: number): CalendarDate {
  const at = new Date(`${date}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + days)
  return utcDay(at)
}

/** Whole days from a to b; negative when b is earlier. */
export function daysBetween(a: CalendarDate, b: CalendarDate): number {
  return Math.round((Date.parse(`${b}T00:00:00Z`) - Date.parse(`${a}T00:00:00Z`)) / 86_400_000)
}

/** Same day of a later month, or that month's last day when it is shorter. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const [year = 0, month = 1, dayOfMonth = 1] = date.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(dayOfMonth, last))
  return utcDay(first)
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** '20 Nov 2026', the form every screen and paper uses. */
export function dateText(date: CalendarDate): string {
  const [year, month, dayOfMonth] = date.split('-').map(Number)
  return `${dayOfMonth} ${MONTHS[(month ?? 1) - 1]} ${year}`
}
