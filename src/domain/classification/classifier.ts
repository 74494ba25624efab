// The offline classifier: what it is built from, and how it judges goods. Choosing what to show is ranking.ts.
import type { HtsCode } from '../hts-code.ts'
import type { TariffSchedule } from '../tariff/schedule.ts'
import { type Attributes, attributesOf, attributesOfTitle, deniesBelow } from './attributes.ts'
import type { WeightedTerms } from './bm25.ts'
import { type Calibration, calibrated } from './confidence.ts'
import { type Exemplars, openExemplars } from './exemplars.ts'
import { type HiddenWeights, openRanker } from './layered-ranker.ts'
import type { LegalNote } from './legal-note.ts'
import { buildLexicon, type Lexicon, type LexiconRow, type LexiconVote } from './lexicon.ts'
import { lineFactsOf } from './line-facts.ts'
import { isInBracket, LINE_FEATURES, type LineFacts, scoreLines } from './line-features.ts'
import { chancesOf, type RankerWeights, toVector } from './linear-ranker.ts'
import { type Listing, type ProductWords, readListing } from './listing.ts'
import { kindOf, type ListingKind } from './listing-kind.ts'
import { type ModelFeatures, modelFeatures } from './model-features.ts'
import { openPrecedents, type Precedent, type Precedents } from './precedents.ts'
import { type CodeCounts, type Priors, priorsOf } from './priors.ts'
import { buildSearch, type TariffSearch } from './search.ts'
import { type Scored, SUBHEADING_FEATURES, scoreSubheadings } from './subheading-features.ts'
import { type ModelWeights, openTextModel, type TextModel } from './text-model.ts'
import { weightedTerms } from './text-scores.ts'

/** What training gives: data/classification. */
export type ClassifierWeights = {
  readonly text: ModelWeights
  readonly labels: ModelWeights
  readonly exemplars: Exemplars
  readonly subheading: Readonly<Record<ListingKind, RankerWeights>>
  readonly hidden: HiddenWeights
  readonly line: RankerWeights
  readonly counts: CodeCounts
  /** Terms of the coded goods read in training, beside those of the schedule and the lexicon. */
  readonly words: ReadonlySet<string>
  /** Of six digits for each form of text; of a line among those of its subheading. */
  readonly calibration: Readonly<Record<ListingKind | 'line', Calibration>>
}

type ClassifierParts = {
  readonly schedule: TariffSchedule
  readonly lexicon: readonly LexiconRow[]
  readonly precedents?: readonly Precedent[]
  readonly legalNotes?: readonly LegalNote[]
  readonly weights: ClassifierWeights
}

/** What was read of the goods. */
type Reading = {
  readonly listing: Listing
  readonly kind: ListingKind
  readonly attributes: Attributes
  readonly votes: readonly LexiconVote[]
  readonly query: WeightedTerms
}

/** A line with the chances, 0 to 1, that its subheading is right and that it is; and the rates such chances stand for. */
export type JudgedLine = {
  readonly code: HtsCode
  readonly chance6: number
  readonly chance10: number
  readonly confidence6: number
  readonly confidence10: number
}

export type Judgement = Reading & {
  /** Lines of the likeliest subheadings, likeliest line first. */
  readonly lines: readonly JudgedLine[]
  /** Chance of each heading among those considered, likeliest first. */
  readonly headings: readonly { readonly heading: string; readonly chance: number }[]
}

export type Classifier = {
  readonly schedule: TariffSchedule
  readonly search: TariffSearch
  readonly lexicon: Lexicon
  readonly precedents: Precedents
  readonly legalNotes: readonly LegalNote[]
  /** Whether a term stands in the schedule, the lexicon or among coded goods. */
  knows(term: string): boolean
  read(product: ProductWords): Reading
  /** The numbers behind a judgement: for training. */
  subheadingScores(reading: Reading): readonly Scored[]
  lineScores(reading: Reading, subheading: string): readonly Float64Array[]
  judge(product: ProductWords): Judgement
}

/** Subheadings whose lines are told apart. */
const SUBHEADINGS_READ = 40

/** What is left of a line's share when the price is not in its bracket: a shop's price is near the value that customs asks, not it. */
const OUT_OF_BRACKET = 0.1

