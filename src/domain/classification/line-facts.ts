// Reads the plain titles of a subheading's lines for what sets each apart.
import type { TariffSchedule } from '../tariff/schedule.ts'
import { attributesOfTitle } from './attributes.ts'
import type { LineFacts } from './line-features.ts'
import { termsOf, titleTermsOf } from './terms.ts'

const REST = /\bother\b|\bnot\b|\bbesides\b|\bremaining\b|\bexcept|\bn\.?e\.?s|\belsewhere|\bnor\b/i

/** codes: all lines of one subheading. */
export function lineFactsOf(schedule: TariffSchedule, codes: readonly string[]): readonly LineFacts[] {
  const titles = codes.map((code) => schedule.plainTitle(code))
  const legal = codes.map((code) => (schedule.hasLegalTexts ? schedule.path(code).slice(2).join(' ; ') : ''))
  const included = titles.map((title, at) => new Set(titleTermsOf(`${title} ; ${legal[at]}`)))
  const everywhere = (term: string) => included.every((terms) => terms.has(term))
  return codes.map((code, at) => {
    const title = titles[at] ?? ''
    const own = included[at] ?? new Set<string>()
    const value = valueBracket(title)
    return {
      code,
      ownTerms: codes.length === 1 ? [] : [...own].filter((term) => !everywhere(term)),
      excludedTerms: [...new Set(termsOf(title))].filter((term) => !own.has(term)),
      attributes: attributesOfTitle(title),
      ...(value ? { value } : {}),
      isRest: REST.test(title),
    }
  })
}

const UNIT = /\$\s?(\d+(?:\.\d+)?)(?![\d.]*\s*(?:\/|per|a)\s*(?:kg|dozen|doz|l\b|m2|pair|gross|100|1,?000|liter))/
  .source
const OVER = new RegExp(`(?:over|above|more than|worth more than)\\s+${UNIT}`, 'i')
const UP_TO = new RegExp(
  `(?:up to|under|at most|not over|to|through|or less|below|–|-)\\s*${UNIT}|${UNIT}\\s+or less`,
  'i',
)
const CENTS_OVER = /(?:over|above|more than)\s+(\d+(?:\.\d+)?)\s?(?:¢|cents)/i
const CENTS_UP_TO = /(?:up to|under|at most|not over)\s+(\d+(?:\.\d+)?)\s?(?:¢|cents)/i

/** 'over $5 to $15 each' -> above 5 up to 15; undefined when the title names no price of a piece. */
export function valueBracket(title: string): { over: number; upTo: number } | undefined {
  const over = OVER.exec(title)
  const upTo = UP_TO.exec(title)
  const low = over?.[1] ?? (Number(CENTS_OVER.exec(title)?.[1]) / 100 || undefined)
  const high = upTo?.[1] ?? upTo?.[2] ?? (Number(CENTS_UP_TO.exec(title)?.[1]) / 100 || undefined)
  if (low === undefined && high === undefined) return undefined
  return {
    over: low === undefined ? -1 : Number(low),
    upTo: high === undefined ? Number.POSITIVE_INFINITY : Number(high),
  }
}
