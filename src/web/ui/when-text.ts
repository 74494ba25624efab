// An instant as a person reads it, in the browser's own time zone.
import { dateText, dayIn } from '#domain/calendar.ts'

/** '20 Nov 2026, 14:02'; what is no instant is shown as it came. */
export function whenText(instant: string): string {
  const at = new Date(instant)
  if (Number.isNaN(at.getTime())) return instant
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const time = at.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone })
  return `${dateText(dayIn(timeZone, at))}, ${time}`
}
