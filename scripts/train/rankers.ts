// The rankers over subheadings and over the lines of one, and how often they turned out right.
import type { ClassifierWeights } from '#domain/classification/classifier.ts'
import { LINE_FEATURES } from '#domain/classification/line-features.ts'
import { chancesOf, type RankerWeights } from '#domain/classification/linear-ranker.ts'
import { LISTING_KINDS, type ListingKind } from '#domain/classification/listing-kind.ts'
import { SUBHEADING_FEATURES } from '#domain/classification/subheading-features.ts'
import type { Outcome } from './calibration-training.ts'
import { trainRanker } from './ranker-training.ts'
import type { Seen } from './seen.ts'
import { LABEL_SOURCE } from './training-data.ts'

const PULL = 0.02
const KIND_PULL = 0.03
/** There are many more labels than development rows. */
const LABEL_WEIGHT = 0.4
/** Of the subheadings considered, the ranker learns from this many: the likeliest before training, and the right ones. */
const MOST_ALTERNATIVES = 90

export type Rankers = { readonly subheading: readonly Float64Array[]; readonly line: Float64Array }

export function fitRankers(seen: readonly Seen[]): Rankers {
  const size = SUBHEADING_FEATURES.length
  const subheading = trainRanker(seen.flatMap(subheadingQuestion), {
    size,
    kinds: LISTING_KINDS.length,
    pull: PULL,
    kindPull: KIND_PULL,
  })
  const line = trainRanker(seen.flatMap(lineQuestions), {
    size: LINE_FEATURES.length,
    kinds: 1,
    pull: PULL,
    kindPull: KIND_PULL,
  })
  return { subheading, line: line[0] ?? new Float64Array(LINE_FEATURES.length) }
}

function subheadingQuestion({ row, kind, subheadings, features }: Seen) {
  const isRight = (at: number) => row.accept.some((code) => code.startsWith(subheadings[at] ?? '-'))
  const places = features.map((numbers, at) => ({ at, chance: (numbers[0] ?? 0) + 6 * (numbers[8] ?? 0) }))
  const read = places
    .sort((a, b) => b.chance - a.chance)
    .filter(({ at }, rank) => rank < MOST_ALTERNATIVES || isRight(at))
    .map(({ at }) => at)
  const right = read.flatMap((at, place) => (isRight(at) ? [place] : []))
  if (right.length === 0) return []
  const rows = read.map((at) => features[at] ?? new Float64Array(SUBHEADING_FEATURES.length))
  return [{ rows, right, kind: LISTING_KINDS.indexOf(kind), weight: row.source === LABEL_SOURCE ? LABEL_WEIGHT : 1 }]
}

function lineQuestions({ row, right, linesOf }: Seen) {
  if (row.validDigits < 10) return []
  return [...right].flatMap(([subheading, rows]) => {
    const codes = linesOf(subheading)
    const places = codes.flatMap((code, at) => (row.accept.includes(code) ? [at] : []))
    return codes.length > 1 && places.length > 0 ? [{ rows, right: places, kind: 0, weight: 1 / right.size }] : []
  })
}

const READ_FOR_OUTCOME = 3

/** The chances of the first candidates, and whether they were right. */
export function outcomeOf(seen: Seen, rankers: Rankers | undefined): Outcome {
  const kind = seen.kind
  const chances = chancesOf(seen.features, rankers?.subheading[LISTING_KINDS.indexOf(kind)] ?? new Float64Array())
  const likely = seen.subheadings
    .map((subheading, at) => ({ subheading, chance: chances[at] ?? 0 }))
    .sort((a, b) => b.chance - a.chance)
    .slice(0, READ_FOR_OUTCOME)
  const { accept, validDigits } = seen.row
  const isRight = (subheading: string) => accept.some((code) => code.startsWith(subheading))
  const [first] = likely
  const codes = first ? seen.linesOf(first.subheading) : []
  const isTold = first !== undefined && validDigits >= 10 && codes.length > 1 && isRight(first.subheading)
  return {
    kind,
    six: likely.map(({ subheading, chance }) => ({ chance, isRight: isRight(subheading) })),
    line: isTold ? [bestLine(codes, seen.lineScores(first.subheading), rankers, accept)] : [],
  }
}

function bestLine(
  codes: readonly string[],
  scores: readonly Float64Array[],
  rankers: Rankers | undefined,
  accept: readonly string[],
) {
  const chances = chancesOf(scores, rankers?.line ?? new Float64Array())
  const chance = Math.max(...chances)
  return { chance, isRight: accept.includes(codes[chances.indexOf(chance)] ?? '') }
}

export function toNamed(rankers: Rankers | undefined): Pick<ClassifierWeights, 'subheading' | 'line'> {
  const named = (names: readonly string[], values: Float64Array | undefined): RankerWeights =>
    Object.fromEntries(names.map((name, at) => [name, Number((values?.[at] ?? 0).toFixed(4))]))
  const of = (kind: ListingKind) => named(SUBHEADING_FEATURES, rankers?.subheading[LISTING_KINDS.indexOf(kind)])
  return {
    subheading: { words: of('words'), shop: of('shop'), label: of('label') },
    line: named(LINE_FEATURES, rankers?.line),
  }
}
