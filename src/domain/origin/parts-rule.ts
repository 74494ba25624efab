// Criterion D: foreign parts that share the code of the good, and goods that came in unassembled, with enough value content.
// Source: General Note 11(b)(iv); CUSMA Article 4.2(d).

import type { Trial } from './attempt.ts'
import type { Attempt } from './decision.ts'
import { arePartsOfSameCode } from './special-goods.ts'
import { allOf, anyOf, type Truth } from './truth.ts'
import { valueIsMet, valueSums } from './value.ts'

const REQUIRED = { transactionValue: 60, netCost: 50 }
const KIT = /\b(kit|unassembled|disassembled|knocked[- ]down|flat[- ]pack|démonté|non monté)/i

/** Tried only where the change of code is what fails. `failing`: ids of the materials that surely make none. */
export function tryPartsRule({ given, good, sorted }: Trial, failing: readonly string[]): Attempt | undefined {
  const parts = sorted.foreign.filter(({ material }) => failing.includes(material.id))
  if (parts.length === 0 || /^6[123]/.test(good)) return undefined
  const isSame = parts.every(({ codes }) => codes.some((code) => code.slice(0, 6) === good.slice(0, 6)))
  const isKit: Truth = isSame
    ? unassembled(
        given.answers.unassembled,
        given.good.description,
        parts.map(({ material }) => material.description),
      )
    : 'no'
  const areParts = arePartsOfSameCode(good, parts)
  const reaches = anyOf([isKit, given.answers.parts ?? areParts])
  if (reaches === 'no') return undefined
  const sums = valueSums(given, sorted.valued, REQUIRED)
  const isMet = allOf([reaches, valueIsMet(sums)])
  return {
    rule: 'GN 11(b)(iv)',
    letter: '',
    page: 1,
    isMet,
    changes: [],
    sums,
    required: REQUIRED,
    shortfalls: isMet === 'yes' ? [] : [{ reason: 'value-content', facts: { sums } }],
    questions: isMet === 'unknown' ? questions(reaches, isKit, given.netCost !== undefined) : [],
    clauses: [],
  }
}

function unassembled(answer: Truth | undefined, good: string, parts: readonly string[]): Truth {
  if (answer !== undefined) return answer
  return [good, ...parts].some((text) => KIT.test(text)) ? 'unknown' : 'no'
}

function questions(reaches: Truth, isKit: Truth, hasNetCost: boolean): Attempt['questions'] {
  if (reaches === 'unknown')
    return [isKit === 'unknown' ? { question: 'unassembled', key: 'unassembled' } : { question: 'parts', key: 'parts' }]
  return hasNetCost ? [{ question: 'good-value', key: 'value' }] : [{ question: 'net-cost', key: 'net-cost' }]
}
