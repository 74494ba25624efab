// The answer to one row of a case file.
import { decideOrigin } from '#domain/origin/decide.ts'
import type { OriginLaw } from '#domain/origin/rule.ts'
import { toCase } from './case-row.ts'
import { type ResultRow, toResult } from './result-row.ts'

const HS_DIGITS = 6

/**
 * Throws with the field that is wrong. A row gives eight digits where its rule turns on them: with six alone, a refusal by the rule of the
 * subheading stands, though rules of single tariff items could say otherwise; an origin that only one of them gives does not.
 */
export function decideRow(law: OriginLaw, row: unknown): ResultRow {
  const given = toCase(law, row)
  const answer = decideOrigin(law, given)
  const isOpen = answer.outcome === 'unknown' && answer.missing.some(({ question }) => question === 'tariff-item')
  if (!isOpen || given.good.code.length > HS_DIGITS) return toResult(given.id, answer)
  const general = decideOrigin(law, { ...given, good: { ...given.good, code: `${given.good.code}00` } })
  return toResult(given.id, general.outcome === 'not-originating' ? general : answer)
}
