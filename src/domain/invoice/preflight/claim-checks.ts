// Checks of CUSMA claims and certificates. Source: 19 CFR 182.12; CUSMA Annex 5-A; decisions a, b, c.
import { texts as cusmaTexts } from '#texts/en/cusma.ts'
import { texts } from '#texts/en/preflight.ts'
import { type CalendarDate, dateText } from '../../calendar.ts'
import { eligibleItems } from '../../cusma/eligibility.ts'
import { isCertificate } from '../../cusma/form-status.ts'
import { type Check, INVOICES, type PreflightFacts, whole } from './check.ts'

export const CLAIM_CHECKS: readonly Check[] = [
  {
    id: 'cusma-none-eligible',
    level: 'stops',
    papers: ['cusma'],
    fix: 'item',
    find: whole(({ items }) => (eligibleItems(items).length === 0 ? cusmaTexts.onlyNorthAmerica : undefined)),
  },
  {
    id: 'cusma-element-missing',
    level: 'stops',
    papers: ['cusma'],
    fix: 'cusma-form',
    find: ({ items, certificate }) =>
      eligibleItems(items).length === 0 ? [] : certificate.missing.map((sentence) => ({ sentence })),
  },
  {
    id: 'cusma-not-signed',
    level: 'notes',
    papers: INVOICES,
    fix: 'cusma-form',
    find: whole(({ items, certificate }) => {
      const eligible = eligibleItems(items).length
      const isOpen = !isCertificate(certificate.status) && certificate.status !== 'out_of_date'
      return eligible > 0 && isOpen ? texts.cusmaNoForm(eligible) : undefined
    }),
  },
  {
    id: 'cusma-out-of-date',
    level: 'warns',
    papers: INVOICES,
    fix: 'cusma-form',
    find: whole((facts) =>
      facts.certificate.status === 'out_of_date' && !periodEnded(facts) ? texts.cusmaOutOfDate : undefined,
    ),
  },
  {
    id: 'cusma-period-over',
    level: 'warns',
    papers: INVOICES,
    fix: 'cusma-form',
    find: whole((facts) => {
      const ended = periodEnded(facts)
      return ended ? texts.cusmaPeriod(dateText(ended)) : undefined
    }, 'blanketPeriod'),
  },
  {
    id: 'cusma-period-later',
    level: 'warns',
    papers: INVOICES,
    fix: 'cusma-form',
    find: whole(({ certificate, shipment, today }) => {
      const { status, periodStart } = certificate
      const isLater = isCertificate(status) && periodStart && periodStart > (shipment.shippedOn ?? today)
      return isLater ? texts.cusmaPeriodLater(dateText(periodStart)) : undefined
    }, 'blanketPeriod'),
  },
  {
    id: 'cusma-not-kept',
    level: 'warns',
    papers: INVOICES,
    fix: 'cusma-form',
    find: whole(({ certificate }) => {
      return isCertificate(certificate.status) && !certificate.isKept ? texts.cusmaNotKept : undefined
    }),
  },
  {
    id: 'cusma-product-rule',
    level: 'notes',
    papers: ['cusma'],
    fix: 'cusma-form',
    find: whole(({ items }) => (eligibleItems(items).length > 0 ? texts.cusmaRule : undefined)),
  },
]

/** The last day of a blanket period that is over when the goods move. */
function periodEnded({ certificate, shipment, today }: PreflightFacts): CalendarDate | undefined {
  const { status, periodEnd } = certificate
  const isSigned = isCertificate(status) || status === 'out_of_date'
  return isSigned && periodEnd && periodEnd < (shipment.shippedOn ?? today) ? periodEnd : undefined
}
