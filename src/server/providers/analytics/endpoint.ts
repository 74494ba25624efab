// A counter of the operator's own: each page view is sent to one address as JSON.
import type { Http, HttpAsk } from '../http.ts'
import type { Analytics, PageView } from './analytics.ts'

const DEADLINE_MS = 5000

/** POSTs { path, referrer, language, userAgent } to `url`; any good answer will do. */
export const endpointAnalytics = ({ http, url }: { readonly http: Http; readonly url: string }): Analytics => ({
  counts: true,
  report: async (view) => {
    await http(pageViewRequest(url, view))
  },
})

const pageViewRequest = (url: string, view: PageView): HttpAsk => ({
  provider: 'analytics',
  url,
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(view),
  deadlineMs: DEADLINE_MS,
  maxBytes: 100_000,
  tries: 1,
})
