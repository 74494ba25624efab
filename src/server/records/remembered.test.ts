// Answers that are kept while what they go by stays the same.
import { expect, it, vi } from 'vitest'
import { memoryOf, shelfOf } from './remembered.ts'

it('finds an answer once, and again where what it goes by changed', () => {
  const memory = memoryOf<string | null>(10)
  const find = vi.fn(() => 'found')
  const [law, other] = [{}, {}]
  expect([memory([law], 'a', find), memory([law], 'a', find)]).toEqual(['found', 'found'])
  expect(find).toHaveBeenCalledTimes(1)
  memory([law], 'b', find)
  expect(find).toHaveBeenCalledTimes(2)
  memory([other], 'a', find)
  memory([other, '2026-11-21'], 'a', find)
  memory([other, '2026-11-22'], 'a', find)
  expect(find).toHaveBeenCalledTimes(5)
})

it('keeps that there is none', () => {
  const memory = memoryOf<string | null>(10)
  const find = vi.fn(() => null)
  expect([memory([], 'a', find), memory([], 'a', find)]).toEqual([null, null])
  expect(find).toHaveBeenCalledTimes(1)
})

it('keeps no more than it may', () => {
  const memory = memoryOf<number>(2)
  const find = vi.fn(() => 1)
  for (const key of ['a', 'b', 'c', 'c', 'a']) memory([], key, find)
  expect(find).toHaveBeenCalledTimes(4)
})

it('keeps what was put down last, by number and by weight', () => {
  const shelf = shelfOf<number>(3, 10, (value) => value)
  for (const [key, weight] of Object.entries({ a: 1, b: 2, c: 3, d: 1 })) shelf.put(key, weight)
  const kept = () => ['a', 'b', 'c', 'd', 'e'].map((key) => shelf.get(key))
  expect(kept()).toEqual([undefined, 2, 3, 1, undefined])
  shelf.put('e', 7)
  expect(kept()).toEqual([undefined, undefined, undefined, 1, 7])
  shelf.put('d', 3)
  expect(kept()).toEqual([undefined, undefined, undefined, 3, 7])
})
