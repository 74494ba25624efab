// Text search over the schedule: BM25 over headings, subheadings and lines, held in memory. Each is a document of its own titles in
// plain words, of the names our lexicon gives its goods and, where they are installed, of the legal texts.
import type { HtsCode } from '../hts-code.ts'
import type { TariffSchedule } from '../tariff/schedule.ts'
import { type Bm25Builder, startBm25, type WeightedTerms } from './bm25.ts'
import type { LexiconRow } from './lexicon.ts'
import { remembered } from './remembered.ts'
import { titleTermsOf } from './terms.ts'

export type TariffSearch = {
  /** All codes goods may be declared under, chapters 98 and 99 aside, in schedule order. */
  readonly lines: readonly HtsCode[]
  readonly subheadings: readonly string[]
  readonly headings: readonly string[]
  /** Lines of a subheading (six digits), in schedule order. */
  linesOf(subheading: string): readonly HtsCode[]
  subheadingsOf(heading: string): readonly string[]
  readonly byLine: Level
  readonly bySubheading: Level
  readonly byHeading: Level
}

/** What of a listing is asked for: all its words, those of its head, or those that say its kind. */
export type Part = 'all' | 'head' | 'kind'

/** One document a code, found by its code. */
export type Level = {
  /** One score a document, in an array that the next question about the same part fills anew: read it at once. */
  scores(part: Part, query: WeightedTerms): Float64Array
  readonly place: ReadonlyMap<string, number>
  /** Terms of the query that stand in a document, those that count most first. */
  matched(query: WeightedTerms, code: string): readonly string[]
  /** Whether a term stands in any document. */
  knows(term: string): boolean
  /** Higher for terms that stand in few documents; the rarest for a term that stands in none. */
  rarity(term: string): number
}

const OWN_TITLE_WEIGHT = 1.5
const ABOVE_TITLE_WEIGHT = 0.6
const CHAPTER_WEIGHT = 0.2
const LINE_TITLE_WEIGHT = 0.5
const LEGAL_WEIGHT = 0.4
const NAME_WEIGHT = 1

export function buildSearch(schedule: TariffSchedule, lexicon: readonly LexiconRow[] = []): TariffSearch {
  const lines = schedule.declarable.filter((code) => code < '98')
  const linesOf = Map.groupBy(lines, (code) => code.slice(0, 6))
  const subheadings = [...linesOf.keys()]
  const subheadingsOf = Map.groupBy(subheadings, (code) => code.slice(0, 4))
  const headings = [...subheadingsOf.keys()]
  const builders = readDocuments(schedule, lexicon, { linesOf, subheadingsOf })
  return {
    lines,
    subheadings,
    headings,
    linesOf: (subheading) => linesOf.get(subheading) ?? [],
    subheadingsOf: (heading) => subheadingsOf.get(heading) ?? [],
    byLine: toLevel(lines, builders.line),
    bySubheading: toLevel(subheadings, builders.subheading),
    byHeading: toLevel(headings, builders.heading),
  }
}

type Branches = {
  readonly linesOf: ReadonlyMap<string, readonly HtsCode[]>
  readonly subheadingsOf: ReadonlyMap<string, readonly string[]>
}

/** Apart from what asks: whatever stands beside `linesOf` there is kept with it, and the names are needed here alone. */
function readDocuments(schedule: TariffSchedule, lexicon: readonly LexiconRow[], { linesOf, subheadingsOf }: Branches) {
  const terms = new Map<string, string>()
  const once = (term: string): string => {
    const known = terms.get(term) ?? term
    terms.set(known, known)
    return known
  }
  // All three indexes name a term by the same text.
  const read = remembered((title) => titleTermsOf(title).map(once))
  const namesOf = lexiconNames(lexicon)
  const builders = { line: startBm25(), subheading: startBm25(), heading: startBm25() }
  for (const [heading, inside] of subheadingsOf) {
    for (const subheading of inside) {
      const below = linesOf.get(subheading) ?? []
      for (const line of below) builders.line.add(lineDocument(schedule, line, read))
      builders.subheading.add(branchDocument(schedule, subheading, below, namesOf.get(subheading), read))
    }
    const below = inside.flatMap((each) => linesOf.get(each) ?? [])
    const names = inside.flatMap((each) => namesOf.get(each) ?? [])
    builders.heading.add(branchDocument(schedule, heading, below, names, read))
  }
  return builders
}

/** codes: of the documents, in their order. */
function toLevel(codes: readonly string[], builder: Bm25Builder): Level {
  const place = new Map(codes.map((code, at) => [code, at]))
  const index = builder.build()
  // Arrays as long as the schedule, made anew for each question, would wait for the collector by the hundred.
  const known = new Map<Part, { query: WeightedTerms | undefined; readonly scores: Float64Array }>()
  return {
    place,
    scores(part, query) {
      const kept = known.get(part) ?? { query: undefined, scores: new Float64Array(index.count) }
      known.set(part, kept)
      // The same query is asked for the subheading and for its lines.
      if (kept.query !== query) index.score(query, kept.scores)
      kept.query = query
      return kept.scores
    },
    knows: index.knows,
    rarity: index.rarity,
    matched: (query, code) => index.matched(query, place.get(code) ?? -1),
  }
}

function titleWeight(isOwn: boolean, isChapter: boolean): number {
  if (isOwn) return OWN_TITLE_WEIGHT
  return isChapter ? CHAPTER_WEIGHT : ABOVE_TITLE_WEIGHT
}

type TermsOf = (text: string) => readonly string[]

function lineDocument(schedule: TariffSchedule, code: HtsCode, read: TermsOf): WeightedTerms {
  const document = new Document(read)
  const own = schedule.plainPath(code)
  own.toReversed().forEach((title, above) => {
    const isChapter = above === own.length - 1
    document.add(title, titleWeight(above === 0, isChapter))
  })
  if (schedule.hasLegalTexts) for (const title of schedule.path(code).slice(1)) document.add(title, LEGAL_WEIGHT)
  return document.weights
}

/** A heading or subheading: its titles, each distinct title of the lines below once, and the names of its goods. */
function branchDocument(
  schedule: TariffSchedule,
  code: string,
  lines: readonly HtsCode[],
  names: readonly string[] = [],
  read: TermsOf = titleTermsOf,
): WeightedTerms {
  const document = new Document(read)
  const own = schedule.plainPath(code)
  own.forEach((title, at) => {
    document.add(title, titleWeight(at === own.length - 1, at === 0))
  })
  for (const title of new Set(lines.map((line) => schedule.plainTitle(line)))) document.add(title, LINE_TITLE_WEIGHT)
  for (const name of names) document.add(name, NAME_WEIGHT)
  if (schedule.hasLegalTexts)
    for (const title of new Set(lines.flatMap((line) => schedule.path(line).slice(1))))
      document.add(title, LEGAL_WEIGHT)
  return document.weights
}

/** Names of each subheading's goods, as often as rows say them. */
function lexiconNames(lexicon: readonly LexiconRow[]): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, Set<string>>()
  for (const { code, terms } of lexicon) {
    const subheading = code.slice(0, 6)
    const known = names.get(subheading) ?? new Set<string>()
    for (const term of terms) known.add(term)
    names.set(subheading, known)
  }
  return new Map([...names].map(([code, known]) => [code, [...known]]))
}

class Document {
  readonly weights = new Map<string, number>()
  readonly #read: TermsOf

  constructor(read: TermsOf) {
    this.#read = read
  }

  add(text: string, weight: number): void {
    for (const term of this.#read(text)) this.weights.set(term, (this.weights.get(term) ?? 0) + weight)
  }
}
