import { describe, expect, it } from 'vitest'
import { loopbackServer } from '../testing/loopback-server.ts'
import { createHttp, type HttpAsk } from './http.ts'

type Entry = { readonly facts: object; readonly message: string }

function client() {
  const entries: Entry[] = []
  const note = (facts: object, message: string) => void entries.push({ facts, message })
  return { entries, http: createHttp({ log: { info: note, warn: note }, pauseMs: 1 }) }
}

const ask = (url: string, more: Partial<HttpAsk> = {}): HttpAsk => ({
  provider: 'test',
  url,
  deadlineMs: 2000,
  maxBytes: 1000,
  tries: 1,
  ...more,
})

describe('asking an outside service', () => {
  it('answers the body', async () => {
    const url = await loopbackServer((_request, response) => response.end('{"ok":true}'))
    expect(await client().http(ask(url))).toBe('{"ok":true}')
  })

  it('tries again after a broken answer, as often as asked and no more', async () => {
    let calls = 0
    const url = await loopbackServer((_request, response) => {
      calls += 1
      response.statusCode = calls < 3 ? 503 : 200
      response.end('done')
    })
    expect(await client().http(ask(url, { tries: 3 }))).toBe('done')
    calls = 0
    await expect(client().http(ask(url, { tries: 2 }))).rejects.toMatchObject({
      message: 'test: answered 503',
      retryable: true,
    })
    expect(calls).toBe(2)
  })

  it('does not repeat a call that was refused', async () => {
    let calls = 0
    const url = await loopbackServer((_request, response) => {
      calls += 1
      response.statusCode = 404
      response.end()
    })
    await expect(client().http(ask(url, { tries: 3 }))).rejects.toMatchObject({ message: 'test: answered 404' })
    expect(calls).toBe(1)
  })

  it('gives up at the deadline, whatever tries are left', async () => {
    const url = await loopbackServer(() => undefined)
    await expect(client().http(ask(url, { tries: 3, deadlineMs: 60 }))).rejects.toMatchObject({
      name: 'ProviderError',
      message: 'test: no answer within 60 ms',
    })
  })

  it('stops reading an answer that is too large', async () => {
    const url = await loopbackServer((_request, response) => response.end('x'.repeat(5000)))
    await expect(client().http(ask(url))).rejects.toMatchObject({ message: 'test: answered more than 1000 bytes' })
  })

  it('says so when nothing listens', async () => {
    await expect(client().http(ask('http://127.0.0.1:1/'))).rejects.toMatchObject({
      message: 'test: could not be reached',
    })
  })

  it('follows no redirect', async () => {
    const url = await loopbackServer((_request, response) => response.writeHead(302, { location: '/elsewhere' }).end())
    await expect(client().http(ask(url))).rejects.toMatchObject({ name: 'ProviderError' })
  })

  it('logs the path and the outcome, never a header, a query or a body', async () => {
    const url = await loopbackServer((_request, response) => response.end('answer-secret'))
    const { http, entries } = client()
    await http(ask(`${url}/rates?key=query-secret`, { headers: { authorization: 'header-secret' } }))
    expect(entries).toMatchObject([{ message: 'provider answered', facts: { call: `GET ${url}/rates`, attempt: 1 } }])
    expect(JSON.stringify(entries)).not.toContain('secret')
  })
})