/** Reads the schedule and the lexicon into memory: about a second. */
export function buildClassifier(parts: ClassifierParts): Classifier {
  const { schedule, lexicon: rows, precedents = [], legalNotes = [], weights } = parts
  const search = buildSearch(schedule, rows)
  const lexicon = buildLexicon(rows)
  // Taken out here: whoever holds all of `weights` also holds the exemplars in the order in which they are no longer asked.
  const { words, calibration } = weights
  const needs = {
    search,
    lexicon,
    model: openTextModel(weights.text),
    labels: openTextModel(weights.labels),
    priors: priorsOf(weights.counts),
    nearness: openExemplars(weights.exemplars),
    titleAttributes: kept((code) => attributesOfTitle(schedule.plainPath(code).slice(1).join(' ; '))),
  }
  const titlesOf = (code: string) => schedule.plainPath(code).slice(1)
  const factsOf = kept((subheading) => lineFactsOf(schedule, search.linesOf(subheading)))
  const ranker = openRanker(weights.subheading, weights.hidden, SUBHEADING_FEATURES)
  const lineWeights = toVector(weights.line, LINE_FEATURES)

  const read = (product: ProductWords): Reading => {
    const listing = readListing(product)
    const attributes = attributesOf(listing, product.answers)
    const votes = lexicon.votes(listing, attributes, product.valueUsd)
    return { listing, kind: kindOf(listing, search.byLine.knows), attributes, votes, query: weightedTerms(listing) }
  }
  const lineScores = lineScorer(search, factsOf, needs.priors, needs.model)
  return {
    schedule,
    search,
    lexicon,
    precedents: openPrecedents(precedents),
    legalNotes,
    knows: (term) => search.byLine.knows(term) || search.bySubheading.knows(term) || words.has(term),
    read,
    subheadingScores: (reading) => scoreSubheadings(reading, needs),
    lineScores,
    judge(product) {
      const reading = read(product)
      const scored = scoreSubheadings(reading, needs)
      const chances = ranker.chancesOf(
        scored.map(({ features }) => features),
        reading.kind,
      )
      const isDenied = (code: string) => (product.answers ?? []).some((answer) => deniesBelow(titlesOf(code), answer))
      const likely = shareAnew(
        scored.map(({ subheading }, at) => ({
          subheading,
          chance: isDenied(subheading) ? 0 : (chances[at] ?? 0),
        })),
      ).sort((a, b) => b.chance - a.chance)
      const lines = likely.slice(0, SUBHEADINGS_READ).flatMap(({ subheading, chance }) => {
        const shares = chancesOf(lineScores(reading, subheading), lineWeights)
        const within = sharesWithin(shares, factsOf(subheading), isDenied, product.valueUsd)
        const confidence6 = calibrated(chance, calibration[reading.kind])
        return search.linesOf(subheading).map((code, at): JudgedLine => {
          const share = within[at] ?? 0
          const confidence10 = within.length === 1 ? confidence6 : confidence6 * calibrated(share, calibration.line)
          return { code, chance6: chance, chance10: chance * share, confidence6, confidence10 }
        })
      })
      return {
        ...reading,
        lines: lines.filter(({ chance10 }) => chance10 > 0).sort((a, b) => b.chance10 - a.chance10),
        headings: headingChances(likely),
      }
    },
  }
}

/** The shares of the lines of a subheading once answers and price are heard; as they were where nothing would be left. */
function sharesWithin(
  shares: Float64Array,
  facts: readonly (LineFacts | undefined)[],
  isDenied: (code: string) => boolean,
  valueUsd: ProductWords['valueUsd'],
): Float64Array {
  const allowed = shares.map((share, at) => {
    const line = facts[at]
    if (!line || isDenied(line.code)) return 0
    return isInBracket(line, valueUsd) ? share : share * OUT_OF_BRACKET
  })
  const sum = allowed.reduce((total, share) => total + share, 0)
  return sum === 0 ? shares : allowed.map((share) => share / sum)
}

function lineScorer(
  search: TariffSearch,
  factsOf: (subheading: string) => readonly LineFacts[],
  priors: Priors,
  model: TextModel,
) {
  let known: { reading: Reading; features: ModelFeatures } | undefined
  return (reading: Reading, subheading: string): readonly Float64Array[] => {
    if (known?.reading !== reading) known = { reading, features: modelFeatures(reading.listing) }
    const { features } = known
    const scores = search.byLine.scores('all', reading.query)
    const chances = model.lineChances(features, subheading)
    const { query, attributes, votes } = reading
    const evidence = {
      query,
      attributes,
      votes,
      score: (code: string) => scores[search.byLine.place.get(code) ?? -1] ?? 0,
      rarity: search.byLine.rarity,
      modelChance: (code: string) => chances.get(code) ?? 0,
    }
    return scoreLines(factsOf(subheading), evidence, priors)
  }
}

function headingChances(likely: readonly { subheading: string; chance: number }[]): Judgement['headings'] {
  const sums = new Map<string, number>()
  for (const { subheading, chance } of likely) {
    const heading = subheading.slice(0, 4)
    sums.set(heading, (sums.get(heading) ?? 0) + chance)
  }
  return [...sums].map(([heading, chance]) => ({ heading, chance })).sort((a, b) => b.chance - a.chance)
}

/** Chances that sum to 1 again after some were taken out; as they were when nothing is left. */
function shareAnew<T extends { readonly chance: number }>(parts: readonly T[]): T[] {
  const sum = parts.reduce((total, { chance }) => total + chance, 0)
  return parts.map((part) => (sum === 0 ? part : { ...part, chance: part.chance / sum }))
}

/** Each answer is worked out once. */
function kept<T>(work: (code: string) => T): (code: string) => T {
  const known = new Map<string, T>()
  return (code) => {
    const found = known.get(code) ?? work(code)
    known.set(code, found)
    return found
  }
}
