import { expect, it, vi } from 'vitest'
import { ApiFailure } from './failures.ts'
import { patiently } from './patience.ts'

const refusing = (times: number, status: number) => {
  let tries = 0
  return vi.fn(async () => {
    tries += 1
    if (tries <= times) throw new ApiFailure(status, 'too-many-requests', () => 'Too many requests')
    return 'saved'
  })
}

it('tries again every three seconds while there are too many calls', async () => {
  vi.useFakeTimers()
  const task = refusing(2, 429)
  const answer = patiently(task)
  await vi.advanceTimersByTimeAsync(5999)
  expect(task).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(await answer).toBe('saved')
})

it('gives up after a little more than a minute', async () => {
  vi.useFakeTimers()
  const answer = expect(patiently(refusing(100, 429))).rejects.toThrow('Too many requests')
  await vi.advanceTimersByTimeAsync(63_000)
  await answer
})

it('repeats no other failure', async () => {
  const task = refusing(1, 500)
  await expect(patiently(task)).rejects.toThrow()
  expect(task).toHaveBeenCalledTimes(1)
})
