import { describe, expect, it } from 'vitest'
import { centsText, decimal, usd } from '../money.ts'
import { needsFormalEntry } from './formal-entry.ts'
import { shipmentValue, toUsd } from './totals.ts'

describe('value of a shipment', () => {
  it('adds quantity times cost and says how many items it covers', () => {
    const value = shipmentValue([
      { quantity: 144, costCad: decimal('6.85') },
      { quantity: 3, costCad: decimal('0.10') },
      { quantity: 120, costCad: null },
      { quantity: 5, costCad: decimal('0') },
    ])
    expect(centsText(value.total)).toBe('986.70') // 986.40 + 0.30
    expect([value.itemsCounted, value.itemsInAll]).toEqual([2, 4])
  })

  it('converts exactly and leaves rounding to the line that is printed', () => {
    const value = shipmentValue([{ quantity: 144, costCad: decimal('6.85') }])
    expect(toUsd(value.total, decimal('0.7124')).amount.toFixed()).toBe('702.71136')
  })
})

describe('formal entry', () => {
  it('begins above 2,500.00 USD', () => {
    expect(needsFormalEntry(usd('2500.00'))).toBe(false)
    expect(needsFormalEntry(usd('2500.01'))).toBe(true)
  })
})
