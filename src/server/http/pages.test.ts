import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { expect, it, onTestFinished } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import { servePages } from './pages.ts'

/** The application with a bundle of an index page and one hashed script. */
async function withBundle() {
  const folder = mkdtempSync(join(tmpdir(), 'portage-bundle-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<title>Portage</title>')
  writeFileSync(join(folder, 'assets', 'main-a1b2c3.js'), 'let x')
  writeFileSync(join(folder, 'icon.svg'), '<svg/>')
  const { app } = await testApp()
  servePages(app, folder)
  return app
}

it.each(['/', '/login', '/dashboard/shipment/123?tab=items', '/no/such/page'])(
  'answers %s with the index page',
  async (url) => {
    const answer = await (await withBundle()).inject(url)
    expect([answer.statusCode, answer.body]).toEqual([200, '<title>Portage</title>'])
    expect(answer.headers['content-type']).toContain('text/html')
    expect(answer.headers['cache-control']).toBe('no-cache')
  },
)

it('lets files with a hash in their name be kept for a year, and no others', async () => {
  const app = await withBundle()
  const script = await app.inject('/assets/main-a1b2c3.js')
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(script.headers['content-type']).toContain('javascript')
  expect((await app.inject('/icon.svg')).headers['cache-control']).toBe('no-cache')
})

it('answers the compressed copy of a file to who reads it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portage-bundle-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'assets'))
  const page = '<title>Portage</title>'
  const script = 'let x'
  for (const [file, text] of [
    ['index.html', page],
    ['assets/main-a1b2c3.js', script],
  ] as const) {
    writeFileSync(join(folder, file), text)
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(text))
    writeFileSync(join(folder, `${file}.gz`), gzipSync(text))
  }
  const { app } = await testApp()
  servePages(app, folder)
  const ask = (url: string, encodings: string) => app.inject({ url, headers: { 'accept-encoding': encodings } })

  const packed = await ask('/assets/main-a1b2c3.js', 'gzip, deflate, br')
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(script)
  expect(packed.headers).toMatchObject({
    'content-encoding': 'br',
    vary: expect.stringMatching(/accept-encoding/i),
    'content-type': expect.stringContaining('javascript'),
    'cache-control': 'public, max-age=31536000, immutable',
  })
  const index = await ask('/dashboard', 'gzip')
  expect(gunzipSync(index.rawPayload).toString()).toBe(page)
  expect(index.headers).toMatchObject({ 'content-encoding': 'gzip', 'content-type': expect.stringContaining('html') })
  const plain = await ask('/dashboard', 'identity')
  expect([plain.body, plain.headers['content-encoding']]).toEqual([page, undefined])
})

it('never answers the index page for a call or a script that does not exist', async () => {
  const app = await withBundle()
  for (const url of ['/api/none', '/api', '/assets/main-old.js']) {
    const answer = await app.inject(url)
    expect([url, answer.statusCode, answer.json().success]).toEqual([url, 404, false])
  }
})

it('does not leave its folder', async () => {
  const app = await withBundle()
  for (const url of ['/../package.json', '/assets/..%2f..%2fetc/passwd', '/%2e%2e/%2e%2e/etc/passwd']) {
    const answer = await app.inject(url)
    expect(answer.body).not.toMatch(/root:|"dependencies"/)
    expect(answer.statusCode).toBeLessThan(500)
  }
})

const HTTPS = { 'x-forwarded-proto': 'https' }
it.each([
  [
    'in production, by https through a trusted proxy',
    { production: true },
    HTTPS,
    'max-age=31536000; includeSubDomains',
  ],
  ['in production, by plain http', { production: true }, {}, undefined],
  ['in production, on the word of a proxy nobody trusts', { production: true, trustedProxies: [] }, HTTPS, undefined],
  ['in a trial', {}, HTTPS, undefined],
])('asks for https alone %s', async (_, settings, headers, expected) => {
  const { app } = await testApp({ settings: { trustedProxies: ['127.0.0.1'], ...settings } })
  const answer = await app.inject({ url: '/api/health', headers })
  expect(answer.headers['strict-transport-security']).toBe(expected)
})

