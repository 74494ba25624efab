import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import Fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { limitUnread } from './unread-answers.ts'

/** More than the system keeps of an answer on its own. */
const LARGE = 24_000_000

/** A server whose every answer is large. */
async function largeAnswers(limits: NonNullable<Parameters<typeof limitUnread>[1]>) {
  const app = Fastify({ forceCloseConnections: true })
  onTestFinished(() => app.close())
  limitUnread(app, limits)
  app.get('/', async () => Buffer.alloc(LARGE))
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  return { server: app.server, port: Number(new URL(address).port) }
}

/** A reader that has read the beginning of its answer and reads no further. */
async function stalled(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  onTestFinished(() => void socket.destroy())
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  await once(socket, 'data')
  return socket.pause()
}

/** Reads on; answers how much came in all, until there was no more or it was whole. */
async function readOn(socket: Socket): Promise<number> {
  socket.on('data', () => {
    if (socket.bytesRead > LARGE) socket.destroy()
  })
  const closed = once(socket, 'close')
  socket.resume()
  await closed
  return socket.bytesRead
}

it('an answer that nobody takes is let go', async () => {
  const { server, port } = await largeAnswers({ idleMs: 100 })
  const accepted = once(server, 'connection')
  const socket = await stalled(port)
  const [ofServer]: Socket[] = await accepted
  if (!ofServer?.closed) await once(ofServer ?? server, 'close')
  expect(await readOn(socket)).toBeLessThan(LARGE)
})

it('when answers hold too much together, those that wait longest are cut off and new ones are given', async () => {
  const { port } = await largeAnswers({ mostBytes: 2.5 * LARGE })
  const readers = [await stalled(port), await stalled(port), await stalled(port)]
  expect((await (await fetch(`http://127.0.0.1:${port}/`)).arrayBuffer()).byteLength).toBe(LARGE)
  const read: number[] = []
  for (const reader of readers) read.push(await readOn(reader))
  expect(read.map((bytes) => bytes > LARGE)).toEqual([false, false, true])
})
