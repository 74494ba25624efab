// Moments as staff read them.
import { dateText, dayIn } from '#domain/calendar.ts'

/** Days and hours are those of the person at the screen. */
const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone

/** '2026-11-18T14:12:00Z' reads '18 Nov 2026 09:12'. */
export function momentText(instant: string): string {
  const at = new Date(instant)
  const time = at.toLocaleTimeString('en-CA', { hour: '2-digit', minute: '2-digit', hour12: false, timeZone: ZONE })
  return `${dateText(dayIn(ZONE, at))} ${time}`
}