it('protects pages and calls alike', async () => {
  const app = await withBundle()
  for (const url of [
    '/',
    '/icon.svg',
    '/assets/main-a1b2c3.js',
    '/api/docs',
    '/api/none',
    '/api/health',
    '/robots.txt',
  ]) {
    const { headers } = await app.inject(url)
    const policy = String(headers['content-security-policy'])
    for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect([url, policy]).toEqual([url, expect.stringContaining(part)])
    expect(policy).not.toContain('unsafe-eval')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('same-origin')
    expect(headers['access-control-allow-origin']).toBeUndefined()
    expect(headers['set-cookie']).toBeUndefined()
    expect(String(headers['content-type'])).toMatch(/charset=utf-8/i)
  }
})

it('lets an answer of a call do nothing when it is opened as a page', async () => {
  const app = await withBundle()
  for (const url of ['/api/none', '/api/health', '/api/openapi.json'])
    expect((await app.inject(url)).headers['content-security-policy']).toMatch(/^default-src 'none';.* sandbox$/)
  const docs = (await app.inject('/api/docs')).headers['content-security-policy']
  expect(docs).toContain("script-src 'self';")
})

it('names in the page the files of the screen it begins with, and of no other', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portage-pages-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const link = (screen: string) => `<link rel="modulepreload" href="/assets/${screen}-a1.js" data-screen="${screen}">`
  writeFileSync(join(folder, 'index.html'), ['<head>', link('landing'), link('shipments'), '</head>'].join('\n'))
  const { app } = await testApp()
  servePages(app, folder)
  const named = async (url: string) =>
    [...(await app.inject(url)).body.matchAll(/assets\/(\w+)-a1/g)].map(([, name]) => name)
  expect(await named('/login')).toEqual(['landing'])
  expect(await named('/tools/classifier?asin=B0DEMO0006')).toEqual(['landing'])
  expect(await named('/dashboard/shipment/1')).toEqual(['shipments'])
  expect(await named('/staff/queue')).toEqual([])
})

it('leaves the first words of the address in the language of the reader, and no others', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portage-pages-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const words = ['/login', '/tools/classifier', '/dashboard', '/dashboard/', '/'].flatMap((at) =>
    ['en', 'fr'].map((language) => `<div data-at="${at}" data-language="${language}">${language} ${at}</div>`),
  )
  writeFileSync(join(folder, 'index.html'), ['<body>', ...words, '</body>'].join('\n'))
  const { app } = await testApp()
  servePages(app, folder)
  const said = async (url: string, language?: string) => {
    const answer = await app.inject({ url, headers: language === undefined ? {} : { 'accept-language': language } })
    return [[...answer.body.matchAll(/>(.+)<\/div>/g)].map(([, text]) => text), answer.headers['content-language']]
  }
  expect(await said('/login')).toEqual([['en /login'], 'en'])
  expect(await said('/', 'fr-CA,fr;q=0.9,en;q=0.8')).toEqual([['fr /login'], 'fr'])
  expect(await said('/tools/classifier?asin=B0DEMO0006', 'de,en')).toEqual([['en /tools/classifier'], 'en'])
  expect(await said('/dashboard?page=2', 'fr')).toEqual([['fr /dashboard'], 'fr'])
  expect(await said('/dashboard/shipment/1', 'fr')).toEqual([['fr /dashboard/'], 'fr'])
  expect(await said('/catalogue', 'fr')).toEqual([['fr /'], 'fr'])
  expect(await said('/loginx')).toEqual([['en /'], 'en'])
})

it('tells each call which build of the pages is beside it, and of pages that are being edited nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portage-bundle-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const buildOf = async (page: string, url: string) => {
    writeFileSync(join(folder, 'index.html'), page)
    const { app } = await testApp()
    servePages(app, folder)
    return (await app.inject(url)).headers['x-page-build']
  }
  const built = '<script type="module" crossorigin src="/assets/index-a1-B2_c3.js"></script>'
  expect(await buildOf(built, '/api/health')).toBe('index-a1-B2_c3')
  expect(await buildOf(built, '/api/shipments')).toBe('index-a1-B2_c3')
  expect(await buildOf(built, '/login')).toBeUndefined()
  expect(await buildOf('<script type="module" src="/main.tsx"></script>', '/api/health')).toBeUndefined()
})
