// The rankers over subheadings and over the lines of one, and how often they turned out right.
import type { ClassifierWeights } from '#domain/classification/classifier.ts'
import { openRanker } from '#domain/classification/layered-ranker.ts'
import { LINE_FEATURES } from '#domain/classification/line-features.ts'
import { chancesOf, type RankerWeights, toVector } from '#domain/classification/linear-ranker.ts'
import { LISTING_KINDS } from '#domain/classification/listing-kind.ts'
import { SUBHEADING_FEATURES } from '#domain/classification/subheading-features.ts'
import type { Outcome } from './calibration-training.ts'
import { trainLayered } from './layered-training.ts'
import { type Question, trainRanker } from './ranker-training.ts'
import type { Seen } from './seen.ts'
import { LABEL_SOURCE } from './training-data.ts'

const LINE_PULL = 0.05
/** There are many more labels than development rows. */
const LABEL_WEIGHT = 0.4

type Rankers = Pick<ClassifierWeights, 'subheading' | 'hidden' | 'line'>

export function fitRankers(seen: readonly Seen[]): Rankers {
  const { linear, hidden } = trainLayered(seen.flatMap(subheadingQuestion), SUBHEADING_FEATURES.length)
  const line = trainRanker(seen.flatMap(lineQuestions), LINE_FEATURES.length, LINE_PULL)
  const rounded = (values: readonly number[]) => values.map((value) => Number(value.toFixed(4)))
  const named = <T>(values: readonly T[], names: readonly string[]): Record<string, T> =>
    Object.fromEntries(values.map((value, at) => [names[at] ?? '', value]))
  const subheading = (values: readonly number[]): RankerWeights => named(rounded(values), SUBHEADING_FEATURES)
  return {
    subheading: { words: subheading(linear.words), shop: subheading(linear.shop), label: subheading(linear.label) },
    hidden: {
      inputs: named(hidden.inputs.map(rounded), SUBHEADING_FEATURES),
      shifts: {
        words: rounded(hidden.shifts.words),
        shop: rounded(hidden.shifts.shop),
        label: rounded(hidden.shifts.label),
      },
      outputs: rounded(hidden.outputs),
    },
    line: named(rounded([...line]), LINE_FEATURES),
  }
}

function subheadingQuestion({ row, kind, subheadings, features }: Seen): readonly Question[] {
  const right = subheadings.flatMap((subheading, at) =>
    row.accept.some((code) => code.startsWith(subheading)) ? [at] : [],
  )
  const weight = row.source === LABEL_SOURCE ? LABEL_WEIGHT : 1
  return right.length === 0 ? [] : [{ rows: features, right, kind: LISTING_KINDS.indexOf(kind), weight }]
}

function lineQuestions({ row, right, linesOf }: Seen): readonly Question[] {
  if (row.validDigits < 10) return []
  return [...right].flatMap(([subheading, rows]) => {
    const codes = linesOf(subheading)
    const places = codes.flatMap((code, at) => (row.accept.includes(code) ? [at] : []))
    return codes.length > 1 && places.length > 0 ? [{ rows, right: places, kind: 0, weight: 1 / right.size }] : []
  })
}

const READ_FOR_OUTCOME = 3

/** Answers of each row the chances of its first candidates, and whether they were right. */
export function outcomesOf(rankers: Rankers): (seen: Seen) => Outcome {
  const ranker = openRanker(rankers.subheading, rankers.hidden, SUBHEADING_FEATURES)
  const lineWeights = toVector(rankers.line, LINE_FEATURES)
  return (seen) => {
    const { row, kind, linesOf, lineScores } = seen
    const chances = ranker.chancesOf(seen.features, kind)
    const likely = seen.subheadings
      .map((subheading, at) => ({ subheading, chance: chances[at] ?? 0 }))
      .sort((a, b) => b.chance - a.chance)
      .slice(0, READ_FOR_OUTCOME)
    const isRight = (subheading: string) => row.accept.some((code) => code.startsWith(subheading))
    const [first] = likely
    const codes = first ? linesOf(first.subheading) : []
    const isTold = first !== undefined && row.validDigits >= 10 && codes.length > 1 && isRight(first.subheading)
    return {
      kind,
      six: likely.map(({ subheading, chance }) => ({ chance, isRight: isRight(subheading) })),
      line: isTold ? [bestLine(codes, chancesOf(lineScores(first.subheading), lineWeights), row.accept)] : [],
    }
  }
}

function bestLine(codes: readonly string[], chances: Float64Array, accept: readonly string[]) {
  const chance = Math.max(...chances)
  return { chance, isRight: accept.includes(codes[chances.indexOf(chance)] ?? '') }
}
