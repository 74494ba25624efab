// What speaks for each subheading of six digits: the numbers that the ranking weighs.
import { type Attributes, attributesOfTitle, judge } from './attributes.ts'
import type { WeightedTerms } from './bm25.ts'
import type { Lexicon, LexiconVote } from './lexicon.ts'
import type { Listing, Zone } from './listing.ts'
import type { ListingKind } from './listing-kind.ts'
import { labelFeatures, type ModelFeatures, modelFeatures } from './model-features.ts'
import type { Priors } from './priors.ts'
import type { Level, TariffSearch } from './search.ts'
import type { TextModel } from './text-model.ts'

/** Names of the numbers, in their order. */
export const SUBHEADING_FEATURES = [
  'modelLog',
  'modelHeadingLog',
  'modelChapterLog',
  'modelChance',
  'modelRank',
  'labelLog',
  'labelHeadingLog',
  'labelChance',
  'bm25Sub',
  'bm25Heading',
  'bm25Line',
  'bm25HeadSub',
  'bm25HeadHeading',
  'bm25KindSub',
  'bm25KindHeading',
  'bm25SubRank',
  'bm25HeadingRank',
  'lexLast',
  'lexHead',
  'lexTitle',
  'lexKind',
  'lexAfter',
  'lexHeading',
  'lexChapter',
  'lexBroken',
  'materialMet',
  'materialBroken',
  'constructMet',
  'constructBroken',
  'genderMet',
  'genderBroken',
  'otherMet',
  'priorHeading',
  'priorChapter',
  'priorSub',
  'priorKindSub',
  'priorKindHeading',
  'priorKindChapter',
  'residual',
] as const

export type Evidence = {
  readonly kind: ListingKind
  readonly listing: Listing
  readonly attributes: Attributes
  readonly votes: readonly LexiconVote[]
  readonly query: WeightedTerms
}

export type Scored = { readonly subheading: string; readonly features: Float64Array }

export type FeatureNeeds = {
  readonly search: TariffSearch
  readonly lexicon: Lexicon
  readonly model: TextModel
  readonly labels: TextModel
  readonly priors: Priors
  readonly titleAttributes: (code: string) => Attributes
}

const FROM_BM25 = 40
const FROM_LINES = 30
const MODEL_HEADINGS = 14
const FROM_MODEL = 50
const FROM_LABELS = 25
const MOST = 190
const FLOOR = 1e-6
/** Ranks beyond this are all alike. */
const RANKS = 100

const HEAD_ZONES: readonly Zone[] = ['head', 'title']
const KIND_ZONES: readonly Zone[] = ['kind', 'last', 'category']
const ZONE_WEIGHT: Readonly<Record<Zone, number>> = {
  head: 2,
  title: 1,
  after: 0.7,
  kind: 1.4,
  detail: 0.4,
  last: 1.6,
  category: 0.8,
  long: 0.4,
}

/** The words of a listing, each with how much it counts. */
export function weightedTerms({ segments }: Listing, zones?: readonly Zone[]): WeightedTerms {
  const weights = new Map<string, number>()
  for (const { zone, terms } of segments) {
    if (zones && !zones.includes(zone)) continue
    for (const term of terms) weights.set(term, (weights.get(term) ?? 0) + ZONE_WEIGHT[zone])
  }
  return new Map([...weights].map(([term, weight]) => [term, Math.sqrt(weight)]))
}

