// Checks of what a paper rests on: the rate, the law, papers made before. Source: decisions n; 19 CFR 141.86(h).
import { texts as invoiceTexts } from '#texts/en/invoice.ts'
import { texts } from '#texts/en/preflight.ts'
import { dateText, daysBetween } from '../../calendar.ts'
import { isFallback } from '../commercial-invoice.ts'
import { ALL_PAPERS, type Check, INVOICES, whole } from './check.ts'

const MEASURES_GOOD_DAYS = 45
const RATE_GOOD_DAYS = 5

export const PAPER_CHECKS: readonly Check[] = [
  {
    id: 'fallback-rate',
    level: 'stops',
    papers: INVOICES,
    fix: 'invoice-form',
    find: whole(({ exchange, acceptsFallbackRate }) => {
      return isFallback(exchange) && !acceptsFallbackRate ? invoiceTexts.fallbackRate : undefined
    }, 'acceptFallbackRate'),
  },
  {
    id: 'rate-old',
    level: 'warns',
    papers: INVOICES,
    fix: 'provider',
    find: whole(({ exchange, today }) => {
      const { asOf } = exchange
      if (!asOf || isFallback(exchange)) return undefined
      return daysBetween(asOf, today) > RATE_GOOD_DAYS ? texts.rateOld(dateText(asOf)) : undefined
    }),
  },
  {
    id: 'measures-old',
    level: 'warns',
    papers: ALL_PAPERS,
    fix: 'provider',
    find: whole(({ measuresVerified, today }) => {
      const days = daysBetween(measuresVerified, today)
      return days > MEASURES_GOOD_DAYS ? texts.measuresOld(dateText(measuresVerified), days) : undefined
    }),
  },
  {
    id: 'invoice-exists',
    level: 'notes',
    papers: INVOICES,
    fix: 'shipment',
    find: whole(({ invoiceNumbers: [newest] }) => (newest ? texts.invoiceExists(newest) : undefined)),
  },
]
