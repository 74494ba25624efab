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

it('names goods that may not enter before what is missing', () => {
  const open = {
    key: 'htsCode',
    done: false,
    itemsDone: 0,
    itemsConcerned: 1,
    itemsProposed: 0,
    openItems: ['a'],
    stops: [],
  } as const
  const facts = { ...ready, readiness: { entries: [open], others: [] } }
  const business = { businessInfoComplete: true }
  expect(invoiceBlocked('en', facts, business, false)).toBe('First settle: HTS codes.')
  expect(invoiceBlocked('en', { ...facts, prohibited: [{}] }, business, false)).toMatch(/^First take the items/)
})
