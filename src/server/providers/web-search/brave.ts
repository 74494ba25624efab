// Brave's search service. Source: its documentation of GET /res/v1/web/search with the header X-Subscription-Token.
import { z } from 'zod'
import type { Http, HttpAsk } from '../http.ts'
import { readJsonAnswer } from '../json-answer.ts'
import { hitsOf, type SearchHit, type WebSearch } from './web-search.ts'

const NAME = 'brave'
export const BRAVE_URL = 'https://api.search.brave.com'

type BraveAccess = { readonly baseUrl: string; readonly key: string }

export const brave = ({ http, access }: { readonly http: Http; readonly access: BraveAccess }): WebSearch => ({
  name: NAME,
  configured: true,
  search: async (query) => braveHits(await http(braveRequest(access, query))),
})

const braveRequest = ({ baseUrl, key }: BraveAccess, query: string): HttpAsk => ({
  provider: NAME,
  url: `${baseUrl}/res/v1/web/search?${new URLSearchParams({ q: query.slice(0, 400), count: '10', safesearch: 'moderate' })}`,
  headers: { accept: 'application/json', 'x-subscription-token': key },
  deadlineMs: 10_000,
  maxBytes: 1_000_000,
  tries: 2,
})

const answer = z.object({
  web: z.object({ results: z.array(z.object({ url: z.string(), title: z.string().catch('') })) }).nullish(),
})

/** Throws ProviderError for a text that is no answer of the service; an answer without pages is an empty list. */
export function braveHits(text: string): readonly SearchHit[] {
  const parsed = readJsonAnswer(NAME, answer, text, 'list of pages')
  return hitsOf(parsed.web?.results ?? [])
}
