// Rulings of US Customs on like goods: found by the words they share with a listing.
import type { WeightedTerms } from './bm25.ts'
import { termsOf } from './terms.ts'

/** One ruling: its number, what it was about in the words of its subject line, and the code it gave. */
export type Precedent = {
  readonly ruling: string
  readonly goods: string
  readonly code: string
  readonly date: string
}

export type Precedents = {
  /** The ruling on the likest goods that gave this code; undefined when none is like enough. */
  find(code: string, query: WeightedTerms): Precedent | undefined
}

/** Where a ruling can be read. */
export const rulingUrl = (ruling: string): string => `https://rulings.cbp.gov/ruling/${ruling}`

/** Share of a ruling's words that must stand in the listing. */
const LEAST_SHARE = 0.6

/** Reads the columns ruling, date, code, goods. */
export function parsePrecedents(text: string): readonly Precedent[] {
  const [, ...lines] = text.trimEnd().split('\n')
  return lines.map((line) => {
    const [ruling = '', date = '', code = '', goods = ''] = line.split('\t')
    return { ruling, date, code, goods }
  })
}

export function openPrecedents(rulings: readonly Precedent[]): Precedents {
  const byCode = Map.groupBy(
    rulings.map((precedent) => ({ precedent, terms: [...new Set(termsOf(precedent.goods))] })),
    ({ precedent }) => precedent.code,
  )
  return {
    find(code, query) {
      const known = (byCode.get(code) ?? []).map(({ precedent, terms }) => ({
        precedent,
        share: terms.filter((term) => query.has(term)).length / Math.max(1, terms.length),
      }))
      const best = known.sort((a, b) => b.share - a.share)[0]
      return best && best.share >= LEAST_SHARE ? best.precedent : undefined
    },
  }
}
