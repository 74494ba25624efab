import { expect, it } from 'vitest'
import { inTurns } from './in-turns.ts'

it('lets others have their turn while it works, and keeps the order', async () => {
  let othersTurns = 0
  let working = true
  const other = () => {
    othersTurns += 1
    if (working) setImmediate(other)
  }
  setImmediate(other)
  const made = await inTurns([1, 2, 3, 4, 5], (each) => {
    const until = performance.now() + 25
    while (performance.now() < until);
    return each * 2
  })
  working = false
  expect(made).toEqual([2, 4, 6, 8, 10])
  expect(othersTurns).toBeGreaterThanOrEqual(4)
})
