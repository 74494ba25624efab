import { describe, expect, it } from 'vitest'
import { paperBlocked } from './paper-blocked.ts'
import { newPaperDraft, type PaperDraft, paperChoices, paperTerms } from './paper-draft.ts'

const draft = (changes: Partial<PaperDraft> = {}): PaperDraft => ({
  ...newPaperDraft('DFW1'),
  password: 'secret',
  ...changes,
})
const fine = { codes: [], isFallbackRate: false, stops: 0 }
const dfw1 = {
  fcId: 'DFW1',
  street: '2700 Regent Blvd',
  city: 'DFW Airport',
  state: 'TX',
  zip: '75261',
  fromList: true,
}
const code = { id: 'a', htsCode: '3406.00.00.00' }
const direct = { ltlType: 'direct_amazon' } as const
const delivery = newPaperDraft(null).delivery

describe('what holds an invoice back', () => {
  it('is an empty password', () => {
    expect(paperBlocked('en', draft(), fine)).toBeUndefined()
    expect(paperBlocked('en', draft({ password: '  ' }), fine)).toBe('Type the document password')
  })

  it('is a fulfilment centre that is not whole when goods go direct to Amazon', () => {
    expect(paperBlocked('en', draft({ ...direct, fc: { ...dfw1, fcId: ' ' } }), fine)).toBe(
      'FC ID is required for Direct to Amazon LTL',
    )
    expect(paperBlocked('en', draft({ ...direct, fc: { ...dfw1, zip: '' } }), fine)).toBe(
      'Complete FC address is required for Direct to Amazon LTL',
    )
    expect(paperBlocked('en', draft({ ...direct, fc: dfw1 }), fine)).toBeUndefined()
  })

  it('is a port of entry of another form', () => {
    const port = (portOfEntry: string) => draft({ delivery: { ...delivery, portOfEntry } })
    expect(paperBlocked('en', port('901'), fine)).toBe('A port of entry has four digits, such as 0901.')
    expect(paperBlocked('en', port('0901'), fine)).toBeUndefined()
  })

  it('is what the checks say stops it', () => {
    expect(paperBlocked('en', draft(), { ...fine, stops: 1 })).toBe('Settle the 1 thing listed above')
    expect(paperBlocked('en', draft(), { ...fine, stops: 3 })).toBe('Settle the 3 things listed above')
  })

  it('is a proposed code until that very code is confirmed', () => {
    const confirmed = draft({ confirmed: ['a 3406000000'] })
    expect(paperBlocked('en', draft(), { ...fine, codes: [code] })).toBe('Confirm the codes')
    expect(paperBlocked('en', confirmed, { ...fine, codes: [code] })).toBeUndefined()
    const changed = [{ id: 'a', htsCode: '9405.50.40.00' }]
    expect(paperBlocked('en', confirmed, { ...fine, codes: changed })).toBe('Confirm the codes')
  })

  it('is the fallback rate until it is accepted', () => {
    const fallback = { ...fine, isFallbackRate: true }
    expect(paperBlocked('en', draft(), fallback)).toBe('Accept the fallback rate')
    expect(paperBlocked('en', draft({ acceptsFallback: true }), fallback)).toBeUndefined()
  })
})

describe('the call', () => {
  it('sends the fulfilment centre only when goods go direct to Amazon', () => {
    expect(paperTerms(draft({ fc: dfw1 }), []).fcInfo).toBeUndefined()
    expect(paperTerms(draft({ ...direct, fc: { ...dfw1, fcId: ' ' } }), []).fcInfo).toBeUndefined()
    expect(paperTerms(draft({ ...direct, fc: dfw1 }), []).fcInfo).toEqual({
      fcId: 'DFW1',
      fcAddress: { street: '2700 Regent Blvd', city: 'DFW Airport', state: 'TX', zip: '75261' },
    })
  })

  it('confirms only the codes a person has confirmed', () => {
    expect(paperTerms(draft(), [code]).confirmCodes).toEqual([])
    expect(paperTerms(draft({ confirmed: ['a 3406000000'] }), [code]).confirmCodes).toEqual([code])
  })

  it('says of terms and parties only what was chosen', () => {
    expect(Object.keys(paperTerms(draft(), []))).not.toContain('incoterm')
    const said = { ...delivery, incoterm: 'DAP', incotermPlace: ' Buffalo NY ', relatedParties: 'related' } as const
    expect(paperTerms(draft({ delivery: { ...said, portOfEntry: '0901' } }), [])).toMatchObject({
      incoterm: 'DAP',
      incotermPlace: 'Buffalo NY',
      reasonForExport: 'own_stock',
      relatedParties: 'related',
      portOfEntry: '0901',
    })
  })
})

it('sends of a sale its buyer, of own stock why the value is as it is, and charges with an amount', () => {
  const sale = { on: '2026-11-02', place: 'Hamilton ON', buyerName: 'Maple Shop LLC', buyerAddress: '' }
  const charge = { kind: 'freight', amount: '1,200.50', currency: 'CAD', inPrices: true } as const
  const sold = { ...delivery, reasonForExport: 'sale', sale, charges: [charge] } as const
  expect(paperTerms(draft({ delivery: sold }), [])).toMatchObject({
    sale,
    valueBasis: 'transaction',
    charges: [{ ...charge, amount: 1200.5 }],
  })
  const valueAnswers = { alike: 'no', soldInUs: 'yes' } as const
  const own = paperTerms(draft({ delivery: { ...delivery, sale, valueAnswers } }), [])
  expect(own).toMatchObject({ valueAnswers, valueBasis: 'deductive' })
  expect(own).not.toHaveProperty('sale')
  const open = draft({ delivery: { ...delivery, charges: [{ ...charge, amount: '0' }] } })
  expect(paperBlocked('en', open, fine)).toBe('Give every charge an amount')
})

it('asks for checks of what the form says, codes only once all are confirmed', () => {
  expect(
    paperChoices(draft({ fc: dfw1 }), [code], { lines: 2, open: 1, makerless: 2, vague: 1, short: 0, usd: '1531.54' }),
  ).toMatchObject({
    typedLines: 2,
    typedOpen: 1,
    typedMakerless: 2,
    typedVague: 1,
    typedUsd: '1531.54',
    reasonForExport: 'own_stock',
    confirmCodes: 'false',
  })
  expect(paperChoices(draft({ fc: dfw1 }), [])).not.toHaveProperty('fcId')
  const confirmed = draft({ ...direct, fc: dfw1, confirmed: ['a 3406000000'] })
  expect(paperChoices(confirmed, [code])).toMatchObject({ fcId: 'DFW1', confirmCodes: 'true' })
})
