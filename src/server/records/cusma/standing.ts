// The CUSMA form of a shipment as it stands on the day its goods move: what is out of date, and what may be claimed.
import { type CalendarDate, parseDate } from '#domain/calendar.ts'
import { isCertificate } from '#domain/cusma/form-status.ts'
import { NO_CLAIM, type StandingClaim, statusOn } from '#domain/cusma/standing-claim.ts'
import { type CusmaFormRow, findCusmaForm } from '../../store/cusma-forms.ts'
import type { Db } from '../../store/database.ts'
import type { ShipmentRow } from '../../store/shipments.ts'
import { contentOf } from './form-facts.ts'
import { movesOn, type StandingNeeds } from './moving-day.ts'

/** `status` is that of the day, not only the stored one. */
export type StandingForm = CusmaFormRow & {
  readonly claim: StandingClaim
  /** Why it is out of date; null while it is not. */
  readonly outOfDate: OutOfDate | null
}

/** `periodEnd`: the last day of a period that is over; null: an item changed after the certificate was signed. */
type OutOfDate = { readonly periodEnd: CalendarDate | null }

/** Undefined while the form has not been begun. */
export async function findStandingForm(
  db: Db,
  needs: StandingNeeds,
  clientId: string,
  shipment: Pick<ShipmentRow, 'id' | 'shipped_at'>,
): Promise<StandingForm | undefined> {
  const row = await findCusmaForm(db, clientId, shipment.id)
  return row && standing(row, movesOn(needs, shipment))
}

export const claimOf = (form: StandingForm | undefined): StandingClaim => form?.claim ?? NO_CLAIM

export function standing(row: CusmaFormRow, on: CalendarDate): StandingForm {
  const periodEnd = parseDate(row.period_end ?? '') ?? null
  const signed = { status: row.status, periodEnd }
  const status = statusOn(signed, on)
  const leftOut = contentOf(row).leftOutItems ?? []
  return {
    ...row,
    status,
    claim: { stands: isCertificate(status), leftOut },
    outOfDate: status === 'out_of_date' ? whyOutOfDate(periodEnd, on) : null,
  }
}

const whyOutOfDate = (periodEnd: CalendarDate | null, on: CalendarDate): OutOfDate => ({
  periodEnd: periodEnd !== null && periodEnd < on ? periodEnd : null,
})
