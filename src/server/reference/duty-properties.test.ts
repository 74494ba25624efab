// What holds for every line, origin and day, tried on random ones against the real data sets.

import { describe, expect, it } from 'vitest'
import { addDays, day } from '#domain/calendar.ts'
import { COUNTRIES, country } from '#domain/countries.ts'
import { decimal, type Usd, usd } from '#domain/money.ts'
import { calculateDuty, type TariffLaw } from '#domain/tariff/duty.ts'
import type { DutyInput, DutyReceipt } from '#domain/tariff/duty-outcome.ts'
import { fc, runs } from '../../testing/properties.ts'
import { shipped } from '../testing/shipped-law.ts'

const law: TariffLaw = {
  schedule: shipped.schedule(),
  measures: shipped.measures(),
  preferences: shipped.preferences(),
}
const CODES = law.schedule.declarable
const DAYS_KNOWN = 3 * 365

/** Goods with an amount in every unit of their line, so that specific rates can be worked out. */
const goods: fc.Arbitrary<DutyInput> = fc
  .record({
    index: fc.nat(CODES.length - 1),
    origin: fc.oneof(
      fc.constantFrom('CA', 'MX', 'CN', 'US', 'DE', 'JP', 'KR', 'GB', 'BR', 'IN', 'RU'),
      fc.constantFrom(...COUNTRIES.map((each) => each.code)),
    ),
    dayNumber: fc.nat(DAYS_KNOWN),
    thousands: fc.integer({ min: 1, max: 500 }),
    amount: fc.integer({ min: 1, max: 10_000 }),
    isClaimed: fc.boolean(),
  })
  .map(({ index, origin, dayNumber, thousands, amount, isClaimed }) => {
    const htsCode = CODES[index] ?? CODES[0]
    if (!htsCode) throw new Error('the schedule is empty')
    const units = law.schedule.find(htsCode)?.units ?? []
    return {
      htsCode,
      origin: country(origin),
      value: usd(String(thousands * 1000)),
      quantities: [...units, 'kg', 'No.'].map((unit) => ({ amount: decimal(String(amount)), unit })),
      entryDate: addDays(day('2025-01-01'), dayNumber),
      claim: isClaimed ? { kind: 'cusma' } : { kind: 'none' },
      answers: {},
    }
  })

const duty = (input: DutyInput): DutyReceipt => calculateDuty(input, law)

function totalOf({ outcome }: DutyReceipt): Usd | undefined {
  if (outcome.kind === 'dutiable') return outcome.total
  return outcome.kind === 'free' ? usd('0') : undefined
}

const sumOf = (receipt: DutyReceipt) => receipt.lines.reduce((sum, line) => sum.plus(line.amount.amount), decimal('0'))
const ZERO = decimal('0')
const RUNS = runs(400)

describe('every receipt', () => {
  it('has no negative amount', () => {
    fc.assert(
      fc.property(goods, (input) => duty(input).lines.every((line) => line.amount.amount.gte(ZERO))),
      RUNS,
    )
  })

  it('has lines that sum to its total, and sentences and sources on each', () => {
    fc.assert(
      fc.property(goods, (input) => {
        const receipt = duty(input)
        const total = totalOf(receipt)
        if (total) expect(sumOf(receipt).toFixed(2)).toBe(total.amount.toFixed(2))
        if (receipt.outcome.kind === 'prohibited') expect(receipt.lines).toEqual([])
        if (receipt.outcome.kind === 'unknown') expect(receipt.outcome.missing.length).toBeGreaterThan(0)
        for (const line of receipt.lines) expect(line.why && line.source.citation).toMatch(/\w/)
        for (const line of receipt.considered) expect(line.because && line.source.citation).toMatch(/\w/)
      }),
      RUNS,
    )
  })

  it('never falls when the value rises', () => {
    fc.assert(
      fc.property(goods, fc.integer({ min: 0, max: 100_000 }), (input, more) => {
        const less = totalOf(duty(input))
        const greater = totalOf(duty({ ...input, value: usd(input.value.amount.plus(String(more))) }))
        if (less && greater) expect(greater.amount.gte(less.amount)).toBe(true)
      }),
      RUNS,
    )
  })

  it('adds up over a value split in parts of 3,000 where no rate looks at quantities', () => {
    fc.assert(
      fc.property(goods, fc.integer({ min: 1, max: 500 }), (input, count) => {
        // Of 3,000 each rate takes whole cents, 33 1/3 % too: nothing is rounded, so the parts are exactly the whole.
        const bare = { ...input, quantities: [], value: usd(input.value.amount.times('3')) }
        const other = usd(String(count * 3000))
        const parts = [totalOf(duty(bare)), totalOf(duty({ ...bare, value: other }))]
        const whole = totalOf(duty({ ...bare, value: usd(bare.value.amount.plus(other.amount)) }))
        const [one, two] = parts
        if (one && two && whole) expect(one.amount.plus(two.amount).toFixed(2)).toBe(whole.amount.toFixed(2))
      }),
      RUNS,
    )
  })

  it('is never raised by a CUSMA claim', () => {
    fc.assert(
      fc.property(goods, fc.constantFrom('CA', 'MX', 'US'), (input, origin) => {
        const entry = { ...input, origin: country(origin) }
        const without = totalOf(duty({ ...entry, claim: { kind: 'none' } }))
        const claimed = totalOf(duty({ ...entry, claim: { kind: 'cusma' } }))
        if (without && claimed) expect(claimed.amount.lte(without.amount)).toBe(true)
      }),
      RUNS,
    )
  })
})
