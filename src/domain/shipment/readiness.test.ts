import { describe, expect, it } from 'vitest'
import { decimal } from '../money.ts'
import { type CustomsItem, fieldGaps } from './item.ts'
import { readiness } from './readiness.ts'

const MAKER = {
  name: 'Ningbo Hearth',
  streetAddress: '18 Zhongshan Rd',
  city: 'Ningbo',
  state: '',
  country: 'CN',
  zipCode: '',
}

const item = (changes: Partial<CustomsItem> = {}): CustomsItem => ({
  id: 'a',
  description: 'Stainless bottle',
  sku: 'BOT-1',
  quantity: 10,
  costCad: decimal('6.85'),
  countryOfOrigin: 'CN',
  htsCode: '7323930080',
  maker: MAKER,
  originMismatchReason: null,
  ...changes,
})

describe('what an item lacks', () => {
  it('is nothing when all four fields are settled', () => {
    expect(fieldGaps(item())).toEqual([])
  })

  it('names empty fields in screen order', () => {
    const empty = item({ costCad: null, countryOfOrigin: null, htsCode: null, maker: null })
    expect(fieldGaps(empty).map((gap) => gap.field)).toEqual(['countryOfOrigin', 'costCad', 'htsCode', 'maker'])
  })

  it('counts a cost of zero and a code of nine digits as missing', () => {
    expect(fieldGaps(item({ costCad: decimal('0') }))).toEqual([{ field: 'costCad', why: 'missing' }])
    expect(fieldGaps(item({ htsCode: '732393008' }))).toEqual([{ field: 'htsCode', why: 'missing' }])
  })

  it.each(['name', 'streetAddress', 'city', 'country'] as const)('counts a maker without %s as missing', (part) => {
    expect(fieldGaps(item({ maker: { ...MAKER, [part]: ' ' } }))).toEqual([{ field: 'maker', why: 'missing' }])
  })

  it('does not ask for state or postal code of the maker', () => {
    expect(fieldGaps(item({ maker: { ...MAKER, state: '', zipCode: '' } }))).toEqual([])
  })

  it('is a mismatch when the maker is in another country, until a reason is kept', () => {
    const apart = item({ countryOfOrigin: 'VN' })
    expect(fieldGaps(apart)).toEqual([{ field: 'maker', why: 'origin-mismatch' }])
    expect(fieldGaps({ ...apart, originMismatchReason: 'Made in Vietnam for the firm' })).toEqual([])
  })
})

describe('readiness of a shipment', () => {
  it('is not reached without items', () => {
    expect(readiness({ items: [], stops: [], certificate: null }).ready).toBe(false)
  })

  it('is reached by complete items of other origins without a certificate', () => {
    expect(readiness({ items: [item()], stops: [], certificate: null }).ready).toBe(true)
  })

  it('asks for a certificate when an item is of CA, US or MX origin, as code or name', () => {
    const canadian = item({ countryOfOrigin: 'CA', maker: { ...MAKER, country: 'Canada' } })
    expect(readiness({ items: [canadian], stops: [], certificate: null }).entries.at(-1)).toEqual({
      key: 'cusmaCertificate',
      done: false,
      itemsDone: 0,
      itemsConcerned: 1,
      openItems: ['a'],
      itemsProposed: 0,
      stops: [],
    })
    expect(readiness({ items: [canadian], stops: [], certificate: 'in progress' }).ready).toBe(false)
    expect(readiness({ items: [canadian], stops: [], certificate: 'out_of_date' }).ready).toBe(false)
    expect(readiness({ items: [canadian], stops: [], certificate: 'completed' }).ready).toBe(true)
    expect(readiness({ items: [canadian], stops: [], certificate: 'signed' }).ready).toBe(true)
  })

  it('counts done items per entry and names the open ones', () => {
    const { entries } = readiness({ items: [item(), item({ id: 'b', htsCode: null })], stops: [], certificate: null })
    expect(entries[0]).toEqual({
      key: 'htsCode',
      done: false,
      itemsDone: 1,
      itemsConcerned: 2,
      openItems: ['b'],
      itemsProposed: 0,
      stops: [],
    })
  })
})
