// What classifiers say of rows they were not trained on: the numbers the rankers learn from.
import { buildClassifier, type Classifier } from '#domain/classification/classifier.ts'
import type { ListingKind } from '#domain/classification/listing-kind.ts'
import { untrainedWeights } from '#domain/classification/untrained.ts'
import type { CodedRow } from '../classify/rows.ts'
import type { TrainingData } from './training-data.ts'
import type { Models } from './tuned-models.ts'

/** What a classifier that never saw a row says of it. */
export type Seen = {
  readonly row: CodedRow
  readonly fold: number
  readonly kind: ListingKind
  readonly subheadings: readonly string[]
  readonly features: readonly Float64Array[]
  /** Of the subheadings that are right: their lines. */
  readonly right: ReadonlyMap<string, readonly Float64Array[]>
  readonly linesOf: (subheading: string) => readonly string[]
  readonly lineScores: (subheading: string) => readonly Float64Array[]
}

export function see(data: TrainingData, models: Models, fold: number): readonly Seen[] {
  const classifier = buildClassifier({
    schedule: data.schedule,
    lexicon: data.lexicon,
    weights: { ...untrainedWeights(), ...models },
  })
  return data.rows.filter((_, at) => data.folds[at] === fold).map((row) => seeRow(classifier, row, fold))
}

function seeRow(classifier: Classifier, row: CodedRow, fold: number): Seen {
  const reading = classifier.read(row.words)
  const scored = classifier.subheadingScores(reading)
  const right = new Set(row.accept.map((code) => code.slice(0, 6)))
  const lineScores = (subheading: string) => classifier.lineScores(reading, subheading)
  return {
    row,
    fold,
    kind: reading.kind,
    subheadings: scored.map(({ subheading }) => subheading),
    features: scored.map(({ features }) => features),
    right: new Map([...right].map((subheading) => [subheading, lineScores(subheading)])),
    linesOf: classifier.search.linesOf,
    lineScores,
  }
}
