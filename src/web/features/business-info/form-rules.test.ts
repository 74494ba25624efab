import { describe, expect, it } from 'vitest'
import {
  bodyFrom,
  EMPTY_FORM,
  type FormValues,
  formErrors,
  keepBusinessNumber,
  placeKey,
  withBusinessType,
} from './form-rules.ts'

const filled = (changes: Partial<FormValues> = {}): FormValues => ({
  ...EMPTY_FORM,
  legalName: 'Northern Pantry & Goods Inc.',
  phone: '416-555-0100',
  businessType: 'canadian_corporation',
  businessNumber: '123456782', // 1+4+3+8+5+3+7+7+2: doubled every second digit, the sum is 40
  addressLine1: '1 King St W',
  city: 'Toronto',
  state: 'ON',
  country: 'CA',
  postalCode: 'M5H 1A1',
  agreementSigned: true,
  ...changes,
})

const problems = (values: FormValues) =>
  Object.entries(formErrors('en', values)).flatMap(([field, error]) => (error ? [`${field}: ${error}`] : []))

describe('the business information form', () => {
  it('has nothing to say about a whole form', () => {
    expect(problems(filled())).toEqual([])
  })

  it('names every required field of an empty form', () => {
    expect(problems({ ...EMPTY_FORM, country: null })).toEqual([
      'legalName: Legal name is required',
      'phone: Phone number is required',
      'businessType: Business type is required',
      'addressLine1: Address line 1 is required',
      'city: City is required',
      'country: Country is required',
      'postalCode: Postal code is required',
      'agreementSigned: Sign the shipping agreement to continue',
    ])
  })

  it.each([
    ['canadian_corporation', '', 'Canadian business number is required'],
    ['canadian_corporation', '12345678', 'The Canadian business number has exactly 9 digits'],
    ['canadian_corporation', '123456789', 'Correct the number, or use it anyway'],
    ['sole_proprietorship', '', undefined],
  ] as const)('of a %s with the number "%s" says %s', (businessType, businessNumber, error) => {
    expect(formErrors('en', filled({ businessType, businessNumber })).businessNumber).toBe(error)
  })

  it('takes a number whose check digit does not fit once it is to be used anyway, and asks again for another', () => {
    const kept = filled({ businessNumber: '123456789', numberUsedAnyway: '123456789' })
    expect(problems(kept)).toEqual([])
    expect(bodyFrom('en', kept)).toMatchObject({ canadian_business_number: '123456789' })
    expect(problems({ ...kept, businessNumber: '123456788' })).toHaveLength(1)
  })

  it('starts with Canada, and sets it for a Canadian corporation', () => {
    expect(EMPTY_FORM.country).toBe('CA')
    expect(withBusinessType(EMPTY_FORM, 'canadian_corporation').country).toBe('CA')
    expect(withBusinessType({ ...EMPTY_FORM, country: 'US' }, 'sole_proprietorship').country).toBe('US')
  })

  it('asks about a Canadian address in the United States until its country is set, or it is said to be right', () => {
    const guelph = filled({
      businessType: 'sole_proprietorship',
      businessNumber: '',
      city: 'Guelph',
      country: 'US',
      postalCode: 'N1H 1A1',
    })
    expect(problems(guelph)).toEqual(['country: Correct it, or say below that it is right'])
    expect(bodyFrom('en', guelph)).toBeUndefined()
    expect(problems({ ...guelph, country: 'CA' })).toEqual([])
    const kept = { ...guelph, placeKept: placeKey(guelph) }
    expect(problems(kept)).toEqual([])
    expect(bodyFrom('en', kept)).toMatchObject({ country: 'US', places_kept: ['business'] })
    const importer = {
      ...kept.importer,
      name: 'Northern Pantry LLC',
      country: 'US',
      state: 'ON',
      postalCode: 'N1H 1A1',
    }
    expect(bodyFrom('en', { ...kept, importer })).toBeUndefined()
    const both = { ...kept, importer: { ...importer, placeKept: placeKey(importer) } }
    expect(bodyFrom('en', both)?.places_kept).toEqual(['business', 'importer'])
    expect(problems({ ...kept, postalCode: 'N1H 1A2' })).toHaveLength(1)
  })

  it('keeps nine digits of a typed business number', () => {
    expect(keepBusinessNumber('12345 6782 RT0001')).toBe('123456782')
  })

  it('sends nothing while something is missing, and the whole form otherwise', () => {
    expect(bodyFrom('en', filled({ agreementSigned: false }))).toBeUndefined()
    expect(bodyFrom('en', filled({ addressLine2: ' ' }))).toEqual({
      legal_name: 'Northern Pantry & Goods Inc.',
      phone_number: '416-555-0100',
      business_type: 'canadian_corporation',
      canadian_business_number: '123456782',
      address_line1: '1 King St W',
      address_line2: null,
      city: 'Toronto',
      state: 'ON',
      country: 'CA',
      postal_code: 'M5H 1A1',
      shipping_agreement_signed: true,
    })
  })
})