/** Subheadings anything speaks for, at most 190, with their numbers; none when no word is known. */
export function scoreSubheadings(evidence: Evidence, needs: FeatureNeeds): readonly Scored[] {
  const text = textScores(evidence, needs.search)
  const model = modelScores(needs.model, modelFeatures(evidence.listing))
  const label = modelScores(needs.labels, labelFeatures(evidence.listing))
  const lexicon = lexiconScores(evidence.votes)
  const wanted = new Set([
    ...[...lexicon.bySubheading.keys()],
    ...top(needs.search.subheadings, text.sub.values, FROM_BM25),
    ...top(needs.search.lines, text.line.values, FROM_LINES).map((code) => code.slice(0, 6)),
    ...model.best,
    ...label.best.slice(0, FROM_LABELS),
    ...needs.priors.usual(evidence.kind),
  ])
  const known = [...wanted].filter((code) => needs.search.bySubheading.place.has(code)).slice(0, MOST)
  return known.map((subheading) => {
    const heading = subheading.slice(0, 4)
    const chapter = subheading.slice(0, 2)
    const vote = lexicon.bySubheading.get(subheading)
    const chance = model.chance(subheading)
    const attributes = agreement(evidence.attributes, needs.titleAttributes(subheading))
    const features = Float64Array.of(
      Math.log(chance + FLOOR),
      Math.log((model.headings.get(heading) ?? 0) + FLOOR),
      Math.log((model.chapters.get(chapter) ?? 0) + FLOOR),
      chance,
      1 / (1 + model.rank(subheading)),
      Math.log(label.chance(subheading) + FLOOR),
      Math.log((label.headings.get(heading) ?? 0) + FLOOR),
      label.chance(subheading),
      text.sub.share(subheading),
      text.heading.share(heading),
      Math.max(0, ...needs.search.linesOf(subheading).map((line) => text.line.share(line))),
      text.headSub.share(subheading),
      text.headHeading.share(heading),
      text.kindSub.share(subheading),
      text.kindHeading.share(heading),
      1 / (1 + text.sub.rank(subheading)),
      1 / (1 + text.heading.rank(heading)),
      vote?.last ?? 0,
      vote?.head ?? 0,
      vote?.title ?? 0,
      vote?.kind ?? 0,
      vote?.after ?? 0,
      lexicon.byHeading.get(heading) ?? 0,
      lexicon.byChapter.get(chapter) ?? 0,
      vote?.broken ?? 0,
      ...attributes,
      needs.priors.of(heading),
      needs.priors.of(chapter),
      needs.priors.of(subheading),
      needs.priors.ofKind(evidence.kind, subheading),
      needs.priors.ofKind(evidence.kind, heading),
      needs.priors.ofKind(evidence.kind, chapter),
      /(?:90|99|9\d|.8)$/.test(subheading) ? 1 : 0,
    )
    return { subheading, features }
  })
}

type Column = {
  readonly values: Float64Array
  /** Share of the best score: 0 to 1. */
  share(code: string): number
  rank(code: string): number
}

function textScores({ listing, query }: Evidence, search: TariffSearch) {
  const head = weightedTerms(listing, HEAD_ZONES)
  const kind = weightedTerms(listing, KIND_ZONES)
  return {
    sub: column(search.bySubheading, query),
    heading: column(search.byHeading, query),
    line: column(search.byLine, query),
    headSub: column(search.bySubheading, head),
    headHeading: column(search.byHeading, head),
    kindSub: column(search.bySubheading, kind),
    kindHeading: column(search.byHeading, kind),
  }
}

function column(level: Level, query: WeightedTerms): Column {
  const values = level.scores(query)
  const best = values.reduce((most, value) => Math.max(most, value), 0)
  const at = (code: string) => values[level.place.get(code) ?? -1] ?? 0
  let leading: readonly number[] | undefined
  return {
    values,
    share: (code) => (best === 0 ? 0 : at(code) / best),
    rank: (code) => {
      leading ??= topPlaces(values, RANKS).map((place) => values[place] ?? 0)
      const found = leading.findIndex((value) => value <= at(code))
      return found < 0 ? RANKS : found
    },
  }
}

function modelScores(model: TextModel, features: ModelFeatures) {
  const chances = model.headingChances(features)
  const headings = new Map(model.headings.map((heading, at) => [heading, chances[at] ?? 0]))
  const chapters = new Map<string, number>()
  for (const [heading, chance] of headings)
    chapters.set(heading.slice(0, 2), (chapters.get(heading.slice(0, 2)) ?? 0) + chance)
  const within = new Map<string, ReadonlyMap<string, number>>()
  const chance = (subheading: string): number => {
    const heading = subheading.slice(0, 4)
    const known = within.get(heading) ?? model.subheadingChances(features, heading)
    within.set(heading, known)
    return (headings.get(heading) ?? 0) * (known.get(subheading) ?? 0)
  }
  const likely = [...headings].sort((a, b) => b[1] - a[1]).slice(0, MODEL_HEADINGS)
  const best = likely
    .flatMap(([heading]) => [...model.subheadingChances(features, heading).keys()])
    .map((code) => ({ code, chance: chance(code) }))
    .sort((a, b) => b.chance - a.chance)
    .slice(0, FROM_MODEL)
    .map(({ code }) => code)
  const places = new Map(best.map((code, at) => [code, at]))
  return { headings, chapters, chance, best, rank: (code: string) => places.get(code) ?? FROM_MODEL }
}

