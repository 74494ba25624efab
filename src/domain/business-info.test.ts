import { describe, expect, it } from 'vitest'
import {
  businessInfoProblem,
  businessNumberProblem,
  isDoubtfulNumber,
  lacksForBanner,
  passesLuhn,
} from './business-info.ts'

describe('business number', () => {
  it.each([
    ['123456782', true], // the check digit worked by hand: 1+4+3+8+5+3+7+7+2 = 40
    ['123456789', false],
    ['000000000', true],
  ])('%s has a valid check digit: %s', (digits, valid) => {
    expect(passesLuhn(digits)).toBe(valid)
  })

  it('is required for a corporation only', () => {
    expect(businessNumberProblem('canadian_corporation', null)).toBe('number-missing')
    expect(businessNumberProblem('sole_proprietorship', null)).toBeUndefined()
  })

  it('is exactly nine digits with a right check digit whenever given', () => {
    expect(businessNumberProblem('sole_proprietorship', '12345678')).toBe('number-not-nine-digits')
    expect(businessNumberProblem('canadian_corporation', '12345678a')).toBe('number-not-nine-digits')
    expect(businessNumberProblem('canadian_corporation', '123456789')).toBeUndefined()
    expect(['123456789', '123456782', '12345678'].map(isDoubtfulNumber)).toEqual([true, false, false])
    expect(businessNumberProblem('canadian_corporation', '123456782')).toBeUndefined()
  })
})

describe('business information', () => {
  it('is not taken before the agreement is signed', () => {
    const input = {
      businessType: 'sole_proprietorship',
      canadianBusinessNumber: null,
      shippingAgreementSigned: false,
    } as const
    expect(businessInfoProblem(input)).toBe('agreement-not-signed')
    expect(businessInfoProblem({ ...input, shippingAgreementSigned: true })).toBeUndefined()
  })

  it('asks for an update while phone or type is missing', () => {
    expect(lacksForBanner({ phoneNumber: null, businessType: 'sole_proprietorship' })).toEqual(['phone'])
    expect(lacksForBanner({ phoneNumber: '1', businessType: 'sole_proprietorship' })).toEqual([])
  })
})
