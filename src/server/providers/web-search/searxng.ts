// SearXNG, a search service of one's own. Source: its documentation of GET /search with format=json, which its settings must allow.
import { z } from 'zod'
import type { Http, HttpAsk } from '../http.ts'
import { readJsonAnswer } from '../json-answer.ts'
import { hitsOf, type SearchHit, type WebSearch } from './web-search.ts'

const NAME = 'searxng'

export const searxng = ({ http, baseUrl }: { readonly http: Http; readonly baseUrl: string }): WebSearch => ({
  name: NAME,
  configured: true,
  search: async (query) => searxngHits(await http(searxngRequest(baseUrl, query))),
})

const searxngRequest = (baseUrl: string, query: string): HttpAsk => ({
  provider: NAME,
  url: `${baseUrl}/search?${new URLSearchParams({ q: query.slice(0, 400), format: 'json' })}`,
  headers: { accept: 'application/json' },
  deadlineMs: 15_000,
  maxBytes: 2_000_000,
  tries: 2,
})

const answer = z.object({ results: z.array(z.object({ url: z.string(), title: z.string().catch('') })) })

/** Throws ProviderError for a text that is no answer of the service. */
export function searxngHits(text: string): readonly SearchHit[] {
  const parsed = readJsonAnswer(NAME, answer, text, 'list of pages')
  return hitsOf(parsed.results)
}
