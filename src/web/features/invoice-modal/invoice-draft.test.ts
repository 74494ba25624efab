import { describe, expect, it } from 'vitest'
import { blockedBecause, type InvoiceDraft, newDraft, toRequest } from './invoice-draft.ts'
import { type LineDraft, lineProblem, newLine, toManualItem } from './line-draft.ts'

const draft = (changes: Partial<InvoiceDraft> = {}): InvoiceDraft => ({
  ...newDraft('DFW1'),
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

  it.each([[{ description: ' ' }], [{ quantity: '0' }], [{ unitValue: '' }], [{ unitValue: '0' }]])(
    'asks for description, quantity and unit value: %j',
    (changes) => {
      expect(lineProblem('en', line(changes))).toBe(
        'Please fill in required fields: description, quantity, and unit value',
      )
    },
  )

  it('names a country nobody knows and a code that is too short', () => {
    expect(lineProblem('en', line({ origin: 'QQQ' }))).toBe('"QQQ" is not a country. Use a code such as CA.')
    expect(lineProblem('en', line({ htsCode: '4819.50' }))).toBe('Invalid HTS code: Must be exactly 10 digits (6/10)')
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
