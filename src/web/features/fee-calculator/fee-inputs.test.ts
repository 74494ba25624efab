import { describe, expect, it } from 'vitest'
import { day } from '#domain/calendar.ts'
import { usd } from '#domain/money.ts'
import {
  deliveryOf,
  type FeeInputs,
  feeFields,
  feeInputsOf,
  feeProblem,
  feeSearch,
  NO_FEE_INPUTS,
} from './fee-inputs.ts'

const LIMITS = { maximumValue: usd('2500.00'), maximumLines: 15 }
const GOOD: FeeInputs = { value: '1,180.00', duty: '302.40', food: true, lines: '7' }

describe('the inputs of the fee calculator', () => {
  it.each<[string, Partial<FeeInputs>, string]>([
    ['no value', { value: '' }, 'fillValueAndDuty'],
    ['no duty', { duty: ' ' }, 'fillValueAndDuty'],
    ['a value of nothing', { value: '0' }, 'valueForm'],
    ['a value below nothing', { value: '-1' }, 'valueForm'],
    ['a value in words', { value: 'much' }, 'valueForm'],
    ['a value a cent too high', { value: '2500.01' }, 'valueTooHigh'],
    ['a value far too high', { value: '99,999,999,999' }, 'valueTooHigh'],
    ['duty far too high', { duty: '99,999,999,999' }, 'dutyTooHigh'],
    ['duty below nothing', { duty: '-0.01' }, 'dutyForm'],
    ['duty of three decimals', { duty: '1.005' }, 'dutyForm'],
    ['no line', { lines: '0' }, 'linesForm'],
    ['sixteen lines', { lines: '16' }, 'linesForm'],
    ['a line and a half', { lines: '1.5' }, 'linesForm'],
  ])('are refused with %s', (_, changed, problem) => {
    const inputs = { ...GOOD, ...changed }
    expect(feeProblem(inputs, LIMITS)).toBe(problem)
    expect(deliveryOf(inputs, day('2026-11-21'), LIMITS)).toBeUndefined()
  })

  it.each<[string, Partial<FeeInputs>]>([
    ['the lowest value', { value: '0.01' }],
    ['the highest value', { value: '2500' }],
    ['no duty at all', { duty: '0' }],
    ['fifteen lines', { lines: '15' }],
    ['a decimal comma', { value: '1180,00' }],
  ])('are taken with %s', (_, changed) => {
    expect(feeProblem({ ...GOOD, ...changed }, LIMITS)).toBeUndefined()
  })

  it('name the fields that are empty', () => {
    expect(feeFields('fillValueAndDuty', NO_FEE_INPUTS)).toEqual(['value', 'duty'])
  })

  it('come back from the link that holds them', () => {
    expect(feeInputsOf(new URLSearchParams(`${feeSearch(GOOD)}`))).toEqual(GOOD)
    expect(feeInputsOf(new URLSearchParams())).toEqual(NO_FEE_INPUTS)
  })
})
