// What stops the invoice of a shipment whatever its form says: the part of the gate that readiness and status go by.

import { type CalendarDate, day } from '../../calendar.ts'
import type { ExchangeRate } from '../../exchange.ts'
import { inEach } from '../../language.ts'
import type { CustomsItem } from '../../shipment/item.ts'
import type { CodeStanding } from '../../tariff/code-standing.ts'
import { lineUsd } from '../line-amounts.ts'
import type { PreflightFacts, PreflightItem } from './check.ts'
import type { Finding, Reason } from './finding.ts'
import { NO_FORM } from './no-form.ts'
import { CHECKS, findingsOf, reasonsBefore } from './preflight.ts'

/** An item with what the law of the day says of it. */
export type StandingItem = CustomsItem &
  CodeStanding & {
    /** Since when it may not enter; null where it may, or where somebody recorded why it may all the same. */
    readonly bannedSince: CalendarDate | null
  }

/** What the call that makes the invoice settles itself: codes are confirmed with it, and the fallback rate accepted. */
export const SETTLED_BY_CALL: readonly Reason[] = ['code-unconfirmed', 'fallback-rate']
/** Of lines that stand on the form alone. */
const OF_TYPED_LINES: readonly Reason[] = ['typed-code-gone', 'typed-code-ended', 'typed-prohibited']

/** The reasons that keep a shipment from being ready, in the order of the checks. */
export const STANDING_REASONS: readonly Reason[] = reasonsBefore('commercial_invoice').filter(
  (reason) => CHECKS[reason].level === 'stops' && !SETTLED_BY_CALL.includes(reason) && !OF_TYPED_LINES.includes(reason),
)

/** Who sells, who imports, and the rate that values are worked out at. */
export type StandingParties = Pick<PreflightFacts, 'seller' | 'importer' | 'exchange'>

export function standingStops(items: readonly StandingItem[], parties: StandingParties): readonly Finding[] {
  const facts: PreflightFacts = {
    ...NOTHING_ELSE,
    ...parties,
    items: items.map((item) => toPreflightItem(item, parties.exchange)),
  }
  return STANDING_REASONS.flatMap((reason) => findingsOf(reason, facts))
}

/** A day, where no standing reason asks for one. */
const NO_DAY = day('2000-01-01')

/** What standing reasons do not look at. */
const NOTHING_ELSE: Omit<PreflightFacts, 'items' | keyof StandingParties> = {
  ...NO_FORM,
  today: NO_DAY,
  shipment: { status: '', goesToAmazon: false, shippedOn: null },
  boxes: [],
  centre: null,
  measuresVerified: NO_DAY,
  certificate: {
    status: null,
    periodStart: null,
    periodEnd: null,
    isKept: false,
    missing: [],
    outdated: [],
    untested: [],
    covered: [],
  },
  worksheets: [],
  hasWorksheetPaper: false,
  invoiceNumbers: [],
}

/** Where goods stand, only the day of the ban is said. */
const NO_REASON = { reason: 'law', facts: { text: inEach({ en: '' }) } } as const

const toPreflightItem = ({ bannedSince, ...item }: StandingItem, exchange: ExchangeRate): PreflightItem => ({
  ...item,
  expiryDate: null,
  isCodeConfirmed: true,
  htsConfidence: null,
  htsDescription: null,
  htsProposedBy: null,
  tariff: null,
  counted: [],
  duty: bannedSince && {
    outcome: { kind: 'prohibited', since: bannedSince, because: NO_REASON, source: { citation: '' } },
    additional: false,
    headings: [],
  },
  agencies: [],
  findings: [],
  netKg: null,
  mid: null,
  usdValue: lineUsd(item, exchange),
})
