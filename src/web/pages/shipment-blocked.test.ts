import { expect, it } from 'vitest'
import { invoiceBlocked } from './shipment-blocked.ts'

const ready = {
  items: [{}],
  prohibited: [],
  readiness: { entries: [], others: [] },
  desk: { desk: { saves: { unsavedCount: () => 0 } } },
}

it('asks a client for its business information, and tells staff that the client gives it', () => {
  const without = { businessInfoComplete: false }
  expect(invoiceBlocked('en', ready, without, false)).toBe(
    'First set up your business information: the invoice prints it.',
  )
  expect(invoiceBlocked('en', ready, without, true)).toMatch(/^First the client has to give its business information/)
  expect(invoiceBlocked('en', ready, { businessInfoComplete: true }, true)).toBeUndefined()
})
