// Duties worked out by hand against the real data sets.
import { describe, expect, it } from 'vitest'
import { day } from '#domain/calendar.ts'
import { country } from '#domain/countries.ts'
import { htsCode } from '#domain/hts-code.ts'
import { centsText, decimal, usd } from '#domain/money.ts'
import { calculateDuty, type TariffLaw } from '#domain/tariff/duty.ts'
import type { DutyInput, DutyReceipt } from '#domain/tariff/duty-outcome.ts'
import { BORDER_CASES } from '#domain/testing/duty-cases/border-cases.ts'
import { CHANGE_DAY_CASES } from '#domain/testing/duty-cases/change-day-cases.ts'
import { CHAPTER_98_CASES } from '#domain/testing/duty-cases/chapter-98-cases.ts'
import { CONSUMER_CASES } from '#domain/testing/duty-cases/consumer-cases.ts'
import type { DutyCase } from '#domain/testing/duty-cases/duty-case.ts'
import { FOOD_CASES } from '#domain/testing/duty-cases/food-cases.ts'
import { GROCERY_CASES } from '#domain/testing/duty-cases/grocery-cases.ts'
import { INDUSTRY_CASES } from '#domain/testing/duty-cases/industry-cases.ts'
import { KITCHEN_AND_ROAD_CASES } from '#domain/testing/duty-cases/kitchen-and-road-cases.ts'
import { MACHINE_CASES } from '#domain/testing/duty-cases/machine-cases.ts'
import { METAL_CASES } from '#domain/testing/duty-cases/metal-cases.ts'
import { REVISION_CASES } from '#domain/testing/duty-cases/revision-cases.ts'
import { SHIRT_CASES } from '#domain/testing/duty-cases/shirt-cases.ts'
import { SHOP_CASES } from '#domain/testing/duty-cases/shop-cases.ts'
import { SPECIFIC_RATE_CASES } from '#domain/testing/duty-cases/specific-rate-cases.ts'
import { VEHICLE_AND_METAL_CASES } from '#domain/testing/duty-cases/vehicle-and-metal-cases.ts'
import { VEHICLE_PART_CASES } from '#domain/testing/duty-cases/vehicle-part-cases.ts'
import { shipped } from '../testing/shipped-law.ts'

const law: TariffLaw = {
  schedule: shipped.schedule(),
  measures: shipped.measures(),
  preferences: shipped.preferences(),
}

const CASES = [
  ...[...SHIRT_CASES, ...FOOD_CASES, ...METAL_CASES, ...MACHINE_CASES],
  ...[...CONSUMER_CASES, ...GROCERY_CASES, ...INDUSTRY_CASES, ...REVISION_CASES],
  ...[...SHOP_CASES, ...KITCHEN_AND_ROAD_CASES, ...CHANGE_DAY_CASES, ...BORDER_CASES],
  ...[...CHAPTER_98_CASES, ...SPECIFIC_RATE_CASES, ...VEHICLE_AND_METAL_CASES, ...VEHICLE_PART_CASES],
]

function inputOf(each: DutyCase): DutyInput {
  const { claim, quantity } = each
  return {
    htsCode: htsCode(each.hts),
    origin: country(each.origin),
    value: usd(each.value),
    quantities: quantity ? [{ amount: decimal(quantity[0]), unit: quantity[1] }] : [],
    entryDate: day(each.entryDate),
    claim: claimOf(claim),
    answers: each.answers ?? {},
  }
}

function claimOf(claim: string | undefined): DutyInput['claim'] {
  if (claim === undefined) return { kind: 'none' }
  return claim === 'cusma' ? { kind: 'cusma' } : { kind: 'programme', code: claim }
}

const cents = (text: string): string => centsText(usd(text))

function shown({ outcome, lines }: DutyReceipt) {
  if (outcome.kind === 'prohibited' || outcome.kind === 'unknown') return { total: outcome.kind }
  const additional = lines.filter((line) => line.kind === 'additional')
  return {
    base: centsText(lines[0]?.amount ?? usd('0')),
    additional: Object.fromEntries(additional.map((line) => [line.heading, centsText(line.amount)])),
    total: outcome.kind === 'dutiable' ? centsText(outcome.total) : '0.00',
  }
}

function wanted({ base, additional, total }: DutyCase) {
  if (!/^\d/.test(total)) return { total }
  const amounts = Object.entries(additional).map(([heading, amount]) => [heading, cents(amount)])
  return { base: cents(base), additional: Object.fromEntries(amounts), total: cents(total) }
}

