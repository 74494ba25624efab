import { describe, expect, it } from 'vitest'
import { day } from '../calendar.ts'
import { cad, centsText, decimal, usd } from '../money.ts'
import {
  askDuty,
  type GoodsForDuty,
  itemQuestion,
  lineQuestion,
  missingOfItem,
  wholeLine,
  wholeLineTexts,
} from './duty-question.ts'

const terms = { rate: decimal('0.74'), entryDate: day('2026-11-20') }
const candle: GoodsForDuty = {
  htsCode: '3406.00.00.00',
  countryOfOrigin: 'CA',
  price: cad('12.50'),
  itemCount: 10,
  quantities: [],
  answers: {},
  description: 'Soy candle',
  claim: { kind: 'none' },
}

describe('goods as a question about their duty', () => {
  it('takes the value an invoice prints: 10 x 12.50 CAD at 0.74 is 92.50 USD', () => {
    const asked = askDuty(candle, terms)
    expect(asked.kind === 'ready' && centsText(asked.input.value)).toBe('92.50')
    expect(asked).toMatchObject({
      input: { htsCode: '3406000000', origin: 'CA', itemCount: 10, description: 'Soy candle' },
    })
  })

  it('is the same of a line that a request carries, amounts of the whole line included', () => {
    const item = { ...candle, quantities: wholeLine({ kg: '0.35' }, 10), claim: { kind: 'cusma' as const } }
    const asked = askDuty(item, terms)
    const line = lineQuestion(
      {
        htsCode: '3406000000',
        countryOfOrigin: 'CA',
        currency: 'CAD',
        price: 12.5,
        quantity: 10,
        units: [{ unit: 'kg', amount: '3.5' }],
        claimCusma: true,
        answers: {},
        description: 'Soy candle',
      },
      terms,
    )
    expect(asked).toEqual({ kind: 'ready', ...line })
    expect(centsText(line.amounts.totalCad)).toBe('125.00')
  })

  it('takes a price in USD as it is', () => {
    const line = { htsCode: '3406000000', countryOfOrigin: 'CA', currency: 'USD', price: 12.5, quantity: 10 } as const
    const { input } = lineQuestion({ ...line, units: [], claimCusma: false, answers: {}, description: '' }, terms)
    expect([centsText(input.value), input.claim.kind, 'description' in input]).toEqual(['125.00', 'none', false])
  })

  it('names what is missing, a price of 0 among it', () => {
    expect(askDuty({ ...candle, htsCode: null, price: usd('0') }, terms)).toEqual({
      kind: 'lacking',
      missing: ['htsCode', 'price'],
    })
    expect(askDuty({ ...candle, countryOfOrigin: 'nowhere', price: undefined }, terms)).toEqual({
      kind: 'lacking',
      missing: ['origin', 'price'],
    })
    const valued = askDuty({ ...candle, countryOfOrigin: null }, terms)
    expect(valued.kind === 'lacking' && valued.amounts && centsText(valued.amounts.totalUsd)).toBe('92.50')
  })

  it('is the same question in a request, which a page cannot ask before it is whole', () => {
    const item = {
      htsCode: '3406000000',
      countryOfOrigin: 'CA',
      declaredValue: 6.85,
      quantity: 144,
      unitQuantities: { kg: '0.35' },
      dutyAnswers: {},
    }
    expect(itemQuestion(item, true)).toEqual({
      price: 6.85,
      line: {
        htsCode: '3406000000',
        countryOfOrigin: 'CA',
        quantity: 144,
        currency: 'CAD',
        claimCusma: true,
        units: [{ unit: 'kg', amount: '50.4' }],
        answers: {},
      },
    })
    expect(itemQuestion({ ...item, countryOfOrigin: 'CN' }, true)?.line.claimCusma).toBe(false)
    expect([itemQuestion({ ...item, declaredValue: 0 }, true), missingOfItem({ ...item, declaredValue: 0 })]).toEqual([
      undefined,
      ['price'],
    ])
  })

  it('multiplies the amounts of one unit, and leaves out what is no number', () => {
    expect(wholeLine({ kg: '0.35', 'No.': 'many' }, 144).map(({ unit, amount }) => `${amount} ${unit}`)).toEqual([
      '50.4 kg',
    ])
    expect(wholeLineTexts({ kg: '0.3333333' }, 3)).toEqual([{ unit: 'kg', amount: '1' }])
  })
})
