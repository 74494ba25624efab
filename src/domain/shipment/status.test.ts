import { describe, expect, it } from 'vitest'
import { knownStatus, statusAfterInvoice, statusAfterItems } from './status.ts'

describe('status of a shipment', () => {
  it.each([
    ['PENDING', 'pending'],
    ['canceled', 'cancelled'],
    ['CANCELLED', 'cancelled'],
    [' Delivered ', 'delivered'],
    ['in limbo', undefined],
  ])('knows %s as %s', (text, status) => {
    expect(knownStatus(text)).toBe(status)
  })

  it('moves from pending to declared when ready and back when not', () => {
    expect(statusAfterItems('pending', true)).toBe('declared')
    expect(statusAfterItems('declared', false)).toBe('pending')
    expect(statusAfterItems('pending', false)).toBe('pending')
  })

  it.each(['invoiced', 'shipped', 'cancelled', 'created', 'in limbo'])('leaves %s alone', (status) => {
    expect(statusAfterItems(status, true)).toBe(status)
    expect(statusAfterItems(status, false)).toBe(status)
  })

  it('moves to invoiced from pending and declared only', () => {
    expect(statusAfterInvoice('declared')).toBe('invoiced')
    expect(statusAfterInvoice('pending')).toBe('invoiced')
    expect(statusAfterInvoice('shipped')).toBe('shipped')
  })
})
