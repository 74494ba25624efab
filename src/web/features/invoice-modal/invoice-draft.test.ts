import { describe, expect, it } from 'vitest'
import { blockedBecause, type InvoiceDraft, newDraft, toRequest } from './invoice-draft.ts'
import { type LineDraft, lineProblem, newLine, toManualItem } from './line-draft.ts'

const draft = (changes: Partial<InvoiceDraft> = {}): InvoiceDraft => ({
  ...newDraft('DFW1'),
  password: 'secret',
  ...changes,
})
const fine = { codes: [], isFallbackRate: false, lineOpen: false }
const dfw1 = {
  fcId: 'DFW1',
  street: '2700 Regent Blvd',
  city: 'DFW Airport',
  state: 'TX',
  zip: '75261',
  fromList: true,
}

describe('what holds an invoice back', () => {
  it('is nothing once a password is typed', () => {
    expect(blockedBecause(draft(), fine)).toBeUndefined()
    expect(blockedBecause(draft({ password: '  ' }), fine)).toBe('Type the document password')
  })

  it('is the fulfilment centre when goods go direct to Amazon', () => {
    const direct = { ltlType: 'direct_amazon' } as const
    expect(blockedBecause(draft({ ...direct, fc: { ...dfw1, fcId: ' ' } }), fine)).toBe(
      'FC ID is required for Direct to Amazon LTL',
    )
    expect(blockedBecause(draft({ ...direct, fc: { ...dfw1, zip: '' } }), fine)).toBe(
      'Complete FC address is required for Direct to Amazon LTL',
    )
    expect(blockedBecause(draft({ ...direct, fc: dfw1 }), fine)).toBeUndefined()
  })

  it('is a proposed code until that very code is confirmed', () => {
    const codes = [{ id: 'a', htsCode: '3406000000' }]
    expect(blockedBecause(draft(), { ...fine, codes })).toBe('Confirm the codes')
    expect(blockedBecause(draft({ confirmed: ['a 3406000000'] }), { ...fine, codes })).toBeUndefined()
    const changed = [{ id: 'a', htsCode: '9405.50.40.00' }]
    expect(blockedBecause(draft({ confirmed: ['a 3406000000'] }), { ...fine, codes: changed })).toBe(
      'Confirm the codes',
    )
  })

  it('is the fallback rate until it is accepted', () => {
    const fallback = { ...fine, isFallbackRate: true }
    expect(blockedBecause(draft(), fallback)).toBe('Accept the fallback rate')
    expect(blockedBecause(draft({ acceptsFallback: true }), fallback)).toBeUndefined()
  })
})

describe('the call', () => {
  it('sends the fulfilment centre only when goods go direct to Amazon', () => {
    expect(toRequest('s', draft({ fc: dfw1 }), []).fcInfo).toBeUndefined()
    expect(toRequest('s', draft({ ltlType: 'direct_amazon', fc: dfw1 }), []).fcInfo).toEqual({
      fcId: 'DFW1',
      fcAddress: { street: '2700 Regent Blvd', city: 'DFW Airport', state: 'TX', zip: '75261' },
    })
  })

  it('confirms only the codes a person has confirmed', () => {
    const codes = [{ id: 'a', htsCode: '3406000000' }]
    expect(toRequest('s', draft(), codes).confirmCodes).toEqual([])
    expect(toRequest('s', draft({ confirmed: ['a 3406000000'] }), codes).confirmCodes).toEqual(codes)
  })
})

describe('a manual line', () => {
  const line = (changes: Partial<LineDraft> = {}): LineDraft => ({
    ...newLine('1'),
    description: 'Display stand',
    quantity: '4',
    unitValue: '6.50',
    ...changes,
  })

  it.each([[{ description: ' ' }], [{ quantity: '0' }], [{ unitValue: '' }], [{ unitValue: '0' }]])(
    'asks for description, quantity and unit value: %j',
    (changes) => {
      expect(lineProblem(line(changes))).toBe('Please fill in required fields: description, quantity, and unit value')
    },
  )

  it('names a country nobody knows and a code that is too short', () => {
    expect(lineProblem(line({ origin: 'QQQ' }))).toBe('"QQQ" is not a country. Use a code such as CA.')
    expect(lineProblem(line({ htsCode: '4819.50' }))).toBe('Invalid HTS code: Must be exactly 10 digits (6/10)')
  })

  it('is sent with an ISO country of two letters', () => {
    expect(toManualItem(line({ origin: 'CAN', htsCode: '4819.50.40.60' }))).toEqual({
      description: 'Display stand',
      quantity: 4,
      unitValue: 6.5,
      currency: 'CAD',
      countryOfOrigin: 'CA',
      htsCode: '4819504060',
    })
  })
})
