// Any service that speaks OpenAI's chat completions with structured answers, a server of one's own among them.
// Source: the documentation of response_format json_schema.
import { z } from 'zod'
import { ProviderError } from '../../errors.ts'
import type { Http, HttpAsk } from '../http.ts'
import { formOf, parseJson, readAnswer } from './answer-form.ts'
import { type ModelAccess, tokenCount } from './anthropic.ts'
import { type LanguageModel, type Question, UnusableAnswer } from './language-model.ts'
import { metered, type ServiceAnswer } from './metered.ts'
import { instructionText, materialText } from './question-text.ts'
import type { TokenBudget } from './token-budget.ts'

const NAME = 'openai'
export const OPENAI_URL = 'https://api.openai.com'
const MAX_ANSWER_BYTES = 1_000_000

type Needs = { readonly http: Http; readonly access: ModelAccess; readonly budget: TokenBudget }

export function openai({ http, access, budget }: Needs): LanguageModel {
  return {
    name: NAME,
    model: access.model,
    configured: true,
    ask: async (question) => {
      const request = openaiRequest(access, question)
      const send = async () => completionOf(await http(request))
      const answer = await metered({ provider: NAME, budget, question, sent: request.body ?? '', send })
      if (answer.problem) throw new UnusableAnswer(NAME, answer.problem)
      return readAnswer(NAME, question.schema, answer.text)
    },
  }
}

export function openaiRequest(access: ModelAccess, question: Question<unknown>): HttpAsk {
  return {
    provider: NAME,
    url: `${access.baseUrl}/v1/chat/completions`,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(access.apiKey ? { authorization: `Bearer ${access.apiKey}` } : {}),
    },
    body: JSON.stringify({
      model: access.model,
      max_completion_tokens: question.maxAnswerTokens,
      messages: [
        { role: 'system', content: instructionText(question) },
        { role: 'user', content: materialText(question) },
      ],
      response_format: {
        type: 'json_schema',
        json_schema: { name: question.name, strict: true, schema: formOf(question.schema) },
      },
    }),
    deadlineMs: question.deadlineMs,
    maxBytes: MAX_ANSWER_BYTES,
    tries: 2,
  }
}

const completion = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
        finish_reason: z.string().nullish(),
      }),
    )
    .min(1),
  usage: z
    .object({
      total_tokens: tokenCount.nullish(),
      prompt_tokens: tokenCount.nullish(),
      completion_tokens: tokenCount.nullish(),
    })
    .nullish()
    .catch(null),
})

/** Throws ProviderError when the body is not a completion. */
function completionOf(body: string): ServiceAnswer {
  const parsed = completion.safeParse(parseJson(NAME, body))
  const choice = parsed.data?.choices[0]
  if (!parsed.success || !choice) throw new ProviderError(NAME, 'answered something that is not a completion', false)
  const { message, finish_reason } = choice
  const { total_tokens, prompt_tokens, completion_tokens } = parsed.data.usage ?? {}
  const tokens = Math.max(total_tokens ?? 0, (prompt_tokens ?? 0) + (completion_tokens ?? 0))
  const said = { text: message.content ?? '', tokens }
  if (message.refusal || finish_reason === 'content_filter') return { ...said, problem: 'refused to answer' }
  if (finish_reason === 'length') return { ...said, problem: 'the answer was cut short' }
  return said
}
