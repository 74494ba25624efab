// Everything a service can do wrong, and what each costs of the day's tokens.
import type { RequestListener, ServerResponse } from 'node:http'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { quietHttp, stoppableServer } from '../../testing/loopback-server.ts'
import { memoryTokenBudget } from '../../testing/token-budget.ts'
import { anthropic, anthropicRequest } from './anthropic.ts'
import type { Question } from './language-model.ts'
import { openai, openaiRequest } from './openai.ts'

type Service = 'anthropic' | 'openai'
const SERVICES: readonly Service[] = ['anthropic', 'openai']
const ACCESS = { baseUrl: '', apiKey: 'secret-key', model: 'some-model' }
const ANSWER = { animal: 'goose' }
const QUESTION: Question<{ animal: string }> = {
  name: 'animal',
  instructions: 'Name the animal.',
  material: { text: 'It honks.' },
  schema: z.strictObject({ animal: z.string().max(40) }),
  deadlineMs: 2000,
  maxAnswerTokens: 64,
}

/** The model over a server on loopback, the requests it got, and the tokens spent. */
async function over(service: Service, listener: (response: ServerResponse, count: number) => void) {
  let calls = 0
  const answer: RequestListener = (request, response) => {
    calls += 1
    const count = calls
    request.resume().on('end', () => listener(response, count))
  }
  const { url: baseUrl, stop } = await stoppableServer(answer)
  const budget = memoryTokenBudget(1_000_000)
  const needs = {
    http: quietHttp(),
    access: { ...ACCESS, baseUrl },
    budget,
  }
  const model = service === 'anthropic' ? anthropic(needs) : openai(needs)
  return {
    ask: (more = {}) => model.ask({ ...QUESTION, ...more }),
    budget,
    calls: () => calls,
    stop,
  }
}

/** A quarter of the bytes of the request, started tokens counted whole. */
const tokensSent = (service: Service): number => {
  const { body } = service === 'anthropic' ? anthropicRequest(ACCESS, QUESTION) : openaiRequest(ACCESS, QUESTION)
  return Math.ceil(Buffer.byteLength(body ?? '') / 4)
}
const most = (service: Service): number => tokensSent(service) + QUESTION.maxAnswerTokens

/** A whole answer of the service with this text; `usage` as it reports it. */
function body(service: Service, text: string | null, more: { usage?: unknown; stop?: string | null } = {}): string {
  const { usage, stop } = more
  if (service === 'anthropic')
    return JSON.stringify({ content: [{ type: 'text', text }], stop_reason: stop ?? 'end_turn', usage })
  return JSON.stringify({ choices: [{ message: { content: text }, finish_reason: stop ?? 'stop' }], usage })
}
const good = (service: Service, usage?: unknown) => body(service, JSON.stringify(ANSWER), { usage })

