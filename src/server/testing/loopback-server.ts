// A server on loopback that stands for an outside service, gone once its test is over.
import { createServer, type RequestListener } from 'node:http'
import { onTestFinished } from 'vitest'
import { createHttp, type Http } from '../providers/http.ts'

/** For tests alone: its address, without a slash at the end. */
export async function loopbackServer(listener: RequestListener): Promise<string> {
  return (await stoppableServer(listener)).url
}

/** One that a test may stop itself: calls in course end by themselves. */
export async function stoppableServer(listener: RequestListener): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer(listener)
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no address')
  return { url: `http://127.0.0.1:${address.port}`, stop: () => new Promise((done) => server.close(() => done())) }
}

/** What asks it: without a log, and trying again at once. */
export const quietHttp = (): Http => createHttp({ log: { info: () => undefined, warn: () => undefined }, pauseMs: 1 })
