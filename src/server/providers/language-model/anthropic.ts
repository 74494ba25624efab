// Anthropic's Messages API with structured answers. Source: its documentation of output_config.format, version 2023-06-01.
import { z } from 'zod'
import { ProviderError } from '../../errors.ts'
import type { Http, HttpAsk } from '../http.ts'
import { formOf, parseJson, readAnswer } from './answer-form.ts'
import { type LanguageModel, type Question, UnusableAnswer } from './language-model.ts'
import { metered, type ServiceAnswer } from './metered.ts'
import { instructionText, materialText } from './question-text.ts'
import type { TokenBudget } from './token-budget.ts'

const NAME = 'anthropic'
export const ANTHROPIC_URL = 'https://api.anthropic.com'
const VERSION = '2023-06-01'
const MAX_ANSWER_BYTES = 1_000_000

export type ModelAccess = {
  readonly baseUrl: string
  /** Empty: none is sent, as local servers want it. */
  readonly apiKey: string
  readonly model: string
}

type Needs = { readonly http: Http; readonly access: ModelAccess; readonly budget: TokenBudget }

export function anthropic({ http, access, budget }: Needs): LanguageModel {
  return {
    name: NAME,
    model: access.model,
    configured: true,
    ask: async (question) => {
      const request = anthropicRequest(access, question)
      const send = async () => messageOf(await http(request))
      const answer = await metered({ provider: NAME, budget, question, sent: request.body ?? '', send })
      if (answer.problem) throw new UnusableAnswer(NAME, answer.problem)
      return readAnswer(NAME, question.schema, answer.text)
    },
  }
}

export function anthropicRequest(access: ModelAccess, question: Question<unknown>): HttpAsk {
  return {
    provider: NAME,
    url: `${access.baseUrl}/v1/messages`,
    method: 'POST',
    headers: { 'content-type': 'application/json', 'anthropic-version': VERSION, 'x-api-key': access.apiKey },
    body: JSON.stringify({
      model: access.model,
      max_tokens: question.maxAnswerTokens,
      system: instructionText(question),
      messages: [{ role: 'user', content: materialText(question) }],
      output_config: { format: { type: 'json_schema', schema: formOf(question.schema) } },
    }),
    deadlineMs: question.deadlineMs,
    maxBytes: MAX_ANSWER_BYTES,
    tries: 2,
  }
}

/** A number of tokens a service may honestly report. */
export const tokenCount = z.int().min(0).max(100_000_000)

const message = z.object({
  content: z.array(z.object({ type: z.string(), text: z.string().nullish() })),
  stop_reason: z.string().nullish(),
  usage: z.object({ input_tokens: tokenCount, output_tokens: tokenCount }).nullish().catch(null),
})

const CUT_SHORT: readonly unknown[] = ['max_tokens', 'model_context_window_exceeded', 'pause_turn']

/** Throws ProviderError when the body is not a message. */
function messageOf(body: string): ServiceAnswer {
  const parsed = message.safeParse(parseJson(NAME, body))
  if (!parsed.success) throw new ProviderError(NAME, 'answered something that is not a message', false)
  const { content, stop_reason, usage } = parsed.data
  const text = content.flatMap((part) => (part.type === 'text' ? (part.text ?? '') : [])).join('')
  const tokens = usage ? usage.input_tokens + usage.output_tokens : 0
  if (stop_reason === 'refusal') return { text, tokens, problem: 'refused to answer' }
  if (CUT_SHORT.includes(stop_reason)) return { text, tokens, problem: 'the answer was cut short' }
  return { text, tokens }
}
