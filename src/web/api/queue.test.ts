import { expect, it } from 'vitest'
import { createQueue } from './queue.ts'

it('runs at most four tasks at once and all of them in the end', async () => {
  const run = createQueue(4)
  let now = 0
  let most = 0
  const task = async () => {
    now += 1
    most = Math.max(most, now)
    await Promise.resolve()
    await Promise.resolve()
    now -= 1
    return 'done'
  }
  const answers = await Promise.all(Array.from({ length: 30 }, () => run(task)))
  expect(answers).toHaveLength(30)
  expect(most).toBe(4)
})

it('lets the next task run when one fails', async () => {
  const run = createQueue(1)
  const failing = run(() => Promise.reject(new Error('no')))
  const next = run(() => Promise.resolve('yes'))
  await expect(failing).rejects.toThrow('no')
  await expect(next).resolves.toBe('yes')
})

it('does not start a task that was given up while it waited', async () => {
  const run = createQueue(1)
  const given = new AbortController()
  let started = false
  const first = run(() => Promise.resolve(1))
  const second = run(() => {
    started = true
    return Promise.resolve(2)
  }, given.signal)
  given.abort()
  await first
  await expect(second).rejects.toThrow()
  expect(started).toBe(false)
})
