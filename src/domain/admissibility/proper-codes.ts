// What a row of law calls dangerous is never given a harmless first code: candidates outside the row's homes are left out.
import type { CalendarDate } from '../calendar.ts'
import { matchRules } from './match-rules.ts'
import type { AdmissibilityBook } from './rule.ts'

/** Candidates in their order; where words raise a ban or a permit whose goods have homes, only those within them. */
export function properCodes<Candidate extends { readonly code: string }>(
  candidates: readonly Candidate[],
  description: string,
  book: AdmissibilityBook,
  on: CalendarDate,
): readonly Candidate[] {
  const raised = new Set(
    matchRules({ description }, book, on)
      .filter(({ level }) => level === 'may-not-enter' || level === 'permit')
      .map(({ rule }) => rule),
  )
  const homes = book.rules.filter(({ id }) => raised.has(id)).flatMap((rule) => rule.homes)
  if (homes.length === 0) return candidates
  return candidates.filter(({ code }) => homes.some((home) => code.startsWith(home)))
}
