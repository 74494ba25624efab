import { EventEmitter } from 'node:events'
import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { httpsPages, isPublic, textOf } from './https-pages.ts'

type Answer = { readonly status?: number; readonly headers?: Record<string, string>; readonly body?: string | Buffer }
type Options = { readonly lookup: (host: string, options: object, done: (...given: unknown[]) => void) => void }

/** A web of answers by address, whose names lie at these addresses. */
function web(answers: Readonly<Record<string, Answer>>, addresses: Readonly<Record<string, string>> = {}) {
  const asked: string[] = []
  const get = (url: URL, options: Options, done: (response: unknown) => void) => {
    const request = new EventEmitter()
    options.lookup(url.hostname, {}, (error) => {
      if (error) return request.emit('error', error)
      asked.push(url.href)
      const {
        status = 200,
        headers = { 'content-type': 'text/html' },
        body = '',
      } = answers[url.href] ?? { status: 404 }
      done(Object.assign(Readable.from([Buffer.from(body)]), { statusCode: status, headers }))
    })
    return request
  }
  const lookup = (host: string, _options: object, done: (error: null, found: object) => void) =>
    done(null, [{ address: addresses[host] ?? '93.184.215.14', family: 4 }])
  return { pages: httpsPages({ get: get as never, lookup: lookup as never }), asked }
}

describe('reading a page', () => {
  it('gives what a reader sees', async () => {
    const { pages } = web({
      'https://maker.example/': { body: '<h1>Maker &amp; Co</h1><script>evil()</script><p>1 Mill <b>Rd</b></p>' },
    })
    expect(await pages.read('https://maker.example/')).toEqual({
      url: 'https://maker.example/',
      text: 'MAKER & CO\n\n1 Mill Rd',
    })
  })

  it('follows redirects, checking each', async () => {
    const { pages, asked } = web(
      {
        'https://a.example/': { status: 301, headers: { location: '/b' } },
        'https://a.example/b': { status: 302, headers: { location: 'https://inside.example/' } },
      },
      { 'inside.example': '10.0.0.7' },
    )
    await expect(pages.read('https://a.example/')).rejects.toThrow('web page: is not a public https page')
    expect(asked).toEqual(['https://a.example/', 'https://a.example/b'])
  })

  it.each([
    'http://maker.example/',
    'https://maker.example:8443/',
    'https://user:secret@maker.example/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://0x7f000001/',
    'https://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'nonsense',
  ])('refuses %s without asking', async (url) => {
    const { pages, asked } = web({})
    await expect(pages.read(url)).rejects.toMatchObject({ name: 'ProviderError' })
    expect(asked).toEqual([])
  })

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '192.168.0.1',
    '172.16.0.1',
    '169.254.1.1',
    '100.64.0.1',
    '0.0.0.0',
    'fd00::1',
    'fe80::1',
  ])('refuses a name that lies at %s', async (address) => {
    const { pages, asked } = web({}, { 'maker.example': address })
    await expect(pages.read('https://maker.example/')).rejects.toThrow('is not a public https page')
    expect(asked).toEqual([])
    expect(isPublic(address)).toBe(false)
  })

  it.each([
    ['a missing page', { status: 404 }, 'answered 404'],
    ['a picture', { headers: { 'content-type': 'image/png' } }, 'is no text'],
    ['too much', { body: 'x'.repeat(800_000) }, 'is too large'],
    ['a ring of redirects', { status: 302, headers: { location: 'https://a.example/' } }, 'redirects too often'],
  ])('refuses %s', async (_what, answer, message) => {
    const { pages } = web({ 'https://a.example/': answer })
    await expect(pages.read('https://a.example/')).rejects.toThrow(message)
  })

  it('takes plain text as it is', async () => {
    expect(await textOf('1 < 2 & 3', 'text/plain; charset=utf-8')).toBe('1 < 2 & 3')
  })
})
