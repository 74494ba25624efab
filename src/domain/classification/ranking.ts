// From words to the candidates a person chooses from. First form: text alone; docs/decisions/007.
import type { HtsCode } from '../hts-code.ts'
import type { TariffSchedule } from '../tariff/schedule.ts'
import { type Applicability, applicabilityOf } from './applicability.ts'
import { confidencesOf } from './confidence.ts'
import { type ProductWords, queryTerms } from './query.ts'
import { reasoningFor } from './reasoning.ts'
import type { SearchHit, TariffSearch } from './search.ts'

export type Candidate = {
  readonly code: HtsCode
  /** Percent, whole, 1 to 95. */
  readonly confidence: number
  readonly applicability: Exclude<Applicability, 'not_applicable'>
  readonly reasoning: string
}

export type Ranking = {
  /** Best first. */
  readonly candidates: readonly Candidate[]
  /** Lines that stood among the best and were left out because the listing contradicts them. */
  readonly notApplicable: number
}

export const MOST_CANDIDATES = 10 // specification part 1, section 9
const MOST_OF_ONE_SUBHEADING = 4
const MOST_OF_ONE_HEADING = 6
/** Deep enough that the spread over headings finds ten. */
const HITS_READ = 600

/** At most ten candidates for goods in words; none when no word of the listing stands in the schedule. */
export function rankCandidates(schedule: TariffSchedule, search: TariffSearch, product: ProductWords): Ranking {
  const listing = `${product.description} ${product.category ?? ''}`
  const query = queryTerms(product)
  const { chosen, notApplicable } = choose(search.find(query, HITS_READ), (code) =>
    applicabilityOf(listing, schedule.path(code), 0),
  )
  const [best] = chosen
  const percents = confidencesOf(chosen, best ? search.coverage(query, best.code) : 0)
  const candidates = chosen.map(({ code }, at): Candidate => {
    const path = schedule.path(code)
    const confidence = percents[at] ?? 1
    const terms = search.matched(query, code)
    const applicability = applicabilityOf(listing, path, confidence)
    return {
      code,
      confidence,
      applicability: applicability === 'definitely_applicable' ? applicability : 'may be applicable',
      reasoning: reasoningFor(code, {
        listing,
        terms,
        path: readTitles(schedule, code),
        alike: countAlike(schedule, search, code),
      }),
    }
  })
  return { candidates, notApplicable }
}

/** The titles the search has read: the path, with the heading's plain title below the chapter where a legal text stands in its place. */
function readTitles(schedule: TariffSchedule, code: HtsCode): readonly string[] {
  const [chapter = '', ...below] = schedule.path(code)
  const plain = schedule.plainTitle(code)
  return plain === chapter || below.includes(plain) ? [chapter, ...below] : [chapter, plain, ...below]
}

type Choice = { readonly chosen: readonly SearchHit[]; readonly notApplicable: number }

/** The best hits, not too many of one place, without those the listing contradicts. */
function choose(hits: readonly SearchHit[], judge: (code: HtsCode) => Applicability): Choice {
  const chosen: SearchHit[] = []
  const taken = new Map<string, number>()
  let notApplicable = 0
  for (const hit of hits) {
    if (chosen.length === MOST_CANDIDATES) break
    const subheading = hit.code.slice(0, 6)
    const heading = hit.code.slice(0, 4)
    if ((taken.get(subheading) ?? 0) >= MOST_OF_ONE_SUBHEADING) continue
    if ((taken.get(heading) ?? 0) >= MOST_OF_ONE_HEADING) continue
    taken.set(subheading, (taken.get(subheading) ?? 0) + 1)
    taken.set(heading, (taken.get(heading) ?? 0) + 1)
    if (judge(hit.code) === 'not_applicable') notApplicable += 1
    else chosen.push(hit)
  }
  return { chosen, notApplicable }
}

/** Without legal texts many lines of a subheading carry the same titles: nothing but the law tells them apart. */
function countAlike(schedule: TariffSchedule, search: TariffSearch, code: HtsCode): number {
  const titlesOf = (line: HtsCode) => schedule.path(line).join('\n')
  const titles = titlesOf(code)
  return search.subheadingOf(code).filter((line) => line !== code && titlesOf(line) === titles).length
}
