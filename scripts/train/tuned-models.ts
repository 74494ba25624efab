// The two text models: trained without any development row, then tuned on some.
import type { ClassifierWeights } from '#domain/classification/classifier.ts'
import { exemplarsOf } from '#domain/classification/exemplars.ts'
import { readListing } from '#domain/classification/listing.ts'
import { kindOf } from '#domain/classification/listing-kind.ts'
import { LABEL_BUCKETS, TEXT_BUCKETS } from '#domain/classification/model-features.ts'
import { type CountedRow, countCodes } from '#domain/classification/priors.ts'
import { buildSearch } from '#domain/classification/search.ts'
import { termsOf } from '#domain/classification/terms.ts'
import type { CodedRow } from '../classify/rows.ts'
import {
  copyNetwork,
  type Example,
  type Network,
  startNetwork,
  toWeights,
  trainNetwork,
} from './text-model-training.ts'
import {
  isShortExample,
  LABEL_SOURCE,
  labelExamples,
  rowExamples,
  rowLabelExamples,
  type TrainingData,
  textExamples,
} from './training-data.ts'

const BASE = { epochs: 4, rate: 0.1, seed: 2 }
const LABEL_BASE = { epochs: 4, rate: 0.1, seed: 3 }
const TUNE = { epochs: 3, rate: 0.05, seed: 7 }
const LABEL_TUNE = { epochs: 4, rate: 0.07, seed: 7 }
const ROW_WEIGHT = 2
/** Of a parcel label in the text model, which is for words written out. */
const LABEL_IN_TEXT_WEIGHT = 0.7
const LABEL_ROW_WEIGHT = 1.5
/** Of the common examples, one in so many is read again while tuning, so that nothing is forgotten. */
const REPLAY = 9
const LABEL_REPLAY = 5

type Base = {
  readonly text: Network
  readonly labels: Network
  /** Common examples read again while tuning. */
  readonly replay: readonly Example[]
  readonly labelReplay: readonly Example[]
  readonly knows: (term: string) => boolean
}

/** The text models without any row of the development set. */
export function fitBase(data: TrainingData): Base {
  const examples = textExamples(data)
  const text = startNetwork(data.classes, TEXT_BUCKETS, 1)
  trainNetwork(text, examples, BASE)
  const forLabels = labelExamples(data)
  const labels = startNetwork({ ...data.classes, lines: [] }, LABEL_BUCKETS, 1)
  trainNetwork(labels, forLabels, LABEL_BASE)
  return {
    text,
    labels,
    replay: examples.filter((_, at) => at % REPLAY === 0),
    labelReplay: forLabels.filter((_, at) => at % LABEL_REPLAY === 0),
    knows: buildSearch(data.schedule, data.lexicon).byLine.knows,
  }
}

const countedRow = (row: CodedRow, knows: (term: string) => boolean): CountedRow => ({
  codes: row.accept,
  kind: kindOf(readListing(row.words), knows),
  isGeneral: row.source !== LABEL_SOURCE,
})

export type Models = Pick<ClassifierWeights, 'text' | 'labels' | 'counts' | 'exemplars' | 'words'>

const LEAST_WORD = 4

/** Terms of our examples that the schedule and the lexicon do not know. */
const wordsOfExamples = ({ examples }: TrainingData, knows: (term: string) => boolean): ReadonlySet<string> =>
  new Set(examples.flatMap(({ text }) => termsOf(text)).filter((term) => term.length >= LEAST_WORD && !knows(term)))

/** The text models tuned on rows, the counts of their codes, and the rows as exemplars beside all trade terms. */
export function tune(data: TrainingData, base: Base, rows: readonly CodedRow[]): Models {
  const text = copyNetwork(base.text)
  trainNetwork(
    text,
    [
      ...rows.flatMap((row) => rowExamples(row, row.source === LABEL_SOURCE ? LABEL_IN_TEXT_WEIGHT : ROW_WEIGHT)),
      ...base.replay,
    ],
    TUNE,
  )
  const labels = copyNetwork(base.labels)
  trainNetwork(
    labels,
    [...rows.flatMap((row) => rowLabelExamples(row, LABEL_ROW_WEIGHT)), ...base.labelReplay],
    LABEL_TUNE,
  )
  const counts = countCodes([...rows, ...data.rulings].map((row) => countedRow(row, base.knows)))
  const exemplars = exemplarsOf([
    ...[...rows, ...data.rulings].map(({ words, accept }) => ({ listing: readListing(words), codes: accept })),
    ...data.aliases.map(({ term, subheading }) => ({
      listing: readListing({ description: term }),
      codes: [subheading],
    })),
    ...data.examples.filter(isShortExample).map(({ text, code }) => ({
      listing: readListing({ description: text }),
      codes: [code],
    })),
  ])
  return {
    text: toWeights(text),
    labels: toWeights(labels),
    counts,
    exemplars,
    words: wordsOfExamples(data, base.knows),
  }
}
