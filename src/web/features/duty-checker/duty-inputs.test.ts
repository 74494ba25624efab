import { describe, expect, it } from 'vitest'
import {
  type DutyInputs,
  dutyBody,
  dutyInputsOf,
  dutyProblem,
  dutySearch,
  NO_INPUTS,
  troubledFields,
} from './duty-inputs.ts'

const GOOD: DutyInputs = { asin: ' b0c7xk2m4n ', origin: 'CA', cost: '6.85', units: '144', claimCusma: true, title: '' }

describe('the inputs of a duty check', () => {
  it.each<[string, Partial<DutyInputs>, string]>([
    ['no ASIN', { asin: '  ' }, 'fillAll'],
    ['no country', { origin: null }, 'fillAll'],
    ['no cost', { cost: '' }, 'fillAll'],
    ['an ASIN of nine letters', { asin: 'B0C7XK2M4' }, 'asinForm'],
    ['a cost of nothing', { cost: '0' }, 'cadAboveZero'],
    ['a cost of 0.00', { cost: '0.00' }, 'cadAboveZero'],
    ['a cost below nothing', { cost: '-5' }, 'cadAboveZero'],
    ['a cost in words', { cost: 'six' }, 'costForm'],
    ['a cost of three decimals', { cost: '6.855' }, 'costForm'],
    ['half a unit', { units: '0.5' }, 'unitsForm'],
    ['no unit', { units: '0' }, 'unitsForm'],
    ['too many units', { units: '1000001' }, 'unitsForm'],
  ])('are refused with %s', (_, changed, problem) => {
    expect(dutyProblem({ ...GOOD, ...changed })).toBe(problem)
    expect(dutyBody({ ...GOOD, ...changed })).toBeUndefined()
  })

  it('name the fields that are empty', () => {
    expect(troubledFields('fillAll', NO_INPUTS)).toEqual(['asin', 'origin', 'cost'])
    expect(troubledFields('cadAboveZero', GOOD)).toEqual(['cost'])
  })

  it('trim and uppercase the ASIN', () => {
    expect(dutyBody(GOOD)).toEqual({
      asin: 'B0C7XK2M4N',
      countryOfOrigin: 'CA',
      cadValue: 6.85,
      quantity: 144,
      claimCusma: true,
    })
  })

  it('claim CUSMA for goods of North America alone', () => {
    expect(dutyBody({ ...GOOD, origin: 'CN' })?.claimCusma).toBe(false)
  })

  it('come back from the link that holds them', () => {
    const inputs = { ...GOOD, asin: 'B0C7XK2M4N', title: 'Soy candle & wick, 8 oz' }
    expect(dutyInputsOf(new URLSearchParams(`${dutySearch(inputs)}`))).toEqual(inputs)
    expect(`${dutySearch(NO_INPUTS)}`).toBe('')
  })

  it('take nothing from a link that is no country or too long', () => {
    const inputs = dutyInputsOf(
      new URLSearchParams({ origin: '<script>', asin: 'x'.repeat(500), title: 'y'.repeat(5000) }),
    )
    expect(inputs.origin).toBeNull()
    expect(inputs.asin).toHaveLength(20)
    expect(inputs.title).toHaveLength(1000)
  })
})
