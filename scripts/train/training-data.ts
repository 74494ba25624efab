// Everything the classifier is trained on, and the examples its two text models learn from.
import { join } from 'node:path'
import type { LexiconRow } from '#domain/classification/lexicon.ts'
import { readListing } from '#domain/classification/listing.ts'
import { isShort } from '#domain/classification/listing-kind.ts'
import { labelFeatures, modelFeatures } from '#domain/classification/model-features.ts'
import type { TariffSchedule } from '#domain/tariff/schedule.ts'
import { loadLexicon } from '#server/reference/lexicon.ts'
import { loadTariff } from '#server/reference/tariff.ts'
import { foldsOf, isAlike, wordSet } from '../classify/folds.ts'
import { type CodedRow, readCodedRows, readJsonl } from '../classify/rows.ts'
import { REFERENCE_FOLDER } from '../reference-folder.ts'
import { type GoodsExample, readGoodsExamples } from './goods-examples.ts'
import type { Classes, Example } from './text-model-training.ts'

export type TrainingData = {
  readonly schedule: TariffSchedule
  readonly lexicon: readonly LexiconRow[]
  readonly classes: Classes
  /** Development rows, which are scored, then parcel labels, which only train; with the fold of each. */
  readonly rows: readonly CodedRow[]
  readonly folds: readonly number[]
  /** Rows that only train; trade terms and examples that read like a development row are left out. */
  readonly rulings: readonly CodedRow[]
  readonly aliases: readonly Alias[]
  readonly examples: readonly GoodsExample[]
}

type Alias = { readonly term: string; readonly subheading: string }

/** folder: holds dev.jsonl, rulings.jsonl.gz and aliases-hs6.jsonl.gz. */
export function readTrainingData(root: string, folder: string): TrainingData {
  const dataDir = join(root, 'data')
  const schedule = loadTariff({ dataDir, referenceDir: REFERENCE_FOLDER })
  const terms = readJsonl(join(folder, 'aliases-hs6.jsonl.gz'))
  const labels = terms.filter(isLabel).flatMap(toLabelRow)
  const rows = [...readCodedRows(join(folder, 'dev.jsonl')).filter((row) => row.validDigits >= 6), ...labels]
  const measured = rows.filter(({ source }) => source !== LABEL_SOURCE).map(wordSet)
  const isUnlike = (text: string): boolean => {
    const own = wordSet({ words: { description: text } })
    return !measured.some((words) => isAlike(words, own))
  }
  const lines = schedule.declarable.filter((code) => code < '98')
  return {
    schedule,
    lexicon: loadLexicon(dataDir),
    classes: { subheadings: [...new Set(lines.map((code) => code.slice(0, 6)))], lines },
    rows,
    folds: foldsOf(rows),
    rulings: readCodedRows(join(folder, 'rulings.jsonl.gz')).filter((row) => row.validDigits >= 6),
    aliases: terms
      .filter((row) => !isLabel(row))
      .flatMap(({ term, hts6 }) =>
        typeof term === 'string' && typeof hts6 === 'string' ? [{ term, subheading: hts6 }] : [],
      )
      .filter(({ term }) => isUnlike(term)),
    examples: readGoodsExamples(dataDir).filter(({ text }) => isUnlike(text)),
  }
}

/** Parcel labels among the trade terms: cut words and brands, as the label model meets them. */
export const LABEL_SOURCE = 'uk-fpo-extra-references'
const isLabel = ({ source }: Record<string, unknown>): boolean => source === LABEL_SOURCE

const toLabelRow = ({ term, hts6 }: Record<string, unknown>): readonly CodedRow[] =>
  typeof term === 'string' && typeof hts6 === 'string'
    ? [
        {
          id: term,
          source: LABEL_SOURCE,
          words: { description: term },
          accept: [hts6],
          validDigits: 6,
          mayShip: true,
        },
      ]
    : []

const WEIGHT = {
  title: 0.6,
  line: 0.25,
  legal: 0.2,
  name: 1,
  alias: 1,
  example: 1,
  ruling: 1.5,
  labelName: 0.6,
  labelTitle: 0.4,
  labelExample: 1,
}

/** For the text model: names of the lexicon, plain titles, legal texts, trade terms, examples of goods and rulings. */
export function textExamples(data: TrainingData): readonly Example[] {
  const { schedule, lexicon, aliases, examples, rulings } = data
  const { subheadings, lines } = data.classes
  return [
    ...subheadings.map((code) => textExample(schedule.plainTitle(code), code, WEIGHT.title)),
    ...lines.map((code) => textExample(schedule.plainTitle(code), code, WEIGHT.line)),
    ...(schedule.hasLegalTexts
      ? lines.map((code) => textExample(schedule.path(code).slice(1).join(' '), code, WEIGHT.legal))
      : []),
    ...lexicon.flatMap(({ terms, code, conditions }) => {
      const stated = conditions.flatMap(({ values }) => values.filter((value) => /^[a-z]/.test(value)).slice(0, 1))
      const facts = stated.join(' ').replaceAll('-', ' ')
      return terms.map((term) => textExample(`${facts} ${term}`, code, WEIGHT.name / Math.sqrt(terms.length)))
    }),
    ...aliases.map(({ term, subheading }) => textExample(term, subheading, WEIGHT.alias)),
    ...examples.map(({ text, code }) => textExample(text, code, WEIGHT.example)),
    ...rulings.flatMap((row) => rowExamples(row, WEIGHT.ruling)),
  ]
}

/** For the label model: names, plain titles of subheadings, trade terms and short examples of goods. */
export function labelExamples({ schedule, lexicon, aliases, examples, classes }: TrainingData): readonly Example[] {
  return [
    ...aliases.map(({ term, subheading }) => labelExample(term, subheading, WEIGHT.alias)),
    ...lexicon.flatMap(({ terms, code }) => terms.map((term) => labelExample(term, code, WEIGHT.labelName))),
    ...examples.filter(isShortExample).map(({ text, code }) => labelExample(text, code, WEIGHT.labelExample)),
    ...classes.subheadings.map((code) => labelExample(schedule.plainTitle(code), code, WEIGHT.labelTitle)),
  ]
}

/** One example for each code ruled: lines where they still stand. */
export function rowExamples(row: CodedRow, weight: number): readonly Example[] {
  const features = modelFeatures(readListing(row.words))
  return codesOf(row).map((code, _, all) => ({ features, code, weight: weight / all.length }))
}

export function rowLabelExamples(row: CodedRow, weight: number): readonly Example[] {
  return codesOf(row).map((code, _, all) => labelExample(row.words.description, code, weight / all.length))
}

const codesOf = ({ accept, validDigits }: CodedRow): readonly string[] =>
  validDigits >= 10 ? accept : [...new Set(accept.map((code) => code.slice(0, 6)))]

/** As short as the texts the label model and the nearest goods are read for. */
export const isShortExample = ({ text }: GoodsExample): boolean => isShort({ text })

const textExample = (description: string, code: string, weight: number): Example => ({
  features: modelFeatures(readListing({ description })),
  code,
  weight,
})

const labelExample = (description: string, code: string, weight: number): Example => ({
  features: labelFeatures(readListing({ description })),
  code,
  weight,
})
