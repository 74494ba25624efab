// The product exclusions for goods of China are known until 9 Nov 2026: no receipt offers what an extension nobody knows of would save.
import { expect, it } from 'vitest'
import { day } from '#domain/calendar.ts'
import { country } from '#domain/countries.ts'
import { htsCode } from '#domain/hts-code.ts'
import { usd } from '#domain/money.ts'
import { calculateDuty } from '#domain/tariff/duty.ts'
import { shipped } from '../testing/shipped-law.ts'

const law = { schedule: shipped.schedule(), measures: shipped.measures(), preferences: shipped.preferences() }

const backpack = (entryDate: string, answers: Readonly<Record<string, string>> = {}) =>
  calculateDuty(
    {
      htsCode: htsCode('4202.92.31.20'),
      origin: country('CN'),
      value: usd('2000'),
      quantities: [],
      entryDate: day(entryDate),
      claim: { kind: 'none' },
      answers,
    },
    law,
  )

it('offers what an exclusion saves while the exclusions are known to hold', () => {
  const { assumed, range, changes } = backpack('2026-11-09')
  expect(assumed.map(({ id }) => id)).toEqual(['china-exclusion'])
  expect(range).toBeDefined()
  expect(changes.map(({ reason }) => reason)).toContain('answer-less')
})

it('offers nothing from the day after, and says until when they are known', () => {
  const { assumed, range, changes, considered, questions } = backpack('2026-11-10')
  expect({ assumed, range, changes }).toEqual({ assumed: [], range: undefined, changes: [] })
  expect(questions.map(({ id }) => id)).toEqual(['china-exclusion-extended'])
  expect(
    considered.map(({ because }) => JSON.stringify(because)).filter((text) => text.includes('until 9 Nov')),
  ).toHaveLength(1)
})

it('takes the word of the broker that one was extended, and says what going back on it would cost', () => {
  const { changes, considered } = backpack('2026-11-10', { 'china-exclusion-extended': 'yes' })
  expect(changes.map(({ reason }) => reason)).toContain('answer-more')
  expect(considered.filter(({ isDeclared }) => isDeclared).map(({ heading }) => heading)).toContain('9903.88.69')
})
