import { once } from 'node:events'
import { Agent, createServer, get } from 'node:http'
import { connect } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { buildApp } from '../app.ts'
import { testApp } from '../testing/test-app.ts'
import { frontDoor } from './front-door.ts'

const AT = { port: 0, host: '127.0.0.1' }

async function closedDoor(times?: Parameters<typeof frontDoor>[1]) {
  const door = await frontDoor(AT, times)
  onTestFinished(() => door.shut())
  return door
}

describe('before the application is there', () => {
  it.each([
    ['/livez', 200, null, { status: 'alive' }],
    ['/readyz', 503, '2', { status: 'not-ready', reasons: ['starting'] }],
    [
      '/api/health?x=1',
      503,
      '2',
      { success: false, code: 'starting', error: 'Portage is starting. Please try again in a few seconds.' },
    ],
  ])('%s is answered at once', async (path, status, retryAfter, said) => {
    const { address } = await closedDoor()
    const answer = await fetch(`${address}${path}`)
    expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([status, retryAfter, said])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('who asks anything else waits, body and all, and is answered by the application', async () => {
    const door = await closedDoor()
    const body = JSON.stringify({ email: 'nobody@example.com', words: 'x'.repeat(200_000) })
    const headers = { 'content-type': 'application/json' }
    const asked = [
      fetch(`${door.address}/api/no-such-call`),
      fetch(`${door.address}/api/auth/login`, { method: 'POST', headers, body }),
    ]
    await fetch(`${door.address}/livez`)
    const { deps } = await testApp()
    const app = buildApp(deps, door)
    onTestFinished(() => app.close())
    await app.ready()
    door.open()
    const codes = (await Promise.all(asked)).map((answer) => answer.json())
    expect(await Promise.all(codes)).toMatchObject([{ code: 'no-such-call' }, { code: 'invalid-input' }])
    expect((await fetch(`${door.address}/api/health`)).status).toBe(200)
  })

  it('nobody is left waiting when the start fails', async () => {
    const door = await closedDoor()
    const asked = fetch(`${door.address}/`)
    await fetch(`${door.address}/livez`)
    door.shut()
    await expect(asked).rejects.toThrow('fetch failed')
  })
})

it('finishes the requests in flight before it is closed, and takes no new ones', async () => {
  const door = await closedDoor()
  const begun = Promise.withResolvers<() => void>()
  door.takenBy((_request, response) => begun.resolve(() => response.end('whole')))
  door.open()
  const asked = fetch(door.address, { headers: { connection: 'close' } })
  const answer = await begun.promise
  const closed = door.close()
  await expect(fetch(door.address)).rejects.toThrow('fetch failed')
  answer()
  expect(await (await asked).text()).toBe('whole')
  await closed
})

describe('is not held open', () => {
  it('by a connection that is kept for more, where its request was in flight or not', async () => {
    const door = await closedDoor()
    const begun = Promise.withResolvers<() => void>()
    door.takenBy(({ url }, response) => {
      if (url === '/slow') begun.resolve(() => response.end('whole'))
      else response.end()
    })
    door.open()
    const agent = new Agent({ keepAlive: true })
    onTestFinished(() => agent.destroy())
    const [quick] = await once(get(door.address, { agent }), 'response')
    quick.resume()
    await once(quick, 'end')
    const slow = get(`${door.address}/slow`, { agent: new Agent({ keepAlive: true }) })
    const answered = once(slow, 'response')
    const answer = await begun.promise
    const closed = door.close()
    answer()
    const [response] = await answered
    expect(response.headers.connection).toBe('close')
    response.resume()
    await closed
  })

  it('by one on which nothing was asked', async () => {
    const door = await closedDoor()
    const fresh = connect(Number(new URL(door.address).port), AT.host)
    await once(fresh, 'connect')
    await fetch(`${door.address}/livez`)
    const ended = once(fresh.resume(), 'end')
    await door.close()
    await ended
  })

  it('by who never reads the answer, longer than requests in flight are given', async () => {
    const door = await closedDoor({ finishWithinMs: 50 })
    const begun = Promise.withResolvers<void>()
    door.takenBy((_request, response) => {
      response.write('first of two')
      begun.resolve()
    })
    door.open()
    const asked = fetch(door.address).then((answer) => answer.text())
    await begun.promise
    const refused = expect(asked).rejects.toThrow('terminated')
    await door.close()
    await refused
  })
})

it('rejects where it cannot listen', async () => {
  const blocker = createServer().listen(AT.port, AT.host)
  onTestFinished(() => void blocker.close())
  await once(blocker, 'listening')
  const taken = blocker.address()
  const port = typeof taken === 'object' && taken ? taken.port : 0
  await expect(frontDoor({ ...AT, port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
})
