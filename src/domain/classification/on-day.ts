// Candidates as they stand on a day: a number that ended since the classifier learned gives way to what took its place.
import type { CalendarDate } from '../calendar.ts'
import type { HtsCode } from '../hts-code.ts'
import type { TariffSchedule } from '../tariff/schedule.ts'
import type { Candidate, Ranking } from './ranking.ts'
import { MOST_CANDIDATES } from './ranking.ts'

/**
 * The ranking with codes that are right on the day. The successors of a code stand where it stood, its first in order of the schedule
 * before the others; where there are several, nothing says which is right, and each has its share of the confidence.
 */
export function rankingOn<R extends Pick<Ranking, 'candidates'>>(
  ranking: R,
  schedule: TariffSchedule,
  on: CalendarDate,
): R {
  const taken = new Set<HtsCode>()
  let most = 100
  const candidates = ranking.candidates.flatMap((candidate) => {
    const codes = schedule.currentCodes(candidate.code, on).filter((code) => !taken.has(code))
    for (const code of codes) taken.add(code)
    const share = Math.max(1, Math.floor(candidate.confidence / codes.length))
    return codes.map((code): Candidate => {
      most = Math.min(most, codes.length > 1 ? share : candidate.confidence)
      const isOwn = code === candidate.code && codes.length === 1
      if (isOwn) return { ...candidate, confidence: most }
      const { precedent: _, ...rest } = candidate
      const applicability = codes.length > 1 ? 'may be applicable' : candidate.applicability
      return { ...rest, code, confidence: most, applicability }
    })
  })
  return { ...ranking, candidates: candidates.slice(0, MOST_CANDIDATES) }
}
