// One clearance and several merged, with a duty rule of 10 % (5 % on chapter 48), 50 % more by 9903.03.14 on chapter 34.
// Fees of 2026-11-21: MPF 2.77 informal, 34.58 to 670.86 formal; the example broker fees.
import { describe, expect, it } from 'vitest'
import { country } from '../countries.ts'
import { centsText, usd } from '../money.ts'
import { amounts, estimate, exclusions, goods, law } from '../testing/clearance-rules.ts'
import type { ClearanceGoods } from './entered-lines.ts'

describe('money that is due or not', () => {
  const origin = (goods: ClearanceGoods, code: string): ClearanceGoods =>
    goods.customs.kind === 'known' ? { ...goods, customs: { ...goods.customs, origin: country(code) } } : goods

  it('charges the processing fee where a claim does not stand, and none where it does', () => {
    expect(amounts(estimate([goods('1000', { claim: 'cusma' })]).customsFees)).toMatchObject({
      'processing-fee': '0.00',
    })
    const refused = origin(goods('1000', { claim: 'cusma' }), 'CN')
    expect(amounts(estimate([refused]).customsFees)).toMatchObject({ 'processing-fee': '2.77' })
  })

  it('follows the agreement claimed: Korea frees of the processing fee, Japan does not', () => {
    const claiming = (code: string): ClearanceGoods => {
      const each = goods('3000')
      return each.customs.kind === 'known'
        ? { ...each, customs: { ...each.customs, claim: { kind: 'programme', code } } }
        : each
    }
    const fee = (code: string) => amounts(estimate([claiming(code)]).customsFees)['processing-fee']
    expect(fee('KR')).toBe('0.00')
    expect(fee('JP')).toBe('34.58')
  })

  it('charges none for goods that return under chapter 98, but for what was processed abroad', () => {
    const fee = (code: string) => amounts(estimate([goods('3000', { code })]).customsFees)['processing-fee']
    expect(fee('9801001012')).toBe('0.00')
    expect(fee('9802008040')).toBe('34.58')
  })

  it('charges none on products of least-developed and Caribbean countries, claimed or not, and the rest of an entry alone', () => {
    const fee = (all: ClearanceGoods[]) => amounts(estimate(all).customsFees)['processing-fee']
    expect(fee([origin(goods('3000'), 'KH')])).toBe('0.00')
    expect(fee([origin(goods('3000'), 'JM')])).toBe('0.00')
    // 0.3464 % of 20,000
    expect(fee([origin(goods('30000'), 'KH'), goods('20000', { id: 'b' })])).toBe('69.28')
  })

  it('charges processing and assembly abroad on the value that stays dutiable, and the least while it is not said', () => {
    const fee = (code: string, answers: Record<string, string>) =>
      amounts(estimate([goods('50000', { code, answers })]).customsFees)['processing-fee']
    // 0.3464 % of 50,000 and of 20,000; never on more than the value
    expect(fee('9802008069', {})).toBe('34.58')
    expect(fee('9802008069', { 'assembled-value': '20000' })).toBe('69.28')
    expect(fee('9802006000', { 'work-abroad-value': '20000' })).toBe('69.28')
    expect(fee('9802006000', { 'work-abroad-value': '90000' })).toBe('173.20')
    expect(fee('9802005060', { 'work-abroad-value': '20000' })).toBe('0.00')
  })

  it('calls every total the least while the value that bears the fee is not said, and only where it would raise the fee', () => {
    const part = (value: string, answers: Record<string, string>) => {
      const { customsFees, isFloor } = estimate([goods(value, { code: '9802006000', answers })])
      const notes = customsFees.flatMap(({ notes }) => notes)
      return [isFloor, notes.filter(({ reason }) => reason === 'processing-part-not-said').length]
    }
    expect(part('50000', {})).toEqual([true, 1])
    expect(part('50000', { 'work-abroad-value': '20000' })).toEqual([false, 0])
    // An informal entry pays one amount whatever the value.
    expect(part('2000', {})).toEqual([false, 0])
  })

  it('names the small fees and taxes it does not count, for the goods that bear them', () => {
    const named = (code: string) =>
      estimate([goods('300', { code })]).notices.filter(({ reason }) => reason === 'agriculture-fee')
    expect(named('0409000010')).toEqual([
      { reason: 'agriculture-fee', facts: { goods: 'honey', citation: '7 CFR 1212.52' } },
    ])
    expect(named('8512200000')).toEqual([])
  })

  it('calls every total the least where a fee or tax is named and not counted, and no other', () => {
    const isFloor = (code: string) => estimate([goods('300', { code })]).isFloor
    // Cigars whose number nobody gave bear an excise tax beside their duty.
    expect(isFloor('2402108080')).toBe(true)
    expect(isFloor('0409000010')).toBe(true)
    expect(isFloor('8512200000')).toBe(false)
  })

  it('says up to 800 USD that no value comes in without an entry any more', () => {
    const said = (value: string) =>
      estimate([goods(value)]).notices.filter(({ reason }) => reason === 'low-value').length
    expect([said('799.99'), said('800'), said('800.01')]).toEqual([1, 1, 0])
  })

  it('charges the fee on goods that bear it and are worth less than half a dollar', () => {
    const fee = (code: string, answers: Record<string, string> = {}) =>
      amounts(estimate([goods('0.49', { code, answers })]).customsFees)['processing-fee']
    expect(fee('8512200000')).toBe('2.77')
    expect(fee('9801001012')).toBe('0.00')
    // Nothing was done abroad: no part of the value bears it.
    expect(fee('9802006000', { 'work-abroad-value': '0' })).toBe('0.00')
    expect(fee('9802006000', { 'work-abroad-value': '0.30' })).toBe('2.77')
  })

  it('asks no disbursement where nothing is disbursed, and says that the nought is only likely', () => {
    const free = goods('1000', { claim: 'cusma' })
    expect(estimate([free, goods('1000')]).customsFees[0]?.notes).toContainEqual({
      reason: 'possibly-free',
      facts: { count: 1 },
    })
    expect(amounts(estimate([free]).brokerFees)).toEqual({ entry: '65.00' })
  })

  it('sets a continuous bond beside the single one: 500 a year against 75 each is cheaper from the seventh', () => {
    const bonds = (value: string) =>
      estimate([goods(value)]).notices.filter(({ reason }) => reason === 'continuous-bond')
    expect(bonds('3000')).toEqual([
      {
        reason: 'continuous-bond',
        facts: { secures: usd('50000'), premium: usd('500'), clearances: 7, single: usd('75') },
      },
    ])
    expect(bonds('2000')).toEqual([])
  })
})

