// The day by which a certificate is judged: when the goods went, else today.
import { type CalendarDate, dayIn } from '#domain/calendar.ts'
import type { Deps } from '../../deps.ts'
import type { ShipmentRow } from '../../store/shipments.ts'

export type StandingNeeds = Pick<Deps, 'today'> & { readonly settings: Pick<Deps['settings'], 'businessTimeZone'> }

/** The day the goods went, else the one they are taken to enter on: a certificate that covered them then still does. */
export const movesOn = (
  needs: StandingNeeds,
  shipment: Pick<ShipmentRow, 'shipped_at'>,
  entersOn: CalendarDate = needs.today(),
): CalendarDate => shippedOn(needs, shipment) ?? entersOn

/** The day the goods went; null while they have not. */
export const shippedOn = (
  { settings }: Pick<StandingNeeds, 'settings'>,
  { shipped_at }: Pick<ShipmentRow, 'shipped_at'>,
): CalendarDate | null => shipped_at && dayIn(settings.businessTimeZone, shipped_at)
