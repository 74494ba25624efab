import { describe, expect, it } from 'vitest'
import {
  problemsOfAll,
  problemsOfItem,
  triedDay,
  triedForAll,
  triedForItem,
  triedItem,
  withoutTried,
  withTried,
} from './tried.ts'

const ITEM = { id: 'a1', htsCode: '3406000000', countryOfOrigin: 'CA', declaredValue: 6.85 }
const tried = (search: string) => {
  const said = new URLSearchParams(search)
  return triedItem(ITEM, triedForAll(said), triedForItem(said, ITEM.id))
}

describe('what the address says', () => {
  it('changes nothing where nothing is tried, and keeps the very item', () => {
    expect(tried('view=grid')).toBe(ITEM)
    expect(tried('origin=CA&origin.a2=CN')).toBe(ITEM)
  })

  it('changes all items, and an item by itself before all', () => {
    expect(tried('origin=CN&code=6912004400')).toEqual({ ...ITEM, countryOfOrigin: 'CN', htsCode: '6912004400' })
    expect(tried('origin=CN&origin.a1=IT&cost.a1=5,25')).toEqual({
      ...ITEM,
      countryOfOrigin: 'IT',
      declaredValue: 5.25,
    })
  })

  it.each([
    ['-10', 6.17], // 6.165, half up
    ['+10', 7.54], // 7.535, half up
    ['2,5 %', 7.02], // 7.02125
    ['-99.99', 0.01],
  ])('changes each cost by %s percent to %d', (percent, cost) => {
    expect(tried(`percent=${encodeURIComponent(percent)}`).declaredValue).toBe(cost)
  })

  it('is kept as typed, and changes nothing until it can be read', () => {
    expect(tried('code=3406&percent=half&cost.a1=-1&origin=Mars')).toBe(ITEM)
    const all = triedForAll(new URLSearchParams('code=3406&percent=-100&day=tomorrow'))
    expect(problemsOfAll(all)).toEqual(['day', 'code', 'percent'])
    expect(problemsOfItem({ origin: '', code: '1', cost: 'much' })).toEqual(['code', 'cost'])
    expect(problemsOfAll(triedForAll(new URLSearchParams()))).toEqual([])
  })
})

it('writes what is typed into the address, takes it out when it is empty, and forgets all of it at once', () => {
  const one = withTried(new URLSearchParams('view=grid'), 'day', '2026-12-01')
  const two = withTried(one, 'cost', '5', 'a1')
  expect(`${two}`).toBe('view=grid&day=2026-12-01&cost.a1=5')
  expect(triedDay(triedForAll(two))).toBe('2026-12-01')
  expect(`${withTried(two, 'day', '')}`).toBe('view=grid&cost.a1=5')
  expect(`${withoutTried(two)}`).toBe('view=grid')
})
