// The search tool of services that speak OpenAI's Responses API: the model searches, we take the pages it cites and read them ourselves.
// Source: its documentation of POST /v1/responses with the tool web_search.
import { z } from 'zod'
import type { HttpAsk } from '../http.ts'
import { readJsonAnswer } from '../json-answer.ts'
import { SEARCH_TASK, type SearchModelAccess, type SearchModelNeeds } from './anthropic-search.ts'
import { type Searched, withinBudget } from './searched-by-model.ts'
import { hitsOf, type WebSearch } from './web-search.ts'

const NAME = 'openai search'

export const openaiSearch = ({ http, access, budget }: SearchModelNeeds): WebSearch => ({
  name: NAME,
  configured: true,
  search: (query) => withinBudget(budget, NAME, async () => openaiHits(await http(openaiSearchRequest(access, query)))),
})

export const openaiSearchRequest = ({ baseUrl, apiKey, model }: SearchModelAccess, query: string): HttpAsk => ({
  provider: NAME,
  url: `${baseUrl}/v1/responses`,
  method: 'POST',
  headers: {
    'content-type': 'application/json',
    ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
  },
  body: JSON.stringify({
    model,
    instructions: SEARCH_TASK,
    input: query,
    tools: [{ type: 'web_search' }],
    include: ['web_search_call.action.sources'],
    max_output_tokens: 1500,
  }),
  deadlineMs: 40_000,
  maxBytes: 4_000_000,
  tries: 1,
})

const page = z.object({ url: z.string(), title: z.string().nullish() })
const answer = z.object({
  usage: z
    .object({ total_tokens: z.int().min(0).max(100_000_000) })
    .nullish()
    .catch(null),
  output: z.array(
    z.object({
      type: z.string(),
      content: z.array(z.object({ annotations: z.array(z.unknown()).nullish() })).nullish(),
      action: z
        .object({ sources: z.array(z.unknown()).nullish() })
        .nullish()
        .catch(null),
    }),
  ),
})

/** Pages that are cited come before those that were only looked at. Throws ProviderError for a text that is no response. */
export function openaiHits(text: string): Searched {
  const { output, usage } = readJsonAnswer(NAME, answer, text, 'response')
  const cited = output.flatMap(({ content }) => (content ?? []).flatMap(({ annotations }) => annotations ?? []))
  const looked = output.flatMap(({ action }) => action?.sources ?? [])
  const hits = hitsOf(
    [...cited, ...looked].flatMap((given) => {
      const found = page.safeParse(given)
      return found.success ? [{ url: found.data.url, title: found.data.title ?? '' }] : []
    }),
  )
  return { hits, tokens: usage?.total_tokens ?? 0 }
}
