// The day by which a certificate is judged: when the goods went, else today.
import { type CalendarDate, dayIn } from '#domain/calendar.ts'
import type { Deps } from '../../deps.ts'
import type { ShipmentRow } from '../../store/shipments.ts'

export type StandingNeeds = Pick<Deps, 'today'> & { readonly settings: Pick<Deps['settings'], 'businessTimeZone'> }

/** The day the goods went, else today: a certificate that covered them then still does. */
export const movesOn = (
  { today, settings }: StandingNeeds,
  { shipped_at }: Pick<ShipmentRow, 'shipped_at'>,
): CalendarDate => (shipped_at ? dayIn(settings.businessTimeZone, shipped_at) : today())