describe.each(SERVICES)('%s', (service) => {
  it.each([
    ['no usage', undefined],
    ['an empty usage', {}],
    ['no tokens', { input_tokens: 0, output_tokens: 0, total_tokens: 0 }],
    ['tokens below nothing', { input_tokens: -5, output_tokens: 0, total_tokens: -5 }],
    ['words for tokens', { input_tokens: 'few', output_tokens: 'few', total_tokens: 'few' }],
  ])('counts an estimate by length where the service reports %s', async (_, usage) => {
    const { ask, budget } = await over(service, (response) => response.end(good(service, usage)))
    expect(await ask()).toEqual(ANSWER)
    // {"animal":"goose"} has 18 letters: 5 tokens
    expect(budget.spent()).toBe(tokensSent(service) + 5)
  })

  it('counts what the service reports', async () => {
    const usage = { input_tokens: 300, output_tokens: 21, prompt_tokens: 300, completion_tokens: 21 }
    const { ask, budget } = await over(service, (response) => response.end(good(service, usage)))
    await ask()
    expect(budget.spent()).toBe(321)
  })

  it.each([
    ['nothing', ''],
    ['a text that ends in the middle', '{"animal":"goo'],
    ['a sentence', 'It is a goose.'],
    ['null', 'null'],
    ['a list', '[{"animal":"goose"}]'],
    ['more than asked for', '{"animal":"goose","code":"9999999999"}'],
    ['too much', JSON.stringify({ animal: 'g'.repeat(41) })],
  ])('does not take %s for an answer, nor asks again', async (_, text) => {
    const { ask, calls } = await over(service, (response) => response.end(body(service, text)))
    await expect(ask()).rejects.toMatchObject({ name: 'ProviderError', retryable: false })
    expect(calls()).toBe(1)
  })

  it('reads an answer that a server of one’s own sets in a fence', async () => {
    const fenced = `\`\`\`json\n${JSON.stringify(ANSWER)}\n\`\`\`\n`
    const { ask } = await over(service, (response) => response.end(body(service, fenced)))
    expect(await ask()).toEqual(ANSWER)
  })

  it('does not take the call of a tool for an answer', async () => {
    const called =
      service === 'anthropic'
        ? { content: [{ type: 'tool_use', id: 't1', name: 'animal', input: {} }], stop_reason: 'tool_use' }
        : {
            choices: [
              {
                message: { content: null, tool_calls: [{ id: 't1', function: { name: 'animal', arguments: '' } }] },
                finish_reason: 'tool_calls',
              },
            ],
          }
    const { ask, budget } = await over(service, (response) => response.end(JSON.stringify(called)))
    await expect(ask()).rejects.toThrow('not JSON')
    expect(budget.spent()).toBeGreaterThan(0)
  })

  it.each([
    [200, '<!doctype html><title>Sign in</title>'],
    [200, ''],
    [200, '{"choices":[],"content":"none"}'],
    [200, '{"error":{"message":"overloaded"}}'],
  ])('fails on a page or a body of another kind, which may have cost its most (%i)', async (status, page) => {
    const { ask, budget } = await over(service, (response) => response.writeHead(status).end(page))
    await expect(ask()).rejects.toMatchObject({ name: 'ProviderError' })
    expect(budget.spent()).toBe(most(service))
  })

  it.each([500, 502, 503, 504, 529, 400, 401, 403, 404])('costs nothing when answered %i', async (status) => {
    const { ask, budget, calls } = await over(service, (response) =>
      response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Error</h1>'),
    )
    await expect(ask()).rejects.toThrow(`answered ${status}`)
    expect(budget.spent()).toBe(0)
    expect(calls()).toBe(status >= 500 ? 2 : 1)
  })

  it('waits as long as it is told to before it asks again', async () => {
    const { ask, calls } = await over(service, (response, count) => {
      if (count === 1) response.writeHead(429, { 'retry-after': '1' }).end()
      else response.end(good(service))
    })
    const started = performance.now()
    expect(await ask()).toEqual(ANSWER)
    expect(performance.now() - started).toBeGreaterThanOrEqual(990)
    expect(calls()).toBe(2)
  })

  it('gives up at once when told to wait past its deadline', async () => {
    const { ask, calls } = await over(service, (response) => response.writeHead(429, { 'retry-after': '60' }).end())
    await expect(ask()).rejects.toMatchObject({ message: `${service}: answered 429`, retryAfterMs: 60_000 })
    expect(calls()).toBe(1)
  })

  it('asks again when the connection is cut in the middle of the answer', async () => {
    const cut = (response: ServerResponse) => {
      response.writeHead(200, { 'content-length': '5000' })
      response.write(good(service), () => response.socket?.destroy())
    }
    const once = await over(service, (response, count) => (count === 1 ? cut(response) : response.end(good(service))))
    expect(await once.ask()).toEqual(ANSWER)
    const always = await over(service, cut)
    await expect(always.ask()).rejects.toMatchObject({ retryable: true })
    expect(always.calls()).toBe(2)
    expect(always.budget.spent()).toBe(most(service))
  })

  it('does not read an answer without end', async () => {
    const { ask } = await over(service, (response) => response.end('x'.repeat(1_000_001)))
    await expect(ask()).rejects.toThrow('more than 1000000 bytes')
  })

  it('costs nothing when nobody listens', async () => {
    const { ask, budget, stop } = await over(service, () => undefined)
    await stop()
    await expect(ask()).rejects.toThrow('could not be reached')
    expect(budget.spent()).toBe(0)
  })
})
