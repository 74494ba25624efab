// Days and instants as a person reads them, in the browser's own time zone.
import { localDay, parseDate } from '#domain/calendar.ts'
import type { Language } from '#words/language.ts'
import { dateIn, timeIn } from '#words/local-text.ts'

/** A day is read at a glance: narrow columns break before it or behind it. */
const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0')

/** '20 Nov 2026, 14:02'; what is no instant is shown as it came. */
export function whenText(language: Language, instant: string | Date): string {
  const at = new Date(instant)
  if (Number.isNaN(at.getTime())) return String(instant)
  return `${unbroken(dateIn(language, localDay(at)))}, ${unbroken(timeIn(language, at))}`
}

/** '20 Nov 2026' of an instant; what is none is shown as it came. */
export function instantDay(language: Language, instant: string | number | Date): string {
  const at = new Date(instant)
  return Number.isNaN(at.getTime()) ? String(instant) : unbroken(dateIn(language, localDay(at)))
}

/** '20 Nov 2026' of '2026-11-20' or of an instant written in UTC, whose day is taken; what is no day is shown as it came. */
export function writtenDay(language: Language, text: string): string {
  const date = parseDate(text.slice(0, 10))
  return date ? dateIn(language, date) : text
}
