import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { limitConnections } from './connection-limits.ts'

it('who opens many connections and asks nothing does not take the places of those who ask', async () => {
  const server = createServer((_request, response) => response.end('answered'))
  limitConnections({ server }, 3)
  server.listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const opened = async () => {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    return socket.on('error', () => undefined)
  }
  const asking = await opened()
  asking.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  await once(asking, 'data')
  const idle = [await opened(), await opened()]
  const ended = once(idle[0]?.resume() ?? server, 'close')
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('answered')
  await ended
  expect([asking.closed, idle[1]?.closed]).toEqual([false, false])
})