type VoteSums = { last: number; head: number; title: number; kind: number; after: number; broken: number }

/** The strongest vote of each kind for a subheading, and of all kinds for its heading and chapter. */
function lexiconScores(votes: readonly LexiconVote[]) {
  const bySubheading = new Map<string, VoteSums>()
  const byHeading = new Map<string, number>()
  const byChapter = new Map<string, number>()
  for (const vote of votes) {
    const subheading = vote.code.slice(0, 6)
    const sums = bySubheading.get(subheading) ?? { last: 0, head: 0, title: 0, kind: 0, after: 0, broken: 0 }
    bySubheading.set(subheading, sums)
    if (vote.verdict === 'broken') {
      sums.broken = 1
      continue
    }
    const strength = strengthOf(vote)
    const kind = voteKind(vote)
    sums[kind] = Math.max(sums[kind], strength)
    raise(byHeading, subheading.slice(0, 4), strength * ZONE_WEIGHT[vote.zone])
    raise(byChapter, subheading.slice(0, 2), strength * ZONE_WEIGHT[vote.zone])
  }
  return { bySubheading, byHeading, byChapter }
}

function voteKind({ zone, isLast }: LexiconVote): keyof VoteSums {
  if (zone === 'head') return isLast ? 'last' : 'head'
  if (zone === 'kind' || zone === 'last' || zone === 'category') return 'kind'
  return zone === 'title' ? 'title' : 'after'
}

const LENGTH_STRENGTH = [0, 1, 1.6, 2, 2.2, 2.3]

export function strengthOf({ length, verdict, met, isUsual, isOvertaken, rivals }: LexiconVote): number {
  const whenMet = isUsual ? 1 : 1.15 + 0.1 * met.length
  const certainty = verdict === 'met' ? whenMet : 0.5
  return ((LENGTH_STRENGTH[length] ?? 2.3) * certainty * (isOvertaken ? 0.4 : 1)) / (1 + 0.25 * Math.log(rivals))
}

/** Met and broken, for material, construction and wearer; met for the rest. */
function agreement(said: Attributes, title: Attributes): readonly number[] {
  const verdict = (key: 'material' | 'construct' | 'gender') => {
    const values = title.get(key)
    return values ? judge({ key, values: [...values.keys()] }, said) : 'open'
  }
  const pairs = (['material', 'construct', 'gender'] as const).flatMap((key) => {
    const answer = verdict(key)
    return [answer === 'met' ? 1 : 0, answer === 'broken' ? 1 : 0]
  })
  const others = (['power', 'form', 'state', 'use'] as const).filter((key) => {
    const values = title.get(key)
    return values && judge({ key, values: [...values.keys()] }, said) === 'met'
  })
  return [...pairs, others.length]
}

export const titleAttributesOf = (title: string): Attributes => attributesOfTitle(title)

const top = (codes: readonly string[], values: Float64Array, count: number): readonly string[] =>
  topPlaces(values, count).map((place) => codes[place] ?? '')

/** Places of the highest values above 0, highest first. */
function topPlaces(values: Float64Array, count: number): readonly number[] {
  let found: number[] = []
  let least = 0
  const prune = () => {
    found = found.sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0)).slice(0, count)
    if (found.length === count) least = values[found.at(-1) ?? 0] ?? 0
  }
  for (let place = 0; place < values.length; place += 1) {
    if ((values[place] ?? 0) <= least) continue
    found.push(place)
    if (found.length >= count * 3) prune()
  }
  prune()
  return found
}

function raise(values: Map<string, number>, key: string, value: number): void {
  values.set(key, Math.max(values.get(key) ?? 0, value))
}
