import { describe, expect, it } from 'vitest'
import { parseMeasures } from '../tariff/measure-parse.ts'
import { checkMeasures } from './measure-check.ts'
import { sampleBook, sampleFiles, sampleProgramme, sampleQuestion, sampleRow } from './sample-measures.ts'

describe('the checker', () => {
  it('passes a sound data set', () => {
    const rows = [sampleRow({ id: 'a', until: '2025-06-30' }), sampleRow({ id: 'b', from: '2025-07-01' })]
    expect(checkMeasures(sampleBook({ rows }))).toEqual([])
  })

  it('finds two rows that cover the same goods on the same day', () => {
    const rows = [sampleRow({ id: 'a', until: '2025-07-01' }), sampleRow({ id: 'b', from: '2025-07-01' })]
    expect(checkMeasures(sampleBook({ rows }))).toEqual(['a and b: both cover the same goods on the same day'])
  })

  it('lets rows of one group stand together when origins, marks, ranks or answers part them', () => {
    const lists = { goods: ['01\t\t\tone', '02\t\t\ttwo'] }
    const questions = [sampleQuestion({ id: 'so' })]
    const part = (mark: string) => [{ list: 'goods', marks: [mark] }]
    const rows = [
      sampleRow({ id: 'ca', origins: { only: ['CA'] }, products: part('one') }),
      sampleRow({ id: 'eu', origins: { only: ['EU'] }, products: part('one') }),
      sampleRow({ id: 'two', origins: { only: ['CA'] }, products: part('two') }),
      sampleRow({ id: 'best', rank: 2 }),
      sampleRow({ id: 'yes', rank: 3, needs: [{ question: 'so', answer: 'yes' }] }),
      sampleRow({ id: 'no', rank: 3, needs: [{ question: 'so', answer: 'no' }] }),
    ]
    expect(checkMeasures(sampleBook({ rows, lists, questions }))).toEqual([])
  })

  it('names double ids, bad dates, weak sources and questions that do not exist or that nobody asks', () => {
    const rows = [
      sampleRow({ id: 'a', citation: 'see the website', heading: '99', until: '2024-12-31' }),
      sampleRow({ id: 'a', rank: 2, verified: '2026-10-11', needs: [{ question: 'gone', answer: 'yes' }] }),
    ]
    expect(checkMeasures(sampleBook({ rows, questions: [sampleQuestion({ id: 'idle' })] }))).toEqual([
      'a: two rows have this id',
      'a: ends before it begins',
      'a: verified after the day up to which the law is known',
      'a: the citation names no instrument: "see the website"',
      'a: "99" is no heading of chapter 99',
      'gone: asked, but no such question',
      'idle: no row asks it',
    ])
  })
})

describe('reading the files', () => {
  it.each([
    [{ programme: 'gone' }, 'rows/sample.json, rows 1 (row): no programme called "gone"'],
    [{ products: [{ list: 'gone' }] }, 'rows/sample.json, rows 1, products 1: no list called "gone"'],
    [{ origins: { only: ['XX'] } }, 'rows/sample.json, rows 1, origins: "XX" is no country'],
    [{ from: '2025-13-01' }, 'rows/sample.json, rows 1: from is not a date'],
    [{ citation: '' }, 'rows/sample.json, rows 1: citation is missing'],
    [{ effect: { kind: 'magic' } }, 'rows/sample.json, rows 1, effect: no effect of kind "magic"'],
    [{ cusma: 'perhaps' }, 'rows/sample.json, rows 1: cusma cannot be "perhaps"'],
  ])('stops at %j', (fields, message) => {
    expect(() => sampleBook({ rows: [sampleRow(fields)] })).toThrow(message)
  })

  it('takes the exemptions and the tags a row yields to from its programme', () => {
    const exemptions = [{ heading: '9903.01.04', because: 'Exempt.', origins: ['EU'], claims: ['cusma'] }]
    const yieldsTo = [{ tag: '232', heading: '9903.01.33', because: 'It yields.' }]
    const book = parseMeasures(
      sampleFiles({ programmes: [sampleProgramme({ id: 'first', exemptions, yieldsTo })], rows: [sampleRow({})] }),
    )
    expect(book.measures[0]?.exemptions[0]?.origins).toEqual({ only: new Set(['DE', 'FR']) })
    const because = { en: 'It yields.', fr: 'It yields.' }
    expect(book.measures[0]?.yieldsTo).toEqual([{ ...yieldsTo[0], because }])
  })
})
