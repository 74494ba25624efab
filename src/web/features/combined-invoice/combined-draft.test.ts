import { describe, expect, it } from 'vitest'
import { blockedBecause, type CombinedDraft, isBegun, NEW_DRAFT, toRequest } from './combined-draft.ts'

const draft = (changes: Partial<CombinedDraft> = {}): CombinedDraft => ({
  ...NEW_DRAFT,
  password: 'secret',
  ...changes,
})
const fine = { codes: [], isFallbackRate: false }
const dfw1 = {
  fcId: 'DFW1',
  street: '2700 Regent Blvd',
  city: 'DFW Airport',
  state: 'TX',
  zip: '75261',
  fromList: true,
}
const code = { id: 'a', htsCode: '3406.00.00.00' }

describe('what holds a combined invoice back', () => {
  it('is an empty password', () => {
    expect(blockedBecause(draft({ password: ' ' }), fine)).toBe('Type the document password')
    expect(blockedBecause(draft(), fine)).toBeUndefined()
  })

  it('is a fulfilment centre that is not whole when goods go direct to Amazon', () => {
    const direct = { ltlType: 'direct_amazon' } as const
    expect(blockedBecause(draft(direct), fine)).toBe('FC ID is required for Direct to Amazon LTL')
    expect(blockedBecause(draft({ ...direct, fc: { ...dfw1, city: '' } }), fine)).toBe(
      'Complete FC address is required for Direct to Amazon LTL',
    )
    expect(blockedBecause(draft({ ...direct, fc: dfw1 }), fine)).toBeUndefined()
  })

  it('is a code to confirm, then the fallback rate to accept', () => {
    expect(blockedBecause(draft(), { codes: [code], isFallbackRate: true })).toBe('Confirm the codes')
    const confirmed = draft({ confirmed: ['a 3406000000'] })
    expect(blockedBecause(confirmed, { codes: [code], isFallbackRate: true })).toBe('Accept the fallback rate')
    expect(blockedBecause({ ...confirmed, acceptsFallback: true }, { codes: [code], isFallbackRate: true })).toBe(
      undefined,
    )
  })
})

describe('the call', () => {
  it('goes to the middle mile unless another way is chosen, without a centre', () => {
    const request = toRequest(['s1', 's2'], draft({ fc: dfw1 }), [])
    expect(request.ltlType).toBe('pattern_middle_mile')
    expect(request.shipments).toEqual([{ id: 's1' }, { id: 's2' }])
    expect(request.fcInfo).toBeUndefined()
  })

  it('sends the centre only with an FC ID', () => {
    const direct = { ltlType: 'direct_amazon' } as const
    expect(toRequest(['s1'], draft({ ...direct, fc: { ...dfw1, fcId: ' ' } }), []).fcInfo).toBeUndefined()
    expect(toRequest(['s1'], draft({ ...direct, fc: dfw1 }), []).fcInfo).toEqual({
      fcId: 'DFW1',
      fcAddress: { street: '2700 Regent Blvd', city: 'DFW Airport', state: 'TX', zip: '75261' },
    })
  })

  it('confirms the codes a person confirmed', () => {
    expect(toRequest(['s1'], draft(), [code]).confirmCodes).toEqual([])
    expect(toRequest(['s1'], draft({ confirmed: ['a 3406000000'] }), [code]).confirmCodes).toEqual([code])
  })
})

it('asks before typed words are lost', () => {
  expect(isBegun(NEW_DRAFT)).toBe(false)
  expect(isBegun(draft())).toBe(true)
})
