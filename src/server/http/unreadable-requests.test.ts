import { connect } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { testApp } from '../testing/test-app.ts'

/** Everything the listening application answers to these bytes, until it closes the connection. */
async function answerTo(bytes: string): Promise<string> {
  const { app } = await testApp()
  onTestFinished(() => app.close())
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
  const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
  let said = ''
  for await (const chunk of socket) said += String(chunk)
  return said
}

it.each([
  ['no HTTP', 'hello\r\n\r\n', 400, 'not-http', 'This is not an HTTP request.'],
  [
    'headers of 17 kB',
    `GET /api/health HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(17_000)}\r\n\r\n`,
    431,
    'headers-too-large',
    'The headers of the request are too large.',
  ],
])('answers %s in the form of every failure and hangs up', async (_, bytes, status, code, error) => {
  const said = await answerTo(bytes)
  expect(said.startsWith(`HTTP/1.1 ${status} `)).toBe(true)
  expect(said.split('\r\n\r\n')[1]).toBe(JSON.stringify({ success: false, code, error }))
})

it('has a time by which a request must have arrived', async () => {
  const { app } = await testApp()
  expect([app.server.headersTimeout, app.server.requestTimeout]).toEqual([20_000, 120_000])
})
