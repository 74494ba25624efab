// Text search over the lines a declaration may name: BM25 over the titles of a line's path, held in memory.
// A line is found by its own words, by its heading's title in plain words, and by the words of its heading taken as a whole.
import type { HtsCode } from '../hts-code.ts'
import type { TariffSchedule } from '../tariff/schedule.ts'
import { buildBm25, type WeightedTerms } from './bm25.ts'
import { titleTermsOf } from './terms.ts'

export type SearchHit = {
  readonly code: HtsCode
  /** Above 0, without an upper bound: comparable within one search only. */
  readonly score: number
}

export type TariffSearch = {
  /** Lines that share a word with the query, best first; of equal score in schedule order. */
  find(query: WeightedTerms, limit: number): readonly SearchHit[]
  /** Words of the query that stand in a line's titles, those that count most first. */
  matched(query: WeightedTerms, code: HtsCode): readonly string[]
  /** Share of the query's weight that stands in a line's titles: 0 to 1. */
  coverage(query: WeightedTerms, code: HtsCode): number
  /** The lines of the subheading (six digits) a line stands in, itself included. */
  subheadingOf(code: HtsCode): readonly HtsCode[]
}

/** Weight of a step of the path by its distance from the line, the line itself first; further steps weigh as the last. */
const STEP_WEIGHTS = [1.2, 1.1, 1, 0.9]
const CHAPTER_WEIGHT = 0.4
/** Our own title of the heading, where a legal text stands in the path in its place. */
const PLAIN_TITLE_WEIGHT = 1
/** How much the heading as a whole counts beside the line. */
const HEADING_SHARE = 0.5
/** Lines that take in what their neighbours leave are right more often: at most this share of the best score is added. */
const RESIDUAL_SHARE = 0.05

/** Reads every declarable line of the schedule: about half a second for 19,900 lines with legal texts. */
export function buildSearch(schedule: TariffSchedule): TariffSearch {
  const codes = schedule.declarable.filter(isGoods)
  const position = new Map(codes.map((code, at) => [code, at]))
  const headings = new Map([...new Set(codes.map(headingOf))].map((heading, at) => [heading, at]))
  const subheadings = Map.groupBy(codes, (code) => code.slice(0, 6))
  const termsOfTitle = remembered(titleTermsOf)
  const lines = buildBm25(codes.map((code) => lineTerms(schedule, code, termsOfTitle)))
  const wholeHeadings = buildBm25(headingTerms(schedule, codes, termsOfTitle))
  return {
    find(query, limit) {
      const byLine = lines.scores(query)
      const byHeading = wholeHeadings.scores(query)
      const residual = RESIDUAL_SHARE * byLine.reduce((best, score) => Math.max(best, score), 0)
      const hits = codes.flatMap((code, at): SearchHit[] => {
        const own = byLine[at] ?? 0
        if (own === 0) return []
        const whole = byHeading[headings.get(headingOf(code)) ?? -1] ?? 0
        return [{ code, score: own + HEADING_SHARE * whole + residual * residualShare(code) }]
      })
      return hits.sort((a, b) => b.score - a.score).slice(0, limit)
    },
    matched: (query, code) => lines.matched(query, position.get(code) ?? -1),
    coverage: (query, code) => lines.coverage(query, position.get(code) ?? -1),
    subheadingOf: (code) => subheadings.get(code.slice(0, 6)) ?? [],
  }
}

/** Chapters 98 and 99 describe circumstances, never the goods themselves. */
const isGoods = (code: string): boolean => code < '98'
const headingOf = (code: string): string => code.slice(0, 4)

/** 0 to 1: a subheading without further lines, and numbers by which the schedule marks its "other" lines. */
function residualShare(code: HtsCode): number {
  const subheading = code.slice(4, 6) === '90' ? 0.3 : 0
  if (code.endsWith('0000')) return 0.7 + subheading
  return /(?:90|95|80|9000)$/.test(code) ? 0.4 + subheading : subheading
}

type TermsOf = (text: string) => readonly string[]

function lineTerms(schedule: TariffSchedule, code: HtsCode, termsOfTitle: TermsOf): WeightedTerms {
  const path = schedule.path(code)
  const plainTitle = schedule.plainTitle(code)
  const weights = new Map<string, number>()
  path.toReversed().forEach((title, stepsUp) => {
    const isChapter = stepsUp === path.length - 1 && path.length > 1
    const stepWeight = STEP_WEIGHTS[Math.min(stepsUp, STEP_WEIGHTS.length - 1)] ?? 1
    for (const term of termsOfTitle(title)) addWeight(weights, term, isChapter ? CHAPTER_WEIGHT : stepWeight)
  })
  if (!path.includes(plainTitle))
    for (const term of termsOfTitle(plainTitle)) addWeight(weights, term, PLAIN_TITLE_WEIGHT)
  return weights
}

/** One document a heading, in order: the words of all its lines, each distinct title once. */
function headingTerms(
  schedule: TariffSchedule,
  codes: readonly HtsCode[],
  termsOfTitle: TermsOf,
): readonly WeightedTerms[] {
  const byHeading = Map.groupBy(codes, headingOf)
  return [...byHeading.values()].map((members) => {
    const titles = new Set(members.flatMap((code) => [...schedule.path(code), schedule.plainTitle(code)]))
    const weights = new Map<string, number>()
    for (const term of [...titles].flatMap(termsOfTitle)) addWeight(weights, term, 1)
    return weights
  })
}

function addWeight(weights: Map<string, number>, term: string, weight: number): void {
  weights.set(term, (weights.get(term) ?? 0) + weight)
}

/** Titles repeat on thousands of lines; each is read once. */
function remembered(read: TermsOf): TermsOf {
  const known = new Map<string, readonly string[]>()
  return (text) => {
    const found = known.get(text) ?? read(text)
    known.set(text, found)
    return found
  }
}
