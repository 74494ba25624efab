// An instant as a person reads it, in the browser's own time zone.
import { dayIn } from '#domain/calendar.ts'
import type { Language } from '#words/language.ts'
import { dateIn, timeIn } from '#words/local-text.ts'

/** '20 Nov 2026, 14:02'; what is no instant is shown as it came. */
export function whenText(language: Language, instant: string): string {
  const at = new Date(instant)
  if (Number.isNaN(at.getTime())) return instant
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return `${dateIn(language, dayIn(timeZone, at))}, ${timeIn(language, at)}`
}
