import { describe, expect, it } from 'vitest'
import { day } from '#domain/calendar.ts'
import { country } from '#domain/countries.ts'
import { centsText, decimal, usd } from '#domain/money.ts'
import type { PreferenceClaim } from '#domain/tariff/duty-outcome.ts'
import type { DutyReason } from '#domain/tariff/duty-reason.ts'
import { type ColumnChoice, chooseColumn } from '#domain/tariff/preference.ts'
import { findProgramme, refusalOf } from '#domain/tariff/preference-programmes.ts'
import { evaluateRate } from '#domain/tariff/rate.ts'
import { parseSpecial } from '#domain/tariff/rate-text.ts'
import { dutySay } from '#words/duty-say.ts'
import '#words/every-language.ts'
import { shipped } from '../testing/shipped-law.ts'

const schedule = shipped.schedule()
const rules = shipped.preferences()

function choose(
  code: string,
  origin: string,
  claim: string,
  date = '2026-11-20',
  answers: Record<string, string> = {},
) {
  const line = schedule.find(code)
  if (!line) throw new Error(`no line ${code}`)
  return chooseColumn({
    line,
    origin: country(origin),
    entryDate: day(date),
    claim: claimOf(claim),
    answers,
    schedule,
    rules,
  })
}

function claimOf(text: string): PreferenceClaim {
  if (text === 'none' || text === 'cusma') return { kind: text }
  return { kind: 'programme', code: text }
}

const say = dutySay('en')
const said = (reason: DutyReason | undefined): string => (reason ? say.why(reason) : '')
const refusalOfClaim = ({ claim }: ColumnChoice): string =>
  claim.kind === 'refused' ? said(claim.because) : claim.kind

