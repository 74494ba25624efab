import { expect, it } from 'vitest'
import { changeLine, shownChanges } from './change-line.ts'
import { changesOf, draftOf, problemsOf } from './product-draft.ts'

const product = {
  asin: 'B0C7XK2M4N',
  sku: 'NL-1',
  description: 'Candle',
  imageUrl: null,
  country_of_origin: 'CA',
  hts_code: '3406000000',
  hts_description: 'Candles',
  ended: null,
  hts_confirmed_by: null,
  hts_confirmed_at: null,
  cogs_cad: 6.85,
  manufacturing_address: null,
  manufacturing_address_id: null,
  updated_at: null,
}
const known = { htsDescription: 'Honey', makerLine: 'Prairie Wax Works Inc., Winnipeg' }
const changed = (changes: object) => changesOf(product, { ...draftOf('en', product), ...changes }, known)

it('sends nothing when nothing is changed, also when the same is written otherwise', () => {
  expect(changed({})).toBeUndefined()
  expect(changed({ htsCode: '3406000000', cost: '6,85' })).toBeUndefined()
})

it('sends only what is changed', () => {
  expect(changed({ cost: '7.1' })).toEqual({ cogs_cad: 7.1 })
  expect(changed({ cost: '' })).toEqual({ cogs_cad: null })
  expect(changed({ htsCode: '0409.00.00.10' })).toEqual({ hts_code: '0409000010', hts_description: 'Honey' })
  expect(changed({ makerId: 'id-1' })).toEqual({
    manufacturing_address_id: 'id-1',
    manufacturing_address: 'Prairie Wax Works Inc., Winnipeg',
  })
})

it('sends the code that is there when a person confirms it', () => {
  expect(changed({ confirms: true })).toEqual({ hts_code: '3406000000' })
})

it('refuses a code without ten digits and a cost that is not above 0', () => {
  const draft = draftOf('en', product)
  expect(problemsOf('en', draft)).toEqual({})
  expect(problemsOf('en', { ...draft, htsCode: '3406.00' }).htsCode).toBe(
    'Invalid HTS code: Must be exactly 10 digits (6/10)',
  )
  expect(problemsOf('en', { ...draft, cost: '0' }).cost).toBe('The cost must be above 0.')
  expect(problemsOf('en', { ...draft, cost: 'six' }).cost).toBe('Give the cost of one unit in CAD, such as 6.85.')
})

it('tells a change in words', () => {
  expect(changeLine('en', { field: 'country_of_origin', before: null, after: 'CA' }, [])).toEqual({
    field: 'Country of origin',
    before: '',
    after: 'Canada',
  })
  expect(changeLine('en', { field: 'cogs_cad', before: '6.8', after: null }, [])).toMatchObject({
    before: '6.80',
    after: 'emptied',
  })
})

it('leaves out what repeats another change', () => {
  const fields = ['manufacturing_address', 'manufacturing_address_id', 'hts_confirmed_at', 'hts_code']
  expect(shownChanges(fields.map((field) => ({ field }))).map((each) => each.field)).toEqual([
    'manufacturing_address',
    'hts_code',
  ])
})
