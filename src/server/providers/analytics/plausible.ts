// Plausible, the service or one's own installation of it, by its events API. As no address is handed on, it counts views, not people.
import type { Http, HttpAsk } from '../http.ts'
import type { Analytics, PageView } from './analytics.ts'

export const PLAUSIBLE_URL = 'https://plausible.io'
const DEADLINE_MS = 5000

/** `site`: the name of the site in Plausible, its domain. */
type Needs = { readonly http: Http; readonly url: string; readonly site: string }

export const plausible = ({ http, url, site }: Needs): Analytics => ({
  counts: true,
  report: async (view) => {
    await http(eventRequest(url, site, view))
  },
})

const eventRequest = (url: string, site: string, view: PageView): HttpAsk => ({
  provider: 'plausible',
  url: `${url}/api/event`,
  method: 'POST',
  headers: { 'content-type': 'application/json', 'user-agent': view.userAgent || 'Portage' },
  body: JSON.stringify({
    name: 'pageview',
    domain: site,
    url: `https://${site}${view.path}`,
    ...(view.referrer ? { referrer: view.referrer } : {}),
    ...(view.language ? { props: { language: view.language } } : {}),
  }),
  deadlineMs: DEADLINE_MS,
  maxBytes: 100_000,
  tries: 1,
})
