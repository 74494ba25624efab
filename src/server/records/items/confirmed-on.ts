// The day somebody confirmed a code, as the business counts days.
import { type CalendarDate, dayIn } from '#domain/calendar.ts'
import type { Settings } from '../../deps.ts'

/** null where nobody did. */
export const confirmedOn = (
  { businessTimeZone }: Pick<Settings, 'businessTimeZone'>,
  confirmedAt: Date | null | undefined,
): CalendarDate | null => (confirmedAt ? dayIn(businessTimeZone, confirmedAt) : null)
