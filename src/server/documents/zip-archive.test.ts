import { once } from 'node:events'
import { unzipSync } from 'fflate'
import { expect, it, onTestFinished, vi } from 'vitest'
import { textOf, zipArchive } from './zip-archive.ts'

const onFailure = () => undefined

it('lets an owner have one archive on its way, until it is read or given up', async () => {
  const files = [{ path: 'a.txt', pieces: () => textOf('a') }]
  const first = zipArchive({ owner: 'one', files, onFailure })
  expect(() => zipArchive({ owner: 'one', files, onFailure })).toThrow('archive-under-way')
  zipArchive({ owner: 'other', files, onFailure }).destroy()
  first.resume()
  await once(first, 'end')
  zipArchive({ owner: 'one', files, onFailure }).destroy()
})

it('lets go of what nobody begins to read', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const files = [{ path: 'a.txt', pieces: () => textOf('a') }]
  const unread = zipArchive({ owner: 'four', files, onFailure })
  const closed = once(unread, 'close')
  vi.advanceTimersByTime(30_000)
  await closed
  zipArchive({ owner: 'four', files, onFailure }).destroy()
})

it('stops reading when nobody takes the rest', async () => {
  const ended = vi.fn()
  const endless = async function* () {
    try {
      for (;;) yield Buffer.alloc(65_536, Math.random().toString())
    } finally {
      ended()
    }
  }
  const output = zipArchive({ owner: 'two', files: [{ path: 'endless', pieces: endless }], onFailure })
  await once(output, 'readable')
  output.destroy()
  await vi.waitFor(() => expect(ended).toHaveBeenCalled(), 60_000)
})

it('breaks off at a file that cannot be read, and says so', async () => {
  const failing = vi.fn()
  const broken = async function* (): AsyncGenerator<string> {
    yield 'some'
    throw new Error('disk gone')
  }
  const output = zipArchive({ owner: 'three', files: [{ path: 'a', pieces: broken }], onFailure: failing })
  output.resume()
  await expect(once(output, 'end')).rejects.toThrow('disk gone')
  expect(failing).toHaveBeenCalledOnce()
})

it('gives a slow reader the whole of it', async () => {
  const files = [{ path: 'a.bin', pieces: () => textOf('0123456789'.repeat(20_000)) }]
  const output = zipArchive({ owner: 'five', files, onFailure })
  const pieces: Uint8Array[] = []
  output.on('readable', () => undefined)
  await vi.waitFor(() => expect(output.readableLength).toBeGreaterThan(0), 60_000)
  await new Promise((resolve) => setTimeout(resolve, 50))
  for await (const piece of output) pieces.push(piece)
  expect(Object.values(unzipSync(Buffer.concat(pieces)))[0]?.byteLength).toBe(200_000)
})
