import { describe, expect, it } from 'vitest'
import { centsText, decimal, usd } from '../money.ts'
import { sampleBook, sampleRow } from '../testing/sample-measures.ts'
import { type StackFacts, stackedAmount } from './stacking.ts'

const facts: StackFacts = {
  enteredValue: usd('1000'),
  baseDuty: usd('50'),
  contentValue: () => undefined,
  quantityIn: () => undefined,
}

function amountOf(effect: unknown, changed: Partial<StackFacts> = {}, lessContents: readonly string[] = []) {
  const [measure] = sampleBook({ rows: [sampleRow({ effect })] }).measures
  if (!measure) throw new Error('no row')
  const result = stackedAmount({ measure, lessContents }, { ...facts, ...changed })
  return result.kind === 'amount' ? centsText(result.amount) : result.kind
}

const worth = (amounts: Readonly<Record<string, string>>) => ({
  contentValue: (question: string) => (amounts[question] === undefined ? undefined : decimal(amounts[question])),
})
const onSteel = { kind: 'added', percent: '50', basis: { kind: 'content', question: 'steel' } }
const butUs = { kind: 'added', percent: '25', basis: { kind: 'except-content', question: 'us' } }

describe('amounts of measures', () => {
  it('adds a percentage of the whole value', () => expect(amountOf({ kind: 'added', percent: '7.5' })).toBe('75.00'))

  it('rounds half a cent up', () => {
    expect(amountOf({ kind: 'added', percent: '7.5' }, { enteredValue: usd('33') })).toBe('2.48')
  })

  it('tops column 1 up to a total, adds nothing at or above it, and waits for column 1', () => {
    const total = { kind: 'total', percent: '15', headingAtOrAbove: '9903.02.19' }
    expect(amountOf(total)).toBe('100.00')
    expect(amountOf(total, { baseDuty: usd('150') })).toBe('covered')
    expect(amountOf(total, { baseDuty: undefined })).toBe('missing-base')
  })

  it('tops up only the part of the value that pays no other duty, with its share of column 1', () => {
    const total = { kind: 'total', percent: '15', headingAtOrAbove: '9903.02.19' }
    expect(amountOf(total, worth({ steel: '200' }), ['steel'])).toBe('80.00')
  })

  it('charges a content, never above the value, and says which value is missing', () => {
    expect(amountOf(onSteel, worth({ steel: '400' }))).toBe('200.00')
    expect(amountOf(onSteel, worth({ steel: '4000' }))).toBe('500.00')
    expect(amountOf(onSteel)).toBe('missing-content')
  })

  it('takes a part in whole dollars for the whole value, never more than it, and all of column 1 with it', () => {
    const on = (effect: unknown, worthOfPart: string | undefined) => {
      const [measure] = sampleBook({ rows: [sampleRow({ effect })] }).measures
      if (!measure) throw new Error('no row')
      const part = worth(worthOfPart === undefined ? {} : { work: worthOfPart })
      const result = stackedAmount({ measure, lessContents: [], part: 'work' }, { ...facts, ...part })
      return result.kind === 'amount' ? centsText(result.amount) : result.kind
    }
    const added = { kind: 'added', percent: '10' }
    expect([on(added, '299.60'), on(added, '4000'), on(added, '0')]).toEqual(['30.00', '100.00', '0.00'])
    expect(on(added, undefined)).toBe('missing-content')
    expect(on({ kind: 'total', percent: '15', headingAtOrAbove: '9903.02.19' }, '400')).toBe('10.00')
  })

  it('charges all but a content', () => {
    expect(amountOf(butUs, worth({ us: '400' }))).toBe('150.00')
    expect(amountOf(butUs, worth({ us: '4000' }))).toBe('0.00')
  })

  it('keeps to the least total', () => {
    const least = { ...butUs, minimumTotalPercent: '15' }
    expect(amountOf(least, worth({ us: '400' }))).toBe('150.00')
    expect(amountOf(least, worth({ us: '900' }))).toBe('100.00')
  })

  it('knows rates that are not known and entries that are refused', () => {
    expect(amountOf({ kind: 'rate-unknown', text: 'a specific duty' })).toBe('rate-unknown')
    expect(amountOf({ kind: 'prohibited' })).toBe('prohibited')
    expect(amountOf({ kind: 'replaces-base', percent: '35' })).toBe('350.00')
  })

  it('charges so much a unit, or what the value lacks to so much a unit, and asks for the quantity', () => {
    const specific = { kind: 'specific', usd: '21', unit: 'kg' }
    const least = { kind: 'minimum-price', usd: '21', unit: 'kg' }
    const kilograms = (amount: string) => ({ quantityIn: () => decimal(amount) })
    expect(amountOf(specific, kilograms('100'))).toBe('2100.00')
    expect(amountOf(least, kilograms('100'))).toBe('1100.00')
    expect(amountOf(least, kilograms('40'))).toBe('0.00')
    expect(amountOf(specific)).toBe('missing-quantity')
  })
})
