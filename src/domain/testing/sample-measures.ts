// A small measures data set for tests of the rules: the fields a row needs, with defaults for the rest.

import { parseProductList } from '../tariff/measure-list.ts'
import { type MeasureFiles, parseMeasures } from '../tariff/measure-parse.ts'

type Fields = Readonly<Record<string, unknown>>

export const sampleProgramme = (fields: Fields): Fields => ({
  name: 'Sample programme',
  authority: 'An act',
  order: 1,
  group: String(fields.id),
  tags: [],
  yieldsTo: [],
  exemptions: [],
  ...fields,
})

export const sampleRow = (fields: Fields): Fields => ({
  id: 'row',
  programme: 'first',
  heading: '9903.01.01',
  title: 'Sample duty',
  why: 'It applies.',
  citation: '90 FR 1',
  from: '2025-01-01',
  origins: { all: true },
  products: 'all',
  effect: { kind: 'added', percent: '10' },
  rank: 1,
  cusma: 'not-lifted',
  confidence: 'high',
  verified: '2026-10-10',
  ...fields,
})

export const sampleQuestion = (fields: Fields): Fields => ({
  text: 'Is it so?',
  form: { kind: 'yes-no' },
  assumed: 'no',
  citation: 'U.S. note 1',
  ...fields,
})

export type SampleParts = {
  readonly programmes?: readonly Fields[]
  readonly rows?: readonly Fields[]
  readonly questions?: readonly Fields[]
  /** Lines of each list without the heading row. */
  readonly lists?: Readonly<Record<string, readonly string[]>>
}

export function sampleFiles({ programmes, rows = [], questions = [], lists = {} }: SampleParts): MeasureFiles {
  return {
    version: 'sample',
    programmes: {
      knownTo: '2026-10-10',
      earliest: '2025-01-01',
      originGroups: { EU: ['DE', 'FR'] },
      programmes: programmes ?? [sampleProgramme({ id: 'first' })],
    },
    questions,
    translations: {},
    rows: [{ file: 'rows/sample.json', content: rows }],
    lists: Object.entries(lists).map(([name, lines]) =>
      parseProductList(name, ['prefix\tfrom\tuntil\tmark', ...lines].join('\n')),
    ),
  }
}

export const sampleBook = (parts: SampleParts) => parseMeasures(sampleFiles(parts))
