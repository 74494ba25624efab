import { expect, it } from 'vitest'
import { centsText, times, toCents, toWhole, usd } from '#domain/money.ts'
import { SPECIMEN } from './specimen-receipt.tsx'

// 144 units at 6.85 CAD are 986.40 CAD; at 0.7124 that is 702.71136 USD.
it('shows what the money rules make of its example', () => {
  const entered = toWhole(times(usd('986.40'), '0.7124'))
  expect(centsText(entered)).toBe(`${SPECIMEN.enteredValueUsd}.00`)
  expect(centsText(toCents(times(entered, '0.5')))).toBe(SPECIMEN.added)
  expect(centsText(toCents(times(entered, '0.1')))).toBe(SPECIMEN.avoided)
  expect(SPECIMEN.total).toBe(SPECIMEN.added)
})
