// Reads the plain titles of a subheading's lines for what sets each apart.
import type { TariffSchedule } from '../tariff/schedule.ts'
import { attributesOfTitle } from './attributes.ts'
import type { LineFacts } from './line-features.ts'
import { readListing } from './listing.ts'
import { termsOf, titleTermsOf } from './terms.ts'

const REST = /\bother\b|\bnot\b|\bbesides\b|\bremaining\b|\bexcept|\bn\.?e\.?s|\belsewhere|\bnor\b/i

/** codes: all lines of one subheading. */
export function lineFactsOf(schedule: TariffSchedule, codes: readonly string[]): readonly LineFacts[] {
  const titles = codes.map((code) => schedule.plainTitle(code))
  const included = titles.map((title) => new Set(titleTermsOf(title)))
  const everywhere = (term: string) => included.every((terms) => terms.has(term))
  const frequency = new Map<string, number>()
  for (const terms of included) for (const term of terms) frequency.set(term, (frequency.get(term) ?? 0) + 1)
  const weigh = (term: string) => 1 - Math.log(frequency.get(term) ?? 1) / Math.log(codes.length)
  return codes.map((code, at) => {
    const title = titles[at] ?? ''
    const own = included[at] ?? new Set<string>()
    const ownTerms = codes.length === 1 ? [] : [...own].filter((term) => !everywhere(term))
    const noun = nounOf(title)
    const value = valueBracket(title)
    return {
      code,
      ownTerms,
      ownWeights: ownTerms.map(weigh),
      ...(noun && !everywhere(noun) ? { noun } : {}),
      excludedTerms: [...new Set(termsOf(title))].filter((term) => !own.has(term)),
      attributes: attributesOfTitle(title),
      ...(value ? { value } : {}),
      isRest: REST.test(title),
    }
  })
}

/** The last word before the first preposition or break. */
const nounOf = (title: string): string | undefined =>
  readListing({ description: title })
    .segments.find(({ zone }) => zone === 'head')
    ?.terms.at(-1)

const UNIT = /\$\s?(\d+(?:\.\d+)?)/.source
const OVER = new RegExp(`(?:over|above|more than|worth more than)\\s+${UNIT}`, 'i')
const UP_TO = new RegExp(
  `(?:up to|under|at most|not over|to|through|or less|below|–|-)\\s*${UNIT}|${UNIT}\\s+or less`,
  'i',
)
const CENTS_OVER = /(?:over|above|more than)\s+(\d+(?:\.\d+)?)\s?(?:¢|cents)/i
const CENTS_UP_TO = /(?:up to|under|at most|not over)\s+(\d+(?:\.\d+)?)\s?(?:¢|cents)/i

/** Prices of a pair count: a pair is sold as one. */
const OF_OTHER_UNIT = /(?:\/|\bper\b|\ba\b)\s*(?:kg|dozen|doz|m2|gross|100|1,?000|liter)/i

/** 'over $5 to $15 each' -> above 5 up to 15; undefined when the title names no price of a piece. */
export function valueBracket(title: string): { over: number; upTo: number } | undefined {
  if (OF_OTHER_UNIT.test(title)) return undefined
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