describe('entry type', () => {
  it('enters exactly 2,500.00 informally', () => {
    const result = estimate([goods('2500.00')])
    expect(result.entry.type).toBe('informal')
    // duty 10 % of 2,500 = 250.00
    expect(amounts(result.customsFees)).toEqual({ 'base-duty': '250.00', 'processing-fee': '2.77' })
    expect(amounts(result.brokerFees)).toEqual({ entry: '65.00', disbursement: '6.00' })
  })

  it('enters 2,500.01 formally, with the minimum fee and a bond', () => {
    const result = estimate([goods('2500.01')])
    expect(result.entry.type).toBe('formal')
    expect(amounts(result.customsFees)).toEqual({ 'base-duty': '250.00', 'processing-fee': '34.58' })
    // bond of 2,500.01 + 250.00 + 34.58 = 2,784.59: 3 started thousands x 6 = 18, so the minimum 75
    expect(amounts(result.brokerFees)).toEqual({ entry: '95.00', bond: '75.00', disbursement: '6.00' })
    expect(result.notices[0]).toEqual({ reason: 'formal-entry', facts: { value: usd('2500.01') } })
  })
})

describe('tariff lines', () => {
  it('adds up goods of one code, origin and claim before rounding to whole dollars', () => {
    // 0.40 + 0.40 + 0.40 = 1.20 rounds to 1; apart each rounds to 0
    const result = estimate([goods('0.40', { id: 'a' }), goods('0.40', { id: 'b' }), goods('0.40', { id: 'c' })])
    expect(result.entry.lines).toHaveLength(1)
    expect(centsText(result.entry.enteredValue)).toBe('1.00')
    expect(amounts(result.customsFees)['base-duty']).toBe('0.10')
  })

  it('keeps goods apart whose claim differs or whose answers are amounts', () => {
    const claimed = goods('100', { id: 'b', claim: 'cusma' })
    const weighed = goods('100', { id: 'c', answers: { metal: '12.5' } })
    const weighedToo = goods('100', { id: 'd', answers: { metal: '12.5' } })
    expect(estimate([goods('100'), claimed, weighed, weighedToo]).entry.lines).toHaveLength(4)
  })

  it('joins goods with the same yes or no', () => {
    const answers = { under15: 'yes' }
    expect(estimate([goods('1', { answers }), goods('2', { id: 'b', answers })]).entry.lines).toHaveLength(1)
  })
})

const RANGE = { reason: 'range', facts: { text: 'A range.' } }

