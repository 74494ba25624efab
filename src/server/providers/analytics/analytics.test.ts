import { expect, it } from 'vitest'
import type { HttpAsk } from '../http.ts'
import type { PageView } from './analytics.ts'
import { endpointAnalytics } from './endpoint.ts'
import { PLAUSIBLE_URL, plausible } from './plausible.ts'

const VIEW: PageView = {
  path: '/login',
  referrer: 'https://example.com/',
  language: 'fr-CA',
  userAgent: 'Mozilla/5.0 (X11)',
}

/** What was asked, by a service that takes everything. */
async function askedOf(
  report: (http: (ask: HttpAsk) => Promise<string>) => Promise<void>,
): Promise<readonly HttpAsk[]> {
  const asked: HttpAsk[] = []
  await report(async (ask) => {
    asked.push(ask)
    return 'ok'
  })
  return asked
}

it('tells a counter of one’s own the view as JSON', async () => {
  const url = 'https://count.example.com/views'
  const [ask] = await askedOf((http) => endpointAnalytics({ http, url }).report(VIEW))
  expect(ask).toMatchObject({ method: 'POST', url, tries: 1 })
  expect(JSON.parse(ask?.body ?? '')).toEqual(VIEW)
})

it('tells Plausible of a pageview of the site, by its events API', async () => {
  const site = 'portage.example.com'
  const [ask] = await askedOf((http) => plausible({ http, url: PLAUSIBLE_URL, site }).report(VIEW))
  expect(ask).toMatchObject({ method: 'POST', url: 'https://plausible.io/api/event' })
  expect(ask?.headers).toEqual({ 'content-type': 'application/json', 'user-agent': VIEW.userAgent })
  expect(JSON.parse(ask?.body ?? '')).toEqual({
    name: 'pageview',
    domain: site,
    url: 'https://portage.example.com/login',
    referrer: 'https://example.com/',
    props: { language: 'fr-CA' },
  })
})

it('leaves out what the browser does not say', async () => {
  const bare = { path: '/login', referrer: '', language: '', userAgent: '' }
  const [ask] = await askedOf((http) => plausible({ http, url: PLAUSIBLE_URL, site: 'x.example' }).report(bare))
  expect(ask?.headers?.['user-agent']).toBe('Portage')
  expect(Object.keys(JSON.parse(ask?.body ?? ''))).toEqual(['name', 'domain', 'url'])
})
