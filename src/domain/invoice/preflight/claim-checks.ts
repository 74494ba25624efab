// Checks of CUSMA claims and certificates. Source: 19 CFR 182.12; CUSMA Annex 5-A; decisions a, b, c.
import { isAmong } from '../../among.ts'
import { addDays, type CalendarDate } from '../../calendar.ts'
import { eligibleItems } from '../../cusma/eligibility.ts'
import { isCertificate } from '../../cusma/form-status.ts'
import type { CertificateLack } from '../../cusma/lacks.ts'
import { type Checks, eachItem, INVOICES, type Named, type Nothing, type PreflightFacts, so, whole } from './check.ts'

export type ClaimReasons = {
  'cusma-none-eligible': Nothing
  'cusma-element-missing': { readonly lack: CertificateLack }
  'cusma-not-signed': { readonly count: number }
  'cusma-out-of-date': Nothing
  'cusma-period-over': { readonly end: CalendarDate }
  'cusma-period-later': { readonly start: CalendarDate }
  'cusma-period-ends-soon': { readonly end: CalendarDate }
  'cusma-not-kept': Nothing
  'cusma-decision-outdated': { readonly names: readonly string[] }
  'cusma-product-rule': Nothing
  'cusma-textile-untested': Named
}

/** Days within which goods that arrived are entered: 19 CFR 142.2(a). */
const ENTRY_DAYS = 15

export const CLAIM_CHECKS: Checks<ClaimReasons> = {
  'cusma-none-eligible': {
    level: 'stops',
    papers: ['cusma'],
    fix: 'item',
    find: whole(({ items }) => so(eligibleItems(items).length === 0)),
  },
  'cusma-element-missing': {
    level: 'stops',
    papers: ['cusma'],
    fix: 'cusma-form',
    find: ({ items, certificate }) =>
      eligibleItems(items).length === 0 ? [] : certificate.missing.map((lack) => ({ facts: { lack } })),
  },
  'cusma-not-signed': {
    level: 'notes',
    papers: INVOICES,
    fix: 'cusma-form',
    find: whole(({ items, certificate }) => {
      const count = uncovered({ items, certificate })
      const isOpen = !isCertificate(certificate.status) && certificate.status !== 'out_of_date'
      return count > 0 && isOpen ? { count } : undefined
    }),
  },
  'cusma-out-of-date': {
    level: 'warns',
    papers: INVOICES,
    fix: 'cusma-form',
    find: whole((facts) =>
      so(facts.certificate.status === 'out_of_date' && !isAllCovered(facts) && !periodEnded(facts)),
    ),
  },
  'cusma-period-over': {
    level: 'warns',
    papers: INVOICES,
    fix: 'cusma-form',
    find: whole((facts) => {
      const end = isAllCovered(facts) ? undefined : periodEnded(facts)
      return end ? { end } : undefined
    }, 'blanketPeriod'),
  },
  'cusma-period-later': {
    level: 'warns',
    papers: INVOICES,
    fix: 'cusma-form',
    find: whole(({ certificate, shipment, today }) => {
      const { status, periodStart: start } = certificate
      return isCertificate(status) && start && start > (shipment.shippedOn ?? today) ? { start } : undefined
    }, 'blanketPeriod'),
  },
  'cusma-period-ends-soon': {
    level: 'warns',
    papers: INVOICES,
    fix: 'cusma-form',
    find: whole((facts) => {
      const { status, periodEnd: end } = facts.certificate
      const leaves = facts.shipment.shippedOn ?? facts.today
      const isNear = end && leaves <= end && end < addDays(leaves, ENTRY_DAYS)
      return isCertificate(status) && isNear && !isAllCovered(facts) ? { end } : undefined
    }, 'blanketPeriod'),
  },
  'cusma-not-kept': {
    level: 'warns',
    papers: INVOICES,
    fix: 'cusma-form',
    find: whole(({ certificate }) => so(isCertificate(certificate.status) && !certificate.isKept)),
  },
  'cusma-decision-outdated': {
    level: 'warns',
    stamps: false,
    papers: INVOICES,
    fix: 'cusma-form',
    find: whole(({ certificate: { outdated } }) => (outdated.length > 0 ? { names: outdated } : undefined)),
  },
  'cusma-product-rule': {
    level: 'notes',
    papers: ['cusma'],
    fix: 'cusma-form',
    find: whole(({ items }) => so(eligibleItems(items).length > 0)),
  },
  'cusma-textile-untested': {
    level: 'warns',
    stamps: false,
    papers: ['cusma'],
    fix: 'cusma-form',
    alike: () => '',
    find: eachItem(
      ({ id, htsCode }, { certificate }) =>
        so(MADE_OF_TEXTILES.test(htsCode ?? '') && isAmong(certificate.untested, id)),
      'originCriteria',
    ),
  },
}

/** Clothing and what is made up of textiles: almost all their rules ask for yarn or fabric of North America (General Note 11(o)). */
const MADE_OF_TEXTILES = /^6[1-3]/

/** How many items may claim preference and have no certificate for products. */
const uncovered = ({ items, certificate }: Pick<PreflightFacts, 'items' | 'certificate'>): number =>
  eligibleItems(items).filter((id) => !isAmong(certificate.covered, id)).length

/** Whether certificates for products make up for the shipment's own. */
const isAllCovered = (facts: PreflightFacts): boolean => facts.certificate.covered.length > 0 && uncovered(facts) === 0

/** The last day of a blanket period that is over when the goods move. */
function periodEnded({ certificate, shipment, today }: PreflightFacts): CalendarDate | undefined {
  const { status, periodEnd } = certificate
  const isSigned = isCertificate(status) || status === 'out_of_date'
  return isSigned && periodEnd && periodEnd < (shipment.shippedOn ?? today) ? periodEnd : undefined
}