describe('a duty that waits for an answer', () => {
  const waiting = { entryDate: '2026-08-01', value: '5000', base: '0', additional: {}, total: 'unknown', because: '' }
  it.each([
    ['9802.00.80.69', 'MX', undefined, ['duty-by-text', 'assembled-value']],
    ['9802.00.50.60', 'CA', undefined, ['duty-by-text', 'work-abroad-value']],
    // The claim lifts the forced-labor duty within the quota alone.
    ['0401.40.25.00', 'CA', 'cusma', ['quota-heading']],
  ])('%s of %s shows no line of what is not known, and asks for it', (hts, origin, claim, asked) => {
    const { outcome, lines, questions } = calculateDuty(
      inputOf({ ...waiting, hts, origin, ...(claim && { claim }) }),
      law,
    )
    expect([outcome.kind, lines]).toEqual(['unknown', []])
    const open = questions.filter(({ assumed }) => assumed === undefined)
    expect(open.map(({ id }) => id.split(':')[0])).toEqual(asked)
  })

  it('says of a duty on the work abroad that it is on that alone, and nothing of metals under 9802.00.60', () => {
    const answers = { 'own-code': '7326908688', 'work-abroad-value': '800' }
    const said = (hts: string) => {
      const { lines } = calculateDuty(inputOf({ ...waiting, hts, origin: 'CA', answers }), law)
      return lines.flatMap(({ why }) => (why.reason === 'law' ? [why.facts.isOnPart === true] : []))
    }
    expect(said('9802.00.50.60')).toEqual([true])
    expect(said('9802.00.60.00')).toEqual([false])
  })

  it('says what is still missing, not what was answered', () => {
    const each = { ...waiting, hts: '9802.00.50.60', origin: 'CA', answers: { 'work-abroad-value': '800' } }
    const { outcome } = calculateDuty(inputOf(each), law)
    expect(outcome).toMatchObject({ kind: 'unknown', missing: [{ reason: 'duty-by-text' }] })
    expect(outcome.kind === 'unknown' && outcome.missing).toHaveLength(1)
  })

  it('asks goods of chapter 98 for their own code, and leaves the duty known without it', () => {
    const each = { ...waiting, hts: '9802.00.40.40', origin: 'CA', claim: 'cusma' }
    const { outcome, questions } = calculateDuty(inputOf(each), law)
    expect(outcome.kind).toBe('free')
    expect(questions).toMatchObject([{ id: 'own-code', form: { kind: 'hts-code' }, assumed: 'not-said' }])
  })

  it('names the duties of the goods’ own code beside work done abroad, whatever is claimed', () => {
    const repaired = { ...waiting, hts: '9802.00.50.60', origin: 'CA', claim: 'cusma' }
    const { considered, outcome } = calculateDuty(inputOf(repaired), law)
    const said = [...considered.map(({ because }) => because), ...(outcome.kind === 'free' ? [outcome.because] : [])]
    const ofOwnCode = said.filter(
      (each) => each.reason === 'law' && each.facts.text.en.includes('Duties that go by the own code'),
    )
    expect(ofOwnCode).toHaveLength(2)
  })
})

describe('why nothing is due', () => {
  const why = (claim: string | undefined, entryDate: string) => {
    const syrup = { hts: '1702.20.40.70', origin: 'CA', value: '1000', ...(claim ? { claim } : {}) }
    const { outcome } = calculateDuty(
      inputOf({ ...syrup, entryDate, base: '0', additional: {}, total: '0', because: '' }),
      law,
    )
    return outcome.kind === 'free' ? outcome.because.reason : outcome.kind
  }

  it('is the claim where it lifts an added duty from a line that is free', () => {
    expect(why(undefined, '2026-11-29')).toBe('dutiable')
    expect(why('cusma', '2026-11-29')).toBe('free-by-claim')
  })

  it('is the line where nothing was added to it', () => {
    expect(why(undefined, '2025-02-01')).toBe('free-line')
  })
})

describe('a rule that is not certain', () => {
  const said = (hts: string, origin: string, entryDate = '2026-11-21') => {
    const goods = { hts, origin, entryDate, value: '1000', base: '0', additional: {}, total: '', because: '' }
    return calculateDuty(inputOf(goods), law).considered.flatMap(({ because }) =>
      because.reason === 'law' ? [because.facts.text.en] : [],
    )
  }

  it.each([
    ['2208.30.30.30', 'GB', 'until 3 Jul 2026'],
    ['8807.30.00.30', 'FR', 'until 10 Jul 2026'],
    ['5002.00.00.00', 'ID', 'names raw silk and its waste, another does not'],
    ['8419.20.00.20', 'GB', 'names this number, another does not'],
  ])('is said of %s of %s', (hts, origin, words) => {
    expect(said(hts, origin)).toContainEqual(expect.stringContaining(words))
  })

  it('is not said of other goods, nor while a suspension was known to hold', () => {
    const doubts = [said('6109.10.00.12', 'ID'), said('8419.20.00.20', 'DE'), said('2208.30.30.30', 'GB', '2026-07-03')]
    expect(doubts.flat().filter((text) => /Ask your broker/.test(text))).toEqual([])
  })
})

describe('reliefs of chapter 98 that have to be claimed', () => {
  const receiptOf = (hts: string, origin: string) => {
    const goods = {
      hts,
      origin,
      entryDate: '2026-11-21',
      value: '1000',
      base: '0',
      additional: {},
      total: '',
      because: '',
    }
    return calculateDuty(inputOf(goods), law)
  }
  const said = (hts: string, origin: string) =>
    receiptOf(hts, origin).considered.flatMap(({ title }) =>
      title.reason === 'law-title' && /^Relief for /.test(title.facts.text.en) ? [title.facts.text.en] : [],
    )

  it.each([
    ['9021.40.00.00', 'CN', 'Relief for people with a disability: 9817.00.96'],
    ['8713.10.00.00', 'CN', 'Relief for people with a disability: 9817.00.96'],
    ['6109.10.00.12', 'US', 'Relief for goods of the United States that come back: 9801.00.10'],
  ])('are named with %s of %s', (hts, origin, title) => expect(said(hts, origin)).toEqual([title]))

  it('are not taken by themselves, nor named for other goods', () => {
    expect(shown(receiptOf('9021.40.00.00', 'CN')).total).toBe('125.00')
    expect(shown(receiptOf('6109.10.00.12', 'US')).total).toBe('165.00')
    expect(said('6109.10.00.12', 'CN')).toEqual([])
  })
})

describe('duties worked out by hand', () => {
  it('are at least 500', () => expect(CASES.length).toBeGreaterThanOrEqual(500))

  it.each(CASES)('$hts of $origin on $entryDate: $because', (each) => {
    expect(shown(calculateDuty(inputOf(each), law))).toEqual(wanted(each))
  })
})
