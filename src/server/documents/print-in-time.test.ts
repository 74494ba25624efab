import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { printInTime } from './print-in-time.ts'

/** A thread that takes as long as told, until it is ended. */
function threadOf({ loadsMs, printsMs }: { readonly loadsMs: number; readonly printsMs: number }) {
  const ended = Promise.withResolvers<never>()
  ended.promise.catch(() => undefined)
  const orEnded = <T>(made: Promise<T>): Promise<T> => Promise.race([made, ended.promise])
  return {
    ready: orEnded(pause(loadsMs)).catch(() => undefined),
    print: () => orEnded(pause(printsMs, new Uint8Array([1]))),
    end: ended.reject,
  }
}

const paper = { job: '', deadlineMs: 50 }

it('a paper has its time from when the thread has loaded', async () => {
  const loadsLong = threadOf({ loadsMs: 150, printsMs: 0 })
  expect(await printInTime(loadsLong, paper, 10_000)).toEqual(new Uint8Array([1]))
})

it.each([
  ['the paper takes', { loadsMs: 0, printsMs: 10_000 }, 10_000],
  ['the thread loads', { loadsMs: 10_000, printsMs: 0 }, 50],
])('the thread is ended where %s too long', async (_, times, loadingMs) => {
  await expect(printInTime(threadOf(times), paper, loadingMs)).rejects.toMatchObject({ kind: 'unavailable' })
})
