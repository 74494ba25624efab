// Answers that are kept while what they go by stays the same.
import { expect, it, vi } from 'vitest'
import { memoryOf } from './remembered.ts'

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
