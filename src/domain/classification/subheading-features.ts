// What speaks for each subheading of six digits: the numbers that the ranking weighs.
import { type Attributes, judge } from './attributes.ts'
import type { WeightedTerms } from './bm25.ts'
import { type Nearness, NOTHING_NEAR } from './exemplars.ts'
import type { Lexicon, LexiconVote } from './lexicon.ts'
import { lexiconScores } from './lexicon-scores.ts'
import type { Listing } from './listing.ts'
import { isShort, type ListingKind } from './listing-kind.ts'
import { labelFeatures, modelFeatures } from './model-features.ts'
import { modelScores } from './model-scores.ts'
import type { Priors } from './priors.ts'
import type { TariffSearch } from './search.ts'
import type { TextModel } from './text-model.ts'
import { textScores, top } from './text-scores.ts'

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
  'lexWhole',
  'lexSum',
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
  'nearest',
  'nearShare',
  'nearHeading',
] as const

type Evidence = {
  readonly kind: ListingKind
  readonly listing: Listing
  readonly attributes: Attributes
  readonly votes: readonly LexiconVote[]
  readonly query: WeightedTerms
}

export type Scored = { readonly subheading: string; readonly features: Float64Array }

type FeatureNeeds = {
  readonly search: TariffSearch
  readonly lexicon: Lexicon
  readonly model: TextModel
  readonly labels: TextModel
  readonly priors: Priors
  /** How near coded goods are, by letters. */
  readonly nearness: (listing: Listing) => Nearness
  readonly titleAttributes: (code: string) => Attributes
}

const FROM_BM25 = 40
const FROM_LINES = 30
const FROM_LABELS = 25
const FROM_NEAR = 25
const MOST = 220
const FLOOR = 1e-6

/** Subheadings anything speaks for, at most 220, with their numbers; none when no word is known. */
export function scoreSubheadings(evidence: Evidence, needs: FeatureNeeds): readonly Scored[] {
  const text = textScores(evidence.listing, evidence.query, needs.search)
  const model = modelScores(needs.model, modelFeatures(evidence.listing))
  const label = modelScores(needs.labels, labelFeatures(evidence.listing))
  const lexicon = lexiconScores(evidence.votes)
  const near = isShort(evidence.listing) ? needs.nearness(evidence.listing) : NOTHING_NEAR
  const scores = { text, model, label, lexicon, near }
  return candidates(evidence, needs, scores).map((subheading) => ({
    subheading,
    features: featuresOf(subheading, scores, evidence, needs),
  }))
}

type Scores = {
  readonly text: ReturnType<typeof textScores>
  readonly model: ReturnType<typeof modelScores>
  readonly label: ReturnType<typeof modelScores>
  readonly lexicon: ReturnType<typeof lexiconScores>
  readonly near: ReturnType<FeatureNeeds['nearness']>
}

function candidates({ kind }: Evidence, needs: FeatureNeeds, scores: Scores): readonly string[] {
  const { text, model, label, lexicon, near } = scores
  const wanted = new Set([
    ...[...lexicon.bySubheading.keys()],
    ...top(needs.search.subheadings, text.sub.values, FROM_BM25),
    ...top(needs.search.lines, text.line.values, FROM_LINES).map((code) => code.slice(0, 6)),
    ...model.best,
    ...label.best.slice(0, FROM_LABELS),
    ...near.best.slice(0, FROM_NEAR),
    ...needs.priors.usual(kind),
  ])
  return [...wanted].filter((code) => needs.search.bySubheading.place.has(code)).slice(0, MOST)
}

/** In the order of the trained weights. */
function featuresOf(subheading: string, scores: Scores, evidence: Evidence, needs: FeatureNeeds): Float64Array {
  const { text, model, label, lexicon, near } = scores
  const heading = subheading.slice(0, 4)
  const chapter = subheading.slice(0, 2)
  const vote = lexicon.bySubheading.get(subheading)
  const chance = model.chance(subheading)
  const attributes = agreement(evidence.attributes, needs.titleAttributes(subheading))
  return Float64Array.of(
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
    vote?.whole ?? 0,
    Math.log1p(vote?.sum ?? 0),
    ...attributes,
    needs.priors.of(heading),
    needs.priors.of(chapter),
    needs.priors.of(subheading),
    needs.priors.ofKind(evidence.kind, subheading),
    needs.priors.ofKind(evidence.kind, heading),
    needs.priors.ofKind(evidence.kind, chapter),
    /(?:90|99|9\d|.8)$/.test(subheading) ? 1 : 0,
    near.nearest(subheading),
    near.share(subheading),
    near.share(heading),
  )
}

/** Met and broken, for material, construction and wearer; met for the rest. */
function agreement(said: Attributes, title: Attributes): readonly number[] {
  const verdict = (key: 'material' | 'construct' | 'gender') => {
    const values = said.has(key) ? title.get(key) : undefined
    return values ? judge({ key, values: [...values.keys()] }, said) : 'open'
  }
  const pairs = (['material', 'construct', 'gender'] as const).flatMap((key) => {
    const answer = verdict(key)
    return [answer === 'met' ? 1 : 0, answer === 'broken' ? 1 : 0]
  })
  const others = (['power', 'form', 'state', 'use'] as const).filter((key) => {
    const values = said.has(key) ? title.get(key) : undefined
    return values && judge({ key, values: [...values.keys()] }, said) === 'met'
  })
  return [...pairs, others.length]
}
