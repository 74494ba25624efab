import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useTyped } from './use-typed.ts'

/** A field with the words of the address, which are drawn when the test says so. */
function field() {
  const taken: string[] = []
  const { result, rerender } = renderHook((words: string) => useTyped(words, (next) => taken.push(next)), {
    initialProps: '',
  })
  return {
    taken,
    shown: () => result.current.typed,
    type: (text: string) => act(() => result.current.type(text)),
    take: (words: string) => act(() => result.current.take(words)),
    draw: (words: string) => act(() => rerender(words)),
  }
}

it('keeps what is typed while the words before it are on the way', () => {
  const { taken, shown, type, take, draw } = field()
  type('nort')
  take('nort')
  type('north ')
  draw('nort')
  expect(shown()).toBe('north ')
  take('north')
  type('northern')
  take('northern')
  draw('north')
  draw('northern')
  expect(shown()).toBe('northern')
  expect(taken).toEqual(['nort', 'north', 'northern'])
})

it('shows words that came into the address otherwise', () => {
  const { shown, type, take, draw } = field()
  type('north')
  take('north')
  draw('north')
  draw('')
  expect(shown()).toBe('')
})

it('hands nothing over that is there already or on the way', () => {
  const { taken, take, draw } = field()
  take('')
  take('north')
  take('north')
  draw('north')
  take('north')
  expect(taken).toEqual(['north'])
})