describe('fees', () => {
  it('charges the harbor fee on ocean arrivals only', () => {
    // 0.125 % of 2,000 = 2.50
    expect(amounts(estimate([goods('2000')], 'ocean').customsFees)['harbor-fee']).toBe('2.50')
    for (const mode of ['truck', 'rail', 'air', 'courier'] as const) {
      expect(amounts(estimate([goods('2000')], mode).customsFees)).not.toHaveProperty('harbor-fee')
    }
  })

  it('reviews food once and secures three times its value', () => {
    const result = estimate([goods('20000', { code: '0409000010' }), goods('100', { id: 'b', code: '0409000045' })])
    // bond 3 x 20,100 = 60,300 > 20,100 + 2,010 + 69.63: 61 started thousands x 6 = 366
    expect(amounts(result.brokerFees)).toMatchObject({ review: '35.00', bond: '366.00' })
  })

  it('secures three times the value of any goods another agency requires data of, not of food alone', () => {
    const [device] = estimate([goods('20000', { code: '9018902000' })]).brokerFees.filter(({ id }) => id === 'bond')
    // 3 x 20,000 = 60,000: 60 thousands x 6 = 360
    expect([device && centsText(device.amount), device?.notes]).toEqual([
      '360.00',
      [{ reason: 'bond-tripled', facts: { secured: usd('60000'), agencies: ['FDA'] } }, RANGE],
    ])
  })

  it('says that an agency which may ask for data can make the bond three times the value', () => {
    const [lamp] = estimate([goods('20000', { code: '9405190000' })]).brokerFees.filter(({ id }) => id === 'bond')
    // 20,000 + 2,000 + 69.28 = 22,069.28: 23 started thousands x 6 = 138
    expect([lamp && centsText(lamp.amount), lamp?.notes]).toEqual([
      '138.00',
      [
        { reason: 'bond', facts: { secured: usd('22069.28') } },
        { reason: 'bond-may-triple', facts: { agencies: ['FDA'] } },
        RANGE,
      ],
    ])
  })

  it('charges lines above those included', () => {
    const codes = ['01', '02', '03', '05', '06', '07', '08'].map((chapter) => `${chapter}01000000`)
    const result = estimate(codes.map((code) => goods('10', { id: code, code })))
    expect(amounts(result.brokerFees).lines).toBe('6.00')
  })

  it('names an additional duty once for all lines, and says that a claim does not lift it', () => {
    const result = estimate([
      goods('100', { code: '3406000000', claim: 'cusma' }),
      goods('200', { id: 'b', code: '3401300000', claim: 'cusma' }),
    ])
    // 50 % of 100 and of 200; every line claims, so no processing fee
    expect(amounts(result.customsFees)).toEqual({
      'base-duty': '0.00',
      '9903.03.14': '150.00',
      'processing-fee': '0.00',
    })
    expect(result.customsFees[1]?.notes).toEqual([
      { reason: 'additional-on', facts: { count: 2, rates: [{ reason: 'percent', facts: { percent: '50' } }] } },
      { reason: 'not-lifted-by-cusma', facts: {} },
    ])
  })

  it('says so when no table covers the day', () => {
    const result = estimate([goods('100')], 'truck', '2026-09-30')
    expect(amounts(result.customsFees)).toEqual({ 'base-duty': '10.00' })
    expect(result.brokerFees).toEqual([])
    expect(result.notices.slice(0, 2)).toEqual([
      { reason: 'processing-not-known', facts: { on: '2026-09-30' } },
      { reason: 'broker-not-known', facts: { on: '2026-09-30' } },
    ])
  })
})

describe('what is left out', () => {
  it('leaves prohibited goods out of every sum', () => {
    const result = estimate([goods('3000', { id: 'beer', code: '2203000030' }), goods('1000')])
    expect(result.entry.type).toBe('informal')
    expect(centsText(result.entry.value)).toBe('1000.00')
    expect(exclusions(result)).toEqual([['beer', 'prohibited']])
  })

  it('counts goods of unknown duty with their value, never with a duty of zero', () => {
    const result = estimate([goods('2000', { id: 'watch', code: '9101110000' }), goods('1000')])
    expect(result.entry.type).toBe('formal')
    expect(amounts(result.customsFees)).toEqual({ 'base-duty': '100.00', 'processing-fee': '34.58' })
    expect(result.excluded[0]).toEqual({
      id: 'watch',
      name: 'Goods watch',
      kind: 'duty-unknown',
      missing: [law('number of jewels')],
    })
  })

  it('charges nothing when nothing can enter', () => {
    const result = estimate([goods('100', { code: '2203000030' })])
    expect([result.customsFees, result.brokerFees, centsText(result.landedTotal)]).toEqual([[], [], '0.00'])
  })
})

it('adds goods, customs and brokerage up to the landed cost', () => {
  const result = estimate([goods('1524.60')])
  // 1,524.60 + (10 % of 1,525 = 152.50 + 2.77) + (65 + 6)
  expect(amounts(result.landedCosts)).toEqual({ goods: '1524.60', customs: '155.27', brokerage: '71.00' })
  expect(centsText(result.landedTotal)).toBe('1750.87')
})
