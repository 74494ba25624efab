// How long what proves a claim of origin is kept. Source: CUSMA Article 5.8 (five years from importation, and from the completion of
// the certification); Exporters' and Producers' Records Regulations (six years).
import { addMonths, type CalendarDate } from '../calendar.ts'
import { keptUntil } from '../record-keeping.ts'

const AFTER_CLAIM_MONTHS = 60
/** Goods of one shipment are taken to enter within a year of signing. */
const ONE_SHIPMENT_MONTHS = 12

type Signed = {
  readonly signedOn: CalendarDate
  /** Null where the certificate is for one shipment. */
  readonly periodEnd: CalendarDate | null
}

type Keeping = { readonly lastClaim: CalendarDate; readonly keepUntil: CalendarDate }

/** The last day goods may be claimed by a certificate, and the last day on which what it rests on is kept. */
export function keepingOf({ signedOn, periodEnd }: Signed): Keeping {
  const lastClaim = periodEnd ?? addMonths(signedOn, ONE_SHIPMENT_MONTHS)
  const [later] = [addMonths(lastClaim, AFTER_CLAIM_MONTHS), keptUntil(signedOn)].sort().reverse()
  return { lastClaim, keepUntil: later ?? lastClaim }
}
