// A language model over a local server that answers as a service does, for the steps of classification: recorded answers and the ways to
// fail, over the real clients of both services. The servers are closed after each test.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { onTestFinished } from 'vitest'
import { createHttp } from '../providers/http.ts'
import { anthropic } from '../providers/language-model/anthropic.ts'
import { coolingOff } from '../providers/language-model/cool-off.ts'
import type { LanguageModel } from '../providers/language-model/language-model.ts'
import { openai } from '../providers/language-model/openai.ts'
import { memoryTokenBudget } from './token-budget.ts'

export type Service = 'anthropic' | 'openai'
/** What the server says to a step: a value to answer in the service's form, or a way to fail. */
type Said = object | 'slow' | 'malformed' | 'refused' | 'busy'
type Asked = { readonly step: string; readonly system: string; readonly user: string; readonly form: string }
export type Script = (asked: Asked, count: number) => Said

export const SERVICES: readonly Service[] = ['anthropic', 'openai']
/** The line of the recorded answers. */
export const CANDLE = '3406000000'

export const FACTS = {
  goods: 'candle',
  material: 'soy wax',
  construction: null,
  made_for: null,
  use: 'home fragrance',
  power: null,
  form: 'complete',
  state: null,
  other_facts: [],
}
export const GOOD: Readonly<Record<string, object>> = {
  goods_facts: FACTS,
  chosen_heading: { code: '3406', second: 'none', why: 'Candles are named by the heading.' },
  chosen_line: { code: CANDLE, why: 'It is the line of all candles.' },
  checked_line: { stands: true, note: 'none', why: 'No note keeps candles out.' },
}
/** Candles. */
export const good: Script = ({ step }) => GOOD[step] ?? {}
/** As recorded for all steps but one. */
export const but =
  (step: string, said: (count: number) => Said): Script =>
  (asked, count) =>
    asked.step === step ? said(count) : good(asked, count)

/** What every answer costs. */
export const TOKENS = 100

/** The step is told by the first words of the instructions, as neither service is sent more than its form. */
const STEPS: readonly (readonly [string, string])[] = [
  ['You prepare', 'goods_facts'],
  ['You check', 'checked_line'],
  ['the heading is settled', 'chosen_line'],
  ['You classify', 'chosen_heading'],
]

function askedOf(service: Service, body: string): Asked {
  const sent = JSON.parse(body)
  const system: string = service === 'anthropic' ? sent.system : sent.messages[0].content
  const user: string = service === 'anthropic' ? sent.messages[0].content : sent.messages[1].content
  const form = JSON.stringify(service === 'anthropic' ? sent.output_config : sent.response_format)
  return { step: STEPS.find(([words]) => system.includes(words))?.[1] ?? '', system, user, form }
}

function wire(service: Service, text: string, refused: boolean): string {
  if (service === 'anthropic') {
    const content = refused ? [] : [{ type: 'text', text }]
    const usage = { input_tokens: TOKENS - 10, output_tokens: 10 }
    return JSON.stringify({ type: 'message', content, stop_reason: refused ? 'refusal' : 'end_turn', usage })
  }
  const message = { role: 'assistant', content: refused ? null : text, refusal: refused ? 'I cannot help.' : null }
  return JSON.stringify({ choices: [{ index: 0, message, finish_reason: 'stop' }], usage: { total_tokens: TOKENS } })
}

function reply(service: Service, said: Said, response: ServerResponse): void {
  if (said === 'slow') return
  if (said === 'busy') response.writeHead(429).end()
  else if (said === 'refused') response.end(wire(service, '', true))
  else response.end(wire(service, said === 'malformed' ? 'The heading is 3406, I think.' : JSON.stringify(said), false))
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString('utf8')
}

async function listening(server: Server): Promise<string> {
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no address')
  return `http://127.0.0.1:${address.port}`
}

/** The model, and what it is asked, in order. */
export async function recordedModel(
  service: Service,
  script: Script,
  { tokensPerDay = 1_000_000, now = () => new Date() }: { tokensPerDay?: number; now?: () => Date } = {},
): Promise<{ readonly languageModel: LanguageModel; readonly asked: readonly Asked[] }> {
  const asked: Asked[] = []
  const baseUrl = await listening(
    createServer(async (request, response) => {
      const question = askedOf(service, await bodyOf(request))
      asked.push(question)
      const count = asked.filter(({ step }) => step === question.step).length
      reply(service, script(question, count), response)
    }),
  )
  const needs = {
    http: createHttp({ log: { info: () => undefined, warn: () => undefined }, pauseMs: 1 }),
    access: { baseUrl, apiKey: 'secret-key', model: 'some-model' },
    budget: memoryTokenBudget(tokensPerDay),
  }
  const model = service === 'anthropic' ? anthropic(needs) : openai(needs)
  const log = { warn: () => undefined }
  return { languageModel: coolingOff(model, { now, log }), asked }
}
