import { describe, expect, it } from 'vitest'
import { centsText } from '#domain/money.ts'
import { shipment } from '../../testing/answers.ts'
import { refreshed, rowsUpTo, toggled, totalsOf, withoutRows, withRows } from './selection.ts'

const rows = [1, 2, 3, 4].map((number) => shipment(number, { totalValueCad: 100.1 * number }))
const [first, second, third, fourth] = rows
if (!first || !second || !third || !fourth) throw new Error('four rows')

it('adds a row once, keeps the order of choosing, and takes it out again', () => {
  const two = toggled(toggled([], third), first)
  expect(withRows(two, [first, third]).map((each) => each.reference)).toEqual(['NP-3', 'NP-1'])
  expect(toggled(two, third).map((each) => each.reference)).toEqual(['NP-1'])
  expect(withoutRows(two, rows)).toEqual([])
})

describe('a range', () => {
  it('goes from the row chosen last to this one, either way', () => {
    expect(rowsUpTo(rows, second.id, fourth)).toEqual([second, third, fourth])
    expect(rowsUpTo(rows, fourth.id, second)).toEqual([second, third, fourth])
  })

  it('is the row alone when the last one is on another page', () => {
    expect(rowsUpTo(rows, 'elsewhere', second)).toEqual([second])
  })
})

it('sums units and the values that are known', () => {
  const chosen = withRows([], [first, shipment(9, { totalValueCad: null })])
  const totals = totalsOf(chosen)
  expect(totals.units).toBe(160)
  expect(centsText(totals.value)).toBe('100.10')
  expect(totals.valued).toBe(1)
})

it('takes the facts of the rows on screen', () => {
  const [now] = refreshed(withRows([], [first]), [{ ...first, itemCount: 7 }])
  expect(now?.itemCount).toBe(7)
})
