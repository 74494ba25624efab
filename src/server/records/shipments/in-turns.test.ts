import { expect, it } from 'vitest'
import { inTurns, turns } from './in-turns.ts'

/** How many turns others had during the work. */
async function othersTurns(work: () => Promise<void>): Promise<number> {
  let count = 0
  let working = true
  const other = () => {
    count += 1
    if (working) setImmediate(other)
  }
  setImmediate(other)
  await work()
  working = false
  return count
}

function busy(milliseconds: number): void {
  const until = performance.now() + milliseconds
  while (performance.now() < until);
}

it('lets others have their turn while it works, and keeps the order', async () => {
  const others = await othersTurns(async () => {
    const made = await inTurns([1, 2, 3, 4, 5], (each) => {
      busy(25)
      return each * 2
    })
    expect(made).toEqual([2, 4, 6, 8, 10])
  })
  expect(others).toBeGreaterThanOrEqual(4)
})

it('counts many short loops as one work', async () => {
  const others = await othersTurns(async () => {
    const letIn = turns()
    for (let loop = 0; loop < 20; loop += 1) await inTurns([1], () => busy(6), letIn)
  })
  expect(others).toBeGreaterThanOrEqual(3)
})
