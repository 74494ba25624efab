import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import { servePages } from './pages.ts'

const SITE = 'https://portage.example.com'

async function withPage(settings: { publicUrl?: string } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'portage-bundle-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'index.html'), '<meta property="og:image" content="https://site.invalid/card.png">')
  const { app, deps } = await testApp({ settings })
  servePages(app, folder, deps.settings)
  return app
}

it('tells search engines of the public pages alone', async () => {
  const app = await withPage({ publicUrl: SITE })
  const robots = await app.inject('/robots.txt')
  expect(robots.headers['content-type']).toContain('text/plain')
  expect(robots.body).toContain('Disallow: /\n')
  expect(robots.body).toContain('Allow: /login\n')
  expect(robots.body).toContain(`Sitemap: ${SITE}/sitemap.xml`)
  const sitemap = await app.inject('/sitemap.xml')
  expect(sitemap.headers['content-type']).toContain('application/xml')
  expect(sitemap.body).toContain(`<loc>${SITE}/login</loc>`)
})

it('writes the configured address into the index page, whatever host the request claims', async () => {
  const app = await withPage({ publicUrl: SITE })
  const answer = await app.inject({ url: '/login', headers: { host: 'evil.example' } })
  expect(answer.body).toBe(`<meta property="og:image" content="${SITE}/card.png">`)
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' })
})

it.each([
  ['127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ['[::1]:3000', 'http://[::1]:3000'],
  ['x"><script>alert(1)</script>', ''],
  ['a.example/path?$&', ''],
])('without one takes the host %s as %j', async (host, site) => {
  const app = await withPage()
  const answer = await app.inject({ url: '/login', headers: { host } })
  expect(answer.body).toBe(`<meta property="og:image" content="${site}/card.png">`)
})
