// Which items claim CUSMA preference: those a standing certificate covers. Source: 19 CFR 182.11 and 182.12; CUSMA Article 5.2(5).
import { isAmong } from '../among.ts'
import type { CalendarDate } from '../calendar.ts'
import { isNorthAmerican } from '../countries.ts'
import { type CusmaFormStatus, isCertificate } from './form-status.ts'

/** A form as it was signed last; `periodEnd` is the last day of its blanket period, null while none was signed. */
type SignedForm = { readonly status: CusmaFormStatus; readonly periodEnd: CalendarDate | null }

/**
 * What may be claimed: nothing without a certificate. `stands`: that of the shipment itself; `leftOut`: ids of items that a person
 * left out, or that a later decision takes out of it; `covered`: ids of items that a certificate for products names.
 */
export type StandingClaim = {
  readonly stands: boolean
  readonly leftOut: readonly string[]
  readonly covered: readonly string[]
}

/** Whether the blanket period of a signed form ended before the day the goods move. */
const isPeriodOver = ({ status, periodEnd }: SignedForm, on: CalendarDate): boolean =>
  isCertificate(status) && periodEnd !== null && periodEnd < on

/** The status of a form on a day: a certificate whose blanket period is over is out of date. */
export const statusOn = (form: SignedForm, on: CalendarDate): CusmaFormStatus =>
  isPeriodOver(form, on) ? 'out_of_date' : form.status

/** Whether a certificate covers an item. What is left out claims nothing, whatever names its product. */
export const isCertified = ({ stands, leftOut, covered }: StandingClaim, itemId: string): boolean =>
  !isAmong(leftOut, itemId) && (stands || isAmong(covered, itemId))

/** Whether an item claims preference. `origin`: ISO alpha-2. */
export const claimsCusma = (claim: StandingClaim, item: { readonly id: string; readonly origin: string }): boolean =>
  isNorthAmerican(item.origin) && isCertified(claim, item.id)
