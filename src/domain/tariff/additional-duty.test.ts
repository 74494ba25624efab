import { describe, expect, it } from 'vitest'
import { day } from '../calendar.ts'
import { type SampleParts, sampleBook, sampleProgramme, sampleQuestion, sampleRow } from '../testing/sample-measures.ts'
import { decideMeasures, type GoodsFacts } from './additional-duty.ts'
import { measuresOn } from './measure-scope.ts'

const today = day('2026-11-20')
const shirt: GoodsFacts = { code: '6109100012', origin: 'CN', claims: [], answers: {} }

function decide(parts: SampleParts, facts: Partial<GoodsFacts> = {}) {
  const decision = decideMeasures(measuresOn(sampleBook(parts), today), { ...shirt, ...facts })
  return {
    applied: decision.applied.map(({ measure }) => measure.id),
    leftOut: decision.leftOut.map(({ measure, reason, heading }) => `${measure.id} ${reason} ${heading}`),
    asked: decision.asked.map(({ id, assumed }) => `${id} ${assumed}`),
  }
}

const YIELDS = [{ tag: '232', heading: '9903.05.90', because: 'Goods that pay 232 do not pay this.' }]

describe('which measures apply', () => {
  it('charges rows of several programmes together, in the order of the programmes', () => {
    const programmes = [sampleProgramme({ id: 'late', order: 9 }), sampleProgramme({ id: 'early', order: 2 })]
    const rows = [sampleRow({ id: 'b', programme: 'late' }), sampleRow({ id: 'a', programme: 'early' })]
    expect(decide({ programmes, rows }).applied).toEqual(['a', 'b'])
  })

  it('charges one row of a group, that of the highest rank', () => {
    const rows = [sampleRow({ id: 'old' }), sampleRow({ id: 'new', rank: 2, heading: '9903.91.01' })]
    expect(decide({ rows })).toEqual({ applied: ['new'], leftOut: ['old outranked 9903.01.01'], asked: [] })
  })

  it('lets a row give way to an applied row of a tag, and not to one that is exempt itself', () => {
    const programmes = [
      sampleProgramme({ id: 'metals', tags: ['232'] }),
      sampleProgramme({ id: 'labour', order: 2, yieldsTo: YIELDS }),
    ]
    const metals = sampleRow({ id: 'metals', programme: 'metals' })
    const labour = sampleRow({ id: 'labour', programme: 'labour' })
    expect(decide({ programmes, rows: [metals, labour] })).toMatchObject({
      applied: ['metals'],
      leftOut: ['labour yields 9903.05.90'],
    })
    const exempt = { ...metals, exemptions: [{ heading: '9903.82.01', because: 'Exempt.' }] }
    expect(decide({ programmes, rows: [exempt, labour] }).applied).toEqual(['labour'])
  })

  it('takes off only the content when the other duty is on a content', () => {
    const programmes = [
      sampleProgramme({ id: 'metals', tags: ['232'] }),
      sampleProgramme({ id: 'labour', order: 2, yieldsTo: YIELDS }),
    ]
    const effect = { kind: 'added', percent: '50', basis: { kind: 'content', question: 'steel' } }
    const rows = [
      sampleRow({ id: 'metals', programme: 'metals', effect }),
      sampleRow({ id: 'labour', programme: 'labour' }),
    ]
    const questions = [sampleQuestion({ id: 'steel', form: { kind: 'amount-usd' }, assumed: '' })]
    const decision = decideMeasures(measuresOn(sampleBook({ programmes, rows, questions }), today), shirt)
    expect(decision.applied.map((each) => each.lessContents)).toEqual([[], ['steel']])
    expect(decision.asked).toMatchObject([{ id: 'steel', assumed: undefined }])
  })

  it('lifts a row by a claim, under the heading of the exemption', () => {
    const exemptions = [
      { heading: '9903.05.93', because: 'CUSMA goods are exempt.', origins: ['CA'], claims: ['cusma'] },
    ]
    const rows = [sampleRow({ exemptions })]
    expect(decide({ rows }, { origin: 'CA' }).applied).toEqual(['row'])
    expect(decide({ rows }, { origin: 'CA', claims: ['cusma'] }).leftOut).toEqual(['row claim 9903.05.93'])
    expect(decide({ rows }, { origin: 'MX', claims: ['cusma'] }).applied).toEqual(['row'])
  })

  it('asks what only a person knows and follows the assumption until there is an answer', () => {
    const needs = [{ question: 'car', answer: 'yes' }]
    const parts = { rows: [sampleRow({ needs })], questions: [sampleQuestion({ id: 'car' })] }
    expect(decide(parts)).toEqual({ applied: [], leftOut: ['row condition 9903.01.01'], asked: ['car no'] })
    expect(decide(parts, { answers: { car: 'yes' } })).toEqual({ applied: ['row'], leftOut: [], asked: ['car no'] })
  })

  it('assumes otherwise for goods of a list', () => {
    const questions = [sampleQuestion({ id: 'car', assumedWhere: [{ list: 'parts', mark: 'only', answer: 'yes' }] })]
    const parts = { rows: [sampleRow({ needs: [{ question: 'car', answer: 'yes' }] })], questions }
    expect(decide({ ...parts, lists: { parts: ['6109\t\t\tonly'] } }).applied).toEqual(['row'])
    expect(decide({ ...parts, lists: { parts: ['6109\t\t\tmany'] } }).applied).toEqual([])
  })

  it('does not ask about an exemption where another one holds without a question', () => {
    const exemptions = [
      { heading: '9903.05.88', because: 'Aircraft.', needs: [{ question: 'aircraft', answer: 'yes' }] },
      { heading: '9903.05.86', because: 'Listed.' },
    ]
    const parts = { rows: [sampleRow({ exemptions })], questions: [sampleQuestion({ id: 'aircraft' })] }
    expect(decide(parts)).toEqual({ applied: [], leftOut: ['row exempt 9903.05.86'], asked: [] })
  })

  it('names a suspended or announced row without charging it', () => {
    const rows = [
      sampleRow({ id: 'b', effect: { kind: 'suspended', percent: '15' } }),
      sampleRow({ id: 'c', rank: 2, effect: { kind: 'announced', text: 'not known' } }),
    ]
    expect(decide({ rows }).leftOut).toEqual(['c not-collected 9903.01.01', 'b not-collected 9903.01.01'])
  })

  it('charges a row with a claim of its own only under that claim', () => {
    const rows = [sampleRow({ claims: ['cusma'] })]
    expect(decide({ rows }).applied).toEqual([])
    expect(decide({ rows }, { claims: ['cusma'] }).applied).toEqual(['row'])
  })
})
