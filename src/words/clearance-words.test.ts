import { describe, expect, it } from 'vitest'
import { day } from '#domain/calendar.ts'
import { inEach } from '#domain/language.ts'
import { usd } from '#domain/money.ts'
import { costName, costNotes, costNotice, exclusionText } from './clearance-words.ts'
import './french-catalogue.ts'
import { wordsOf } from './language.ts'

/** French puts spaces that do not break before colons and units. */
const plainSpaces = (text: string): string => text.replaceAll('\u00a0', ' ')
const [en, fr] = [wordsOf('en'), wordsOf('fr')]
const range = { reason: 'range', facts: { text: 'A range.' } } as const
const heading = {
  reason: 'additional-duty',
  facts: { title: { reason: 'law-title', facts: { text: inEach({ en: 'Section 338', fr: 'Article 338' }) } } },
} as const

describe('a cost', () => {
  it('is named in the language of the reader', () => {
    expect([costName(en, heading), costName(fr, heading)]).toEqual(['Section 338', 'Article 338'])
    expect(costName(fr, { reason: 'excise', facts: { rate: 'beer' } })).toBe('Taxe d’accise fédérale sur la bière')
  })

  it('says how a bond came about, and when it may be three times the value', () => {
    const tripled = { reason: 'bond-tripled', facts: { secured: usd('60000'), agencies: ['FDA'] } } as const
    expect(costNotes(en, [tripled, range])).toBe(
      'Estimate. Bond of USD 60,000.00: three times the value, as another agency can demand the goods back (FDA). A range.',
    )
    const plain = { reason: 'bond', facts: { secured: usd('22069.28') } } as const
    const may = { reason: 'bond-may-triple', facts: { agencies: ['FDA'] } } as const
    expect(costNotes(en, [plain, may, range])).toBe(
      'Estimate. Bond of USD 22,069.28: value, duties and fees. Three times the value where FDA asks for data. A range.',
    )
    expect(plainSpaces(costNotes(fr, [plain]))).toBe(
      'Estimation. Cautionnement de 22 069,28 USD : valeur, droits et frais.',
    )
  })

  it('says what a claim does not lift', () => {
    const rates = [{ reason: 'percent', facts: { percent: '50' } }] as const
    const notes = [
      { reason: 'additional-on', facts: { count: 2, rates } },
      { reason: 'not-lifted-by-cusma', facts: {} },
    ] as const
    expect(costNotes(en, notes)).toBe('50% on 2 tariff lines. A CUSMA claim does not lift this line.')
  })
})

describe('an estimate', () => {
  it('remarks what is to be known of it as a whole', () => {
    const facts = { secures: usd('50000'), premium: usd('500'), clearances: 7, single: usd('75') }
    expect(costNotice(en, { reason: 'continuous-bond', facts })).toBe(
      'A continuous bond of USD 50,000.00 costs about USD 500.00 a year: it is the cheaper one from 7 such clearances a year, as a single bond costs USD 75.00 each.',
    )
    const on = day('2026-09-30')
    expect(costNotice(en, { reason: 'processing-not-known', facts: { on } })).toBe(
      'Excludes the merchandise processing fee: no rate is known for 30 Sep 2026.',
    )
    expect(plainSpaces(costNotice(fr, { reason: 'broker-not-known', facts: { on } }))).toBe(
      'Sans le courtage : le barème ne couvre pas le 30 sept. 2026.',
    )
  })

  it('names what it leaves out', () => {
    const missing = [
      { reason: 'law', facts: { text: inEach({ en: 'number of jewels', fr: 'nombre de rubis' }) } },
    ] as const
    const left = { id: 'a', name: 'Watch', kind: 'duty-unknown', missing } as const
    expect(exclusionText(en, left)).toBe(
      'Excludes duty of Watch that is not known: number of jewels. It is not counted as zero.',
    )
    expect(
      plainSpaces(exclusionText(fr, { id: 'b', name: 'Tasse', kind: 'facts-missing', lacks: ['htsCode', 'origin'] })),
    ).toBe('Sans les droits de Tasse. À fournir : code HTS, pays d’origine.')
  })
})
