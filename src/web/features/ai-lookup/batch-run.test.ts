import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { batchCounts } from './batch-counts.ts'
import { createBatchRun, type Outcome } from './batch-run.ts'

const FOUND: Outcome = { kind: 'found', code: '3406000000', maker: undefined }
const jobs = ['a', 'b', 'c'].map((id) => ({ id, name: id }))

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function running(answers: Readonly<Record<string, () => Promise<Outcome>>> = {}) {
  const asked: string[] = []
  const run = createBatchRun((id) => {
    asked.push(id)
    return answers[id]?.() ?? Promise.resolve(FOUND)
  })
  const states = () => run.snapshot()?.rows.map((row) => row.state.kind)
  return { run, asked, states }
}

it('takes one item a second, and each lands as it is done', async () => {
  const { run, asked, states } = running()
  run.start(jobs)
  await vi.advanceTimersByTimeAsync(999)
  expect(states()).toEqual(['found', 'waiting', 'waiting'])
  await vi.advanceTimersByTimeAsync(1)
  expect(asked).toEqual(['a', 'b'])
  await vi.advanceTimersByTimeAsync(1000)
  expect(states()).toEqual(['found', 'found', 'found'])
  expect(run.snapshot()?.phase).toBe('finished')
})

it('counts found, not found, failed, and leaves out what needed nothing any more', async () => {
  const { run } = running({
    a: () => Promise.resolve({ kind: 'not-found' }),
    b: () => Promise.reject(new Error('no answer')),
    c: () => Promise.resolve({ kind: 'skipped' }),
  })
  run.start([...jobs, { id: 'd', name: 'd' }])
  await vi.advanceTimersByTimeAsync(4000)
  const batch = run.snapshot()
  expect(batch && batchCounts(batch)).toEqual({ done: 3, found: 1, notFound: 1, failed: 1, total: 3, secondsLeft: 0 })
})

it('tells the time left by what items take', async () => {
  const slow = () => new Promise<Outcome>((resolve) => setTimeout(() => resolve(FOUND), 3000))
  const { run } = running({ a: slow, b: slow, c: slow })
  run.start(jobs)
  const left = () => {
    const batch = run.snapshot()
    return batch && batchCounts(batch).secondsLeft
  }
  expect(left()).toBe(3)
  await vi.advanceTimersByTimeAsync(3000)
  expect(left()).toBe(6)
})

it('stops at once and leaves the rest alone', async () => {
  const never = () => new Promise<Outcome>(() => undefined)
  const { run, asked, states } = running({ b: never })
  run.start(jobs)
  await vi.advanceTimersByTimeAsync(1500)
  run.stop()
  await vi.advanceTimersByTimeAsync(5000)
  expect(states()).toEqual(['found', 'stopped', 'stopped'])
  expect(asked).toEqual(['a', 'b'])
  expect(run.snapshot()?.phase).toBe('stopped')
})

it('tries all failed ones again, one a second, and leaves the others alone', async () => {
  const tried: string[] = []
  const flaky = (id: string) => () => {
    tried.push(id)
    return tried.length <= 2 ? Promise.reject(new Error('no answer')) : Promise.resolve(FOUND)
  }
  const { run, asked, states } = running({ a: flaky('a'), c: flaky('c') })
  run.start(jobs)
  await vi.advanceTimersByTimeAsync(3000)
  expect(states()).toEqual(['failed', 'found', 'failed'])
  run.retryFailed()
  await vi.advanceTimersByTimeAsync(999)
  expect(states()).toEqual(['found', 'found', 'waiting'])
  await vi.advanceTimersByTimeAsync(1)
  expect(states()).toEqual(['found', 'found', 'found'])
  expect(asked).toEqual(['a', 'b', 'c', 'a', 'c'])
  expect(run.snapshot()?.phase).toBe('finished')
})

it('tries a failed one again after the run is over', async () => {
  let tries = 0
  const flaky = () => {
    tries += 1
    return tries === 1 ? Promise.reject(new Error('no answer')) : Promise.resolve(FOUND)
  }
  const { run, states } = running({ b: flaky })
  run.start(jobs)
  await vi.advanceTimersByTimeAsync(3000)
  expect(states()).toEqual(['found', 'failed', 'found'])
  run.retry('b')
  expect(run.snapshot()?.phase).toBe('running')
  await vi.advanceTimersByTimeAsync(0)
  expect(states()).toEqual(['found', 'found', 'found'])
  expect(run.snapshot()?.phase).toBe('finished')
})
