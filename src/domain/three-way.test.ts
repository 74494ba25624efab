import { expect, it } from 'vitest'
import { threeWay, withFields } from './three-way.ts'

const BASE = { name: 'Wax Works', city: 'Guelph', phone: '1', note: '' }

it('leaves to a person what both changed, each to something else', () => {
  const met = threeWay(BASE, { ...BASE, city: 'Brandon' }, { ...BASE, city: 'Winnipeg', phone: '2' })
  expect(met).toEqual({ clashes: ['city'], onlyTheirs: ['phone'] })
})

it('finds nothing where both changed to the same, or only I changed', () => {
  const mine = { ...BASE, city: 'Brandon', note: 'new' }
  expect(threeWay(BASE, mine, { ...BASE, city: 'Brandon' })).toEqual({ clashes: [], onlyTheirs: [] })
})

it('counts what is not there as empty: taken out by one, changed by the other', () => {
  const { phone: _, ...without } = BASE
  expect(threeWay(BASE, without, { ...BASE, phone: '2' }).clashes).toEqual(['phone'])
  expect(threeWay(without, without, BASE).onlyTheirs).toEqual(['phone'])
})

it('takes fields over one by one', () => {
  expect(withFields({ a: 1, b: 2 }, { a: 3, b: 4 }, ['b'])).toEqual({ a: 1, b: 4 })
})