describe('rate columns by origin, day and claim', () => {
  it.each([
    ['6109100012', 'CN', 'none', '2026-09-20', 'general', '16.5%'],
    ['6109100012', 'CA', 'none', '2026-11-20', 'general', '16.5%'],
    ['6109100012', 'CA', 'cusma', '2026-11-20', 'special', 'Free'],
    ['6109100012', 'BY', 'none', '2026-11-20', 'other', '90%'],
    ['6109100012', 'RU', 'none', '2022-04-08', 'general', '16.5%'],
    ['6109100012', 'RU', 'none', '2022-04-09', 'other', '90%'],
    ['6109100012', 'KR', 'KR', '2026-11-20', 'special', 'Free'],
    ['6109100012', 'GT', 'P', '2026-11-20', 'special', 'Free'],
    ['2204215005', 'CA', 'cusma', '2026-11-20', 'special', 'Free'],
    ['08071970', 'JP', 'JP', '2026-11-20', 'special', '2.7%'],
    ['0101300000', 'KE', 'D', '2026-11-20', 'special', 'Free'],
    ['2009190000', 'BR', 'A', '2026-11-20', 'general', '7.85¢/liter'],
  ])('%s of %s with claim %s on %s: %s %s', (code, origin, claim, date, column, rateText) => {
    expect(choose(code, origin, claim, date)).toMatchObject({ column, rateText })
  })

  it('takes a claim on a free line, because fees and added duties look at it', () => {
    expect(choose('4407110042', 'CA', 'cusma')).toMatchObject({
      column: 'general',
      rateText: 'Free',
      claim: { kind: 'taken', symbol: 'S' },
    })
  })

  it.each([
    ['6109100012', 'CN', 'cusma', 'China is not a beneficiary of CUSMA.'],
    [
      '0101300000',
      'IN',
      'A',
      'A claim under the Generalized System of Preferences is not possible: it expired on 31 Dec 2020.',
    ],
    ['0101300000', 'UG', 'D', 'Uganda was a beneficiary of the African Growth and Opportunity Act until 31 Dec 2023.'],
    ['6109100012', 'JP', 'JP', 'The special column of this line has no rate for the Japan trade agreement.'],
    ['6109100012', 'CU', 'cusma', 'Goods of Cuba pay column 2, so no preference can be claimed.'],
    ['6109100012', 'CA', 'XY', 'XY is not a preference programme that this data knows.'],
  ])('refuses for %s of %s the claim %s: %s', (code, origin, claim, because) => {
    expect(refusalOfClaim(choose(code, origin, claim))).toBe(because)
  })

  it('says that an agreement applies only from its first day', () => {
    expect(refusalOfClaim(choose('6109100012', 'CA', 'cusma', '2020-06-30'))).toBe(
      'A claim under CUSMA is possible only from 1 Jul 2020.',
    )
  })

  it('asks which quota heading Canadian cream is entered under, and uses its rate once answered', () => {
    const facts = { enteredValue: usd('1000'), quantities: [{ amount: decimal('100'), unit: 'liters' }], answers: {} }
    const open = choose('0401402500', 'CA', 'cusma')
    expect(open.claim).toEqual({ kind: 'taken', symbol: 'S+' })
    expect(evaluateRate(open.rate, facts)).toMatchObject({ kind: 'missing', questions: [{ id: 'quota-heading' }] })
    const settled = choose('0401402500', 'CA', 'cusma', '2026-11-20', { 'quota-heading': '9823.01.03' })
    expect(settled).toMatchObject({ heading: '9823.01.03', rateText: '77.2¢/liter' })
    const duty = evaluateRate(settled.rate, facts)
    expect(duty.kind === 'amount' && centsText(duty.amount)).toBe('77.20')
  })

  it('says in both languages which quota heading is within the quota', () => {
    const questions = (code: string) => {
      const { rate } = choose(code, 'CA', 'cusma')
      const open = evaluateRate(rate, { enteredValue: usd('1000'), quantities: [], answers: {} })
      return open.kind === 'missing' ? open.questions : []
    }
    const [asked] = questions('0401402500')
    if (!asked) throw new Error('no question')
    expect(say.asked(asked.asks)).toBe(
      'Which of these headings are the goods entered under: 9823.01.02 (free, within the quota), 9823.01.03 (77.2¢/liter, over the quota)?',
    )
    expect(say.answer(asked.asks, '9823.01.02')).toBe('9823.01.02 (free, within the quota)')
    const french = dutySay('fr')
    expect(french.answer(asked.asks, '9823.01.02')).toBe('9823.01.02 (en franchise, dans la limite du contingent)')
    expect(french.answer(asked.asks, '9823.01.03')).toBe('9823.01.03 (77,2\u00a0¢/liter, au-delà du contingent)')
    // Two are free here, one of them without a limit: neither is called the quota.
    const [sugar] = questions('1704907800')
    expect(sugar && say.answer(sugar.asks, '9823.10.01')).toBe('9823.10.01 (Free)')
    expect(sugar && say.answer(sugar.asks, '9823.10.12')).toBe('9823.10.12 (40¢/kg + 10.4%, over the quota)')
  })

  it.each([
    // A cheese of its own line: inside the quota of Canada, or above it.
    ['0406407000', 'CA', ['9823.04.02', '9823.04.38']],
    // Free without a quota: goods of Mexico and the United States alone.
    ['0406407000', 'MX', ['9823.04.01']],
    ['1704907800', 'CA', ['9823.10.01', '9823.10.02', '9823.10.12']],
    ['0401507500', 'CA', ['9823.03.02', '9823.03.03']],
  ])('offers for %s of %s the quota headings that take it', (code, origin, headings) => {
    expect(choose(code, origin, 'cusma').rate).toEqual({ kind: 'see', headings, rates: expect.anything() })
  })

  it('takes no heading that was answered for goods of another origin', () => {
    const answered = { 'quota-heading': '9823.04.01' }
    expect(choose('0406407000', 'CA', 'cusma', '2026-11-20', answered).rate.kind).toBe('see')
    expect(choose('0406407000', 'MX', 'cusma', '2026-11-20', answered)).toMatchObject({ heading: '9823.04.01' })
  })

  it('states what the goods must be where a programme depends on it', () => {
    const onAircraft = schedule.declarable.find((code) =>
      parseSpecial(schedule.find(code)?.special ?? '').some(({ programmes }) => programmes.includes('C')),
    )
    const { claim, why } = choose(onAircraft ?? '', 'FR', 'C')
    expect(claim).toEqual({ kind: 'taken', symbol: 'C' })
    expect(say.why(why)).toContain('The goods are for use in civil aircraft and certified as such.')
    expect(dutySay('fr').why(why)).toContain('aéronefs civils')
  })
})

describe('programme rows', () => {
  it('explain every symbol that a special column prints', () => {
    const symbols = schedule.declarable.flatMap((code) =>
      parseSpecial(schedule.find(code)?.special ?? '').flatMap(({ programmes }) => programmes),
    )
    expect([...new Set(symbols)].filter((symbol) => !findProgramme(rules, symbol))).toEqual([])
  })

  it('hold from their first to their last day', () => {
    const agoa = findProgramme(rules, 'D')
    if (!agoa) throw new Error('no AGOA row')
    expect(refusalOf(agoa, country('KE'), day('2026-12-31'))).toBeUndefined()
    expect(said(refusalOf(agoa, country('KE'), day('2027-01-01')))).toContain('it expired on 31 Dec 2026')
    expect(said(refusalOf(agoa, country('MR'), day('2023-12-31')))).toContain('only from 1 Jan 2024')
    expect(refusalOf(agoa, country('MR'), day('2024-01-01'))).toBeUndefined()
  })
})
