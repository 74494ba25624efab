// Checks of what a paper rests on: the rate, the law, papers made before. Source: decisions n; 19 CFR 141.86(h).
import { type CalendarDate, daysBetween } from '../../calendar.ts'
import { isFallback } from '../../exchange.ts'
import { ALL_PAPERS, type Checks, INVOICES, whole } from './check.ts'

export type PaperReasons = {
  /** USD for one CAD. */
  'fallback-rate': { readonly cadToUsd: string }
  'rate-old': { readonly asOf: CalendarDate }
  'measures-old': { readonly verified: CalendarDate; readonly days: number }
  'invoice-exists': { readonly number: string }
}

const MEASURES_GOOD_DAYS = 45
const RATE_GOOD_DAYS = 5

export const PAPER_CHECKS: Checks<PaperReasons> = {
  'fallback-rate': {
    level: 'stops',
    papers: INVOICES,
    fix: 'invoice-form',
    find: whole(
      ({ exchange, acceptsFallbackRate }) =>
        isFallback(exchange) && !acceptsFallbackRate ? { cadToUsd: exchange.cadToUsd.toFixed() } : undefined,
      'acceptFallbackRate',
    ),
  },
  'rate-old': {
    level: 'warns',
    papers: INVOICES,
    fix: 'provider',
    find: whole(({ exchange, today }) => {
      const { asOf } = exchange
      if (!asOf || isFallback(exchange)) return undefined
      return daysBetween(asOf, today) > RATE_GOOD_DAYS ? { asOf } : undefined
    }),
  },
  'measures-old': {
    level: 'warns',
    stamps: false,
    papers: ALL_PAPERS,
    fix: 'provider',
    find: whole(({ measuresVerified: verified, today }) => {
      const days = daysBetween(verified, today)
      return days > MEASURES_GOOD_DAYS ? { verified, days } : undefined
    }),
  },
  'invoice-exists': {
    level: 'notes',
    papers: INVOICES,
    fix: 'shipment',
    find: whole(({ invoiceNumbers: [number] }) => (number ? { number } : undefined)),
  },
}
