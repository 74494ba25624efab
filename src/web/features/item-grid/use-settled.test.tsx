import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useSettled } from './use-settled.ts'

afterEach(() => {
  vi.useRealTimers()
})

it('follows a value once that stands still', () => {
  vi.useFakeTimers()
  const { result, rerender } = renderHook(({ value }) => useSettled(value), { initialProps: { value: 'a' } })
  const step = (value: string, milliseconds: number) => {
    rerender({ value })
    act(() => vi.advanceTimersByTime(milliseconds))
    return result.current
  }
  expect([step('b', 150), step('c', 150), step('c', 100)]).toEqual(['a', 'a', 'c'])
})
