import { beforeEach, expect, it, vi } from 'vitest'
import { saveBusinessInfo } from '#contract/client-data.ts'
import { getExchangeRate } from '#contract/reference.ts'
import { NoConnection } from './failures.ts'
import { fetchInTime } from './fetch-in-time.ts'

/** A server that takes the question and says nothing. */
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', (_: string, { signal }: { readonly signal: AbortSignal }) => {
    const { promise, reject } = Promise.withResolvers<Response>()
    signal.addEventListener('abort', () => reject(signal.reason))
    return promise
  })
  return () => vi.useRealTimers()
})

it('gives up a reading after half a minute, as if there were no connection', async () => {
  const asked = fetchInTime(getExchangeRate, '/x', { method: 'GET' })
  const told = expect(asked).rejects.toBeInstanceOf(NoConnection)
  await vi.advanceTimersByTimeAsync(29_000)
  expect(await Promise.race([asked, 'still waiting'])).toBe('still waiting')
  await vi.advanceTimersByTimeAsync(1_000)
  await told
})

it('waits longer for what changes something', async () => {
  const asked = fetchInTime(saveBusinessInfo, '/x', { method: 'POST' })
  const told = expect(asked).rejects.toBeInstanceOf(NoConnection)
  await vi.advanceTimersByTimeAsync(170_000)
  expect(await Promise.race([asked, 'still waiting'])).toBe('still waiting')
  await vi.advanceTimersByTimeAsync(10_000)
  await told
})

it('stops when its caller gives up', async () => {
  const caller = new AbortController()
  const asked = fetchInTime(getExchangeRate, '/x', { method: 'GET', signal: caller.signal })
  const told = expect(asked).rejects.toBeInstanceOf(NoConnection)
  caller.abort()
  await told
})
