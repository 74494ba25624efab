import { describe, expect, it } from 'vitest'
import { blockedBecause, type InvoiceDraft, newDraft, toRequest } from './invoice-draft.ts'
import { type LineDraft, newLine, toManualItem } from './line-draft.ts'
import { lineProblem } from './line-problem.ts'

const draft = (changes: Partial<InvoiceDraft> = {}): InvoiceDraft => ({
  ...newDraft('DFW1', true),
  password: 'secret',
  ...changes,
})
const fine = { codes: [], isFallbackRate: false, stops: 0 }

it('waits for the line that is open in its form', () => {
  expect(blockedBecause('en', draft({ open: newLine('a') }), fine)).toBe('Keep or cancel the manual line')
  expect(blockedBecause('en', draft(), fine)).toBeUndefined()
})

it('sends the kept lines, and not the open one', () => {
  const kept = { ...newLine('a'), description: 'Display stand', quantity: '4', unitValue: '6.50' }
  const request = toRequest('s', draft({ lines: [kept], open: { ...kept, key: 'b' } }), [])
  expect(request.manualItems?.map(({ description }) => description)).toEqual(['Display stand'])
  expect(request.shipmentData).toEqual({ id: 's' })
})

describe('a manual line', () => {
  const line = (changes: Partial<LineDraft> = {}): LineDraft => ({
    ...newLine('1'),
    description: 'Display stand',
    quantity: '4',
    unitValue: '6.50',
    ...changes,
  })

  it.each([
    [{ description: ' ' }, 'description'],
    [{ quantity: '0' }, 'quantity'],
    [{ unitValue: '' }, 'unitValue'],
    [{ unitValue: '0' }, 'unitValue'],
  ])('asks for description, quantity and unit value, each at its field: %j', (changes, field) => {
    expect(lineProblem('en', line(changes))).toEqual({
      field,
      text: 'Please fill in required fields: description, quantity, and unit value',
    })
  })

  it('names a country nobody knows and a code that is too short', () => {
    expect(lineProblem('en', line({ origin: 'QQQ' }))).toEqual({
      field: 'origin',
      text: '"QQQ" is not a country. Use a code such as CA.',
    })
    expect(lineProblem('en', line({ htsCode: '4819.50' }))).toEqual({
      field: 'htsCode',
      text: 'Invalid HTS code: Must be exactly 10 digits (6/10)',
    })
  })

  const maker = {
    name: 'Atelier',
    street: '4 Rue Cyrille',
    city: 'Quebec',
    state: 'QC',
    country: 'can',
    zip: 'G1R 1A1',
  }

  it('is sent with its numbers and its maker', () => {
    expect(toManualItem(line({ sku: ' ST-4 ', asin: 'b0demo0099', maker }))).toMatchObject({
      sku: 'ST-4',
      asin: 'B0DEMO0099',
      manufacturingInfo: { name: 'Atelier', address: '4 Rue Cyrille', city: 'Quebec', country: 'CA', zip: 'G1R 1A1' },
    })
  })

  it('names a number that is no ASIN, and a maker of whom a part is missing', () => {
    expect(lineProblem('en', line({ asin: 'B0' }))).toMatchObject({
      field: 'asin',
      text: expect.stringContaining('ten letters and digits'),
    })
    expect(lineProblem('en', line({ maker: { ...maker, street: ' ' } }))).toMatchObject({
      field: 'maker-street',
      text: expect.stringContaining('name, street, city and country'),
    })
    expect(lineProblem('en', line({ maker: { ...maker, country: 'QQ' } }))).toMatchObject({
      field: 'maker-country',
      text: expect.stringContaining('"QQ" is not a country'),
    })
    expect(lineProblem('en', line({ maker }))).toBeUndefined()
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
