// The days on which shipments of the same goods may use one certificate. Source: CUSMA Article 5.2(5)(b); 19 CFR 182.12; decisions b.
import { addDays, addMonths, type CalendarDate } from '../calendar.ts'
import { type CertificateLack, lack } from './lacks.ts'

/** Both ends count. */
export type BlanketPeriod = { readonly startDate: CalendarDate; readonly endDate: CalendarDate }

/** Twelve months less a day, the longest there may be: from 21 Nov 2026 to 20 Nov 2027. */
export const defaultBlanketPeriod = (today: CalendarDate): BlanketPeriod => ({
  startDate: today,
  endDate: latestEnd(today),
})

/** The last day a period that begins on `start` may have. */
export const latestEnd = (start: CalendarDate): CalendarDate => addDays(addMonths(start, 12), -1)

/** Why the period cannot stand. */
export function blanketPeriodProblem({ startDate, endDate }: BlanketPeriod): CertificateLack | undefined {
  if (endDate < startDate) return lack('period-ends-before')
  const lastDay = latestEnd(startDate)
  return endDate > lastDay ? { reason: 'period-too-long', facts: { lastDay } } : undefined
}
