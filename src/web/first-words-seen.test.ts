import { afterEach, expect, it, vi } from 'vitest'
import { firstWordsSeen } from './first-words-seen.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Whether it resolves before any time passes, within a frame, and in the end. */
async function seenAfter(...steps: readonly number[]): Promise<readonly boolean[]> {
  let isSeen = false
  void firstWordsSeen().then(() => {
    isSeen = true
  })
  const seen: boolean[] = []
  for (const step of steps) {
    await vi.advanceTimersByTimeAsync(step)
    seen.push(isSeen)
  }
  return seen
}

it('waits for the frame that draws them', async () => {
  vi.useFakeTimers()
  expect(await seenAfter(0, 20)).toEqual([false, true])
})

it('waits for none where they are drawn already, or nobody looks', async () => {
  vi.useFakeTimers()
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  expect(await seenAfter(0)).toEqual([true])
  vi.restoreAllMocks()
  const painted = [
    { name: 'first-contentful-paint', entryType: 'paint', startTime: 1, duration: 0, toJSON: () => ({}) },
  ]
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(painted)
  expect(await seenAfter(0)).toEqual([true])
})

it('goes on where no frame comes', async () => {
  vi.useFakeTimers()
  vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(1)
  expect(await seenAfter(50, 60)).toEqual([false, true])
})
