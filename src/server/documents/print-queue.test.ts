import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { readPages } from '../testing/read-pdf.ts'
import { samplePaper } from '../testing/sample-papers.ts'
import { fairQueue } from './fair-queue.ts'
import { MOST_OF_ONE, openPrinter, printerHeapBytes, printPaper, warmPrinter } from './print-paper.ts'

const large = samplePaper('combined-invoice', 100)
const small = samplePaper('commercial-invoice', 1)

describe('owners of a queue', () => {
  it('take turns, and each keeps the order of its own', () => {
    const queue = fairQueue<string>()
    for (const [owner, item] of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map((each) => [each[0] ?? '', each] as const)) {
      queue.add(owner, item)
    }
    expect([queue.size(), queue.sizeOf('a'), queue.sizeOf('d')]).toEqual([6, 3, 0])
    expect(Array.from({ length: 7 }, () => queue.next())).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', undefined])
  })
})

it('gives the turn to another when one that was just served comes back', () => {
  const queue = fairQueue<string>()
  queue.add('a', 'a1')
  expect(queue.next()).toBe('a1')
  queue.add('a', 'a2')
  queue.add('b', 'b1')
  expect([queue.next(), queue.next()]).toEqual(['b1', 'a2'])
})

describe('the printer', () => {
  it('prints the small paper of one client after at most one large paper of another, though 20 of those wait', async () => {
    await openPrinter()
    const done: string[] = []
    const of = (client: string) => () => {
      done.push(client)
    }
    const papers = Array.from({ length: 20 }, () => printPaper('large', large).then(of('large')))
    await printPaper('small', small).then(of('small'))
    expect(done.length).toBeLessThanOrEqual(2)
    expect(done.at(-1)).toBe('small')
    await Promise.all(papers)
    expect(done).toHaveLength(21)
  })

  it('that is warm ends after a minute without a paper', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    await warmPrinter()
    expect(await printerHeapBytes()).toBeGreaterThan(0)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await printerHeapBytes()).toBeUndefined()
  })

  it('refuses more papers of a client than may wait, in words, and takes those of others', async () => {
    const taken = Array.from({ length: MOST_OF_ONE + 1 }, () => printPaper('many', small))
    await expect(printPaper('many', small)).rejects.toMatchObject({
      kind: 'limited',
      said: ['too-many-own-papers-waiting', { waiting: 30 }],
    })
    expect((await printPaper('other', small)).length).toBeGreaterThan(1000)
    await Promise.all(taken)
    expect((await printPaper('many', small)).length).toBeGreaterThan(1000)
  })

  it('gives up a paper that takes too long and prints the next on a new thread', async () => {
    const slow = printPaper('client', samplePaper('fda-worksheets', 500), { deadlineMs: 1 })
    const next = printPaper('client', small)
    await expect(slow).rejects.toMatchObject({
      kind: 'unavailable',
      said: ['paper-took-too-long'],
    })
    expect((await readPages(await next))[0]).toContain('INV-NP-2041')
  })

  it('says of a paper that cannot be printed only that, and prints the next', async () => {
    const broken = { kind: 'cusma-certificate', view: { signature: { kind: 'png', base64: 'AAAA' } } } as const
    // @ts-expect-error a view without its parts: no use case can make one
    await expect(printPaper('client', broken)).rejects.toThrow('a paper could not be printed')
    expect((await printPaper('client', small)).length).toBeGreaterThan(1000)
  })
})
