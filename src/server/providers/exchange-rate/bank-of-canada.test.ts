import { readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { describe, expect, it } from 'vitest'
import { loopbackServer, quietHttp } from '../../testing/loopback-server.ts'
import { bankOfCanada, latestRequest, newestRate } from './bank-of-canada.ts'
import { offlineExchangeRate } from './offline.ts'

const recorded = (name: string) => readFileSync(new URL(`./answers/${name}.json`, import.meta.url), 'utf8')

async function providerAgainst(listener: RequestListener, deadlineMs = 2000) {
  const baseUrl = `${await loopbackServer(listener)}/valet`
  return bankOfCanada({ http: quietHttp(), baseUrl, deadlineMs })
}

const plain = (text: string) => {
  const { day, cadToUsd, usdToCad } = newestRate(text)
  return { day, cadToUsd: cadToUsd.toString(), usdToCad: usdToCad.toString() }
}

describe("the bank's answer", () => {
  it('gives the newest day, each rate from its own series', () => {
    expect(plain(recorded('good'))).toEqual({ day: '2026-11-20', cadToUsd: '0.7143', usdToCad: '1.3999' })
  })

  it('passes over holidays, which are blank, in whatever order the days come', () => {
    expect(plain(recorded('holiday-blank'))).toEqual({ day: '2026-11-10', cadToUsd: '0.7126', usdToCad: '1.4033' })
  })

  it.each([
    ['another JSON', recorded('malformed'), 'no list of rates'],
    ['a web page', '<!doctype html><title>Maintenance</title>', 'not JSON'],
    ['no observations', '{"observations":[]}', 'no rate'],
    ['zero', '{"observations":[{"d":"2026-11-20","FXUSDCAD":{"v":"0"},"FXCADUSD":{"v":"0"}}]}', 'no rate'],
    [
      'rates that contradict each other',
      '{"observations":[{"d":"2026-11-20","FXUSDCAD":{"v":"1.3999"},"FXCADUSD":{"v":"1.3999"}}]}',
      'contradict',
    ],
  ])('is refused when it is %s', (_name, text, reason) => {
    expect(() => newestRate(text)).toThrow(reason)
  })
})

describe('asking the bank', () => {
  it('asks for both series of the last days', async () => {
    const asked: string[] = []
    const bank = await providerAgainst((request, response) => {
      asked.push(`${request.method} ${request.url} ${request.headers.accept}`)
      response.end(recorded('good'))
    })
    expect((await bank.latest()).day).toBe('2026-11-20')
    expect(asked).toEqual(['GET /valet/observations/FXUSDCAD,FXCADUSD/json?recent=10 application/json'])
    expect(latestRequest('https://www.bankofcanada.ca/valet', 1).url).toBe(
      'https://www.bankofcanada.ca/valet/observations/FXUSDCAD,FXCADUSD/json?recent=10',
    )
  })

  it('asks again once after a broken answer, then says so', async () => {
    let calls = 0
    const bank = await providerAgainst((_request, response) => {
      calls += 1
      response.writeHead(500).end('oops')
    })
    await expect(bank.latest()).rejects.toMatchObject({
      name: 'ProviderError',
      provider: 'bank-of-canada',
      retryable: true,
    })
    expect(calls).toBe(2)
  })

  it('gives up when the bank is slow', async () => {
    const bank = await providerAgainst(() => undefined, 50)
    await expect(bank.latest()).rejects.toMatchObject({ message: 'bank-of-canada: no answer within 50 ms' })
  })
})

it('says that no service is set up when there is none', async () => {
  await expect(offlineExchangeRate.latest()).rejects.toMatchObject({ name: 'ProviderError', retryable: false })
})
