// Anthropic's Messages API with structured answers. Source: its documentation of output_config.format, version 2023-06-01.
import { z } from 'zod'
import { ProviderError } from '../../errors.ts'
import type { Http, HttpAsk } from '../http.ts'
import { formOf, parseJson, readAnswer } from './answer-form.ts'
import type { LanguageModel, Question } from './language-model.ts'
import { metered } from './metered.ts'
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
      const send = async () => messageOf(await http(anthropicRequest(access, question)))
      const answer = await metered({ provider: NAME, budget, question, send })
      if (answer.problem) throw new ProviderError(NAME, answer.problem, false)
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

const message = z.object({
  content: z.array(z.object({ type: z.string(), text: z.string().optional() })),
  stop_reason: z.string().nullable(),
  usage: z.object({ input_tokens: z.number(), output_tokens: z.number() }),
})

/** The text of an answer, what it cost in tokens, and why it is none: refused or cut short. */
export type ServiceAnswer = { readonly text: string; readonly tokens: number; readonly problem?: string }

/** Throws ProviderError when the body is not a message. */
export function messageOf(body: string): ServiceAnswer {
  const parsed = message.safeParse(parseJson(NAME, body))
  if (!parsed.success) throw new ProviderError(NAME, 'answered something that is not a message', false)
  const { content, stop_reason, usage } = parsed.data
  const text = content.flatMap((part) => (part.type === 'text' ? (part.text ?? '') : [])).join('')
  const tokens = usage.input_tokens + usage.output_tokens
  if (stop_reason === 'refusal') return { text, tokens, problem: 'refused to answer' }
  if (stop_reason === 'max_tokens') return { text, tokens, problem: 'the answer was cut short' }
  return { text, tokens }
}
