import { describe, expect, it } from 'vitest'
import type { HttpAsk } from '../http.ts'
import { anthropicHits, anthropicSearch, anthropicSearchRequest } from './anthropic-search.ts'
import { brave, braveHits } from './brave.ts'
import { offlineWebSearch } from './offline.ts'
import { openaiHits, openaiSearchRequest } from './openai-search.ts'
import { searxng, searxngHits } from './searxng.ts'

const asked: HttpAsk[] = []
const answering = (text: string) => async (ask: HttpAsk) => {
  asked.push(ask)
  return text
}
const access = { baseUrl: 'https://models.example', apiKey: 'key', model: 'some-model' }
const CONTACT = { url: 'https://maker.example/contact', title: 'Contact' }

describe('Brave', () => {
  const said = JSON.stringify({
    web: {
      results: [
        { url: CONTACT.url, title: 'Contact', description: 'x' },
        { url: 'http://plain.example/', title: 'Not https' },
        { url: `${CONTACT.url}#top`, title: 'The same page' },
        { url: 'not an address', title: '' },
      ],
    },
  })
  it('is asked with its token, and gives https pages once each', async () => {
    const search = brave({ http: answering(said), access: { baseUrl: 'https://brave.example', key: 'token' } })
    expect(await search.search('maple syrup')).toEqual([{ url: CONTACT.url, title: 'The same page' }])
    expect(asked.at(-1)).toMatchObject({
      url: 'https://brave.example/res/v1/web/search?q=maple+syrup&count=10&safesearch=moderate',
      headers: { 'x-subscription-token': 'token' },
    })
  })
  it('may find nothing', () => expect(braveHits('{"type":"search"}')).toEqual([]))
  it.each(['<html>', '{"web":{"results":"none"}}'])('makes nothing of %s', (text) => {
    expect(() => braveHits(text)).toThrow(/^brave: answered something that is no/)
  })
})

describe('SearXNG', () => {
  it('is asked for JSON', async () => {
    const search = searxng({
      http: answering(JSON.stringify({ results: [CONTACT] })),
      baseUrl: 'http://127.0.0.1:8888',
    })
    expect(await search.search('soap & salt')).toEqual([CONTACT])
    expect(asked.at(-1)?.url).toBe('http://127.0.0.1:8888/search?q=soap+%26+salt&format=json')
  })
  it('that answers a page says so', () =>
    expect(() => searxngHits('<!doctype html>')).toThrow('searxng: answered something'))
})

describe('the search tool of Anthropic', () => {
  const said = {
    content: [
      { type: 'server_tool_use', id: 's1', name: 'web_search', input: { query: 'x' } },
      {
        type: 'web_search_tool_result',
        tool_use_id: 's1',
        content: [
          { type: 'web_search_result', url: 'https://shop.example/', title: 'Shop', encrypted_content: 'e' },
          { type: 'web_search_result', ...CONTACT, encrypted_content: 'e' },
        ],
      },
      { type: 'text', text: 'See', citations: [{ type: 'web_search_result_location', ...CONTACT, cited_text: 'x' }] },
    ],
    usage: { input_tokens: 9000, output_tokens: 200 },
  }
  it('gives what is cited first', () => {
    expect(anthropicHits(JSON.stringify(said))).toEqual({
      hits: [CONTACT, { url: 'https://shop.example/', title: 'Shop' }],
      tokens: 9200,
    })
  })
  it('is asked with the tool, and counts its tokens', async () => {
    const settled: number[] = []
    const budget = { hold: async () => ({ settle: async (spent: number) => void settled.push(spent) }) }
    await anthropicSearch({ http: answering(JSON.stringify(said)), access, budget }).search('soap')
    expect(settled).toEqual([9200])
    expect(JSON.parse(anthropicSearchRequest(access, 'soap').body ?? '')).toMatchObject({
      tools: [{ type: 'web_search_20250305', name: 'web_search' }],
      messages: [{ role: 'user', content: 'soap' }],
    })
  })
  it('is not asked once the tokens of the day are used up', async () => {
    const budget = { hold: async () => undefined }
    const search = anthropicSearch({ http: () => Promise.reject(new Error('asked')), access, budget })
    await expect(search.search('soap')).rejects.toThrow('the tokens of the day are used up')
  })
  it('says why a search failed', () => {
    const failed = { content: [{ type: 'web_search_tool_result', content: { error_code: 'max_uses_exceeded' } }] }
    expect(() => anthropicHits(JSON.stringify(failed))).toThrow('the search failed: max_uses_exceeded')
  })
  it('may answer without a page', () => {
    expect(anthropicHits('{"content":[{"type":"text","text":"None."}]}')).toEqual({ hits: [], tokens: 0 })
  })
})

describe('the search tool of OpenAI', () => {
  it('gives what is cited, then what was looked at', () => {
    const said = {
      output: [
        {
          type: 'web_search_call',
          action: { type: 'search', sources: [{ type: 'url', url: 'https://shop.example/' }] },
        },
        {
          type: 'message',
          content: [
            { type: 'output_text', text: 'x', annotations: [{ type: 'url_citation', ...CONTACT }, { type: 'file' }] },
          ],
        },
      ],
      usage: { total_tokens: 512 },
    }
    expect(openaiHits(JSON.stringify(said))).toEqual({
      hits: [CONTACT, { url: 'https://shop.example/', title: '' }],
      tokens: 512,
    })
    expect(JSON.parse(openaiSearchRequest(access, 'soap').body ?? '')).toMatchObject({
      input: 'soap',
      tools: [{ type: 'web_search' }],
    })
  })
})

it('without a service refuses', async () => {
  await expect(offlineWebSearch.search('x')).rejects.toThrow('web search: not configured')
})
