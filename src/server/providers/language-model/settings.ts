// The variables of a language model. Without LANGUAGE_MODEL none is asked.
import { z } from 'zod'
import { texts as operations } from '#texts/en/operations.ts'
import { texts } from '#texts/en/start-up.ts'
import { type Connection, configured, hostOf, notConfigured } from '../connection.ts'
import { ANTHROPIC_URL } from './anthropic.ts'
import { OPENAI_URL } from './openai.ts'

export type LanguageModelEnv = {
  readonly service: (typeof SERVICES)[number]
  /** Undefined: the service's own address. */
  readonly url: string | undefined
  readonly key: string
  readonly model: string
  readonly tokensPerDay: number
  /** For all steps of one classification. */
  readonly deadlineSeconds: number
}

const SERVICES = ['anthropic', 'openai'] as const
const CHOICES = ['off', ...SERVICES] as const
const filled = z.string().min(1, texts.notEmpty).optional()

export const languageModelVariables = {
  LANGUAGE_MODEL: z.enum(CHOICES, { error: () => texts.oneOf(CHOICES.join(', ')) }).default('off'),
  LANGUAGE_MODEL_URL: z
    .string()
    .regex(/^https?:\/\/.+[^/]$/, texts.languageModelUrl)
    .optional(),
  LANGUAGE_MODEL_KEY: filled,
  LANGUAGE_MODEL_NAME: filled,
  LANGUAGE_MODEL_TOKENS_PER_DAY: z
    .string()
    .regex(/^\d{1,12}$/, texts.tokens)
    .transform(Number)
    .default(1_000_000),
  LANGUAGE_MODEL_DEADLINE_SECONDS: z
    .string()
    .regex(/^([1-9]|[1-4]\d|5[0-5])$/, texts.languageModelDeadline)
    .transform(Number)
    .default(25),
}

type Variables = z.output<z.ZodObject<typeof languageModelVariables>>

/** Undefined while it is off. */
export function languageModelOf(value: Variables): LanguageModelEnv | undefined {
  if (value.LANGUAGE_MODEL === 'off') return undefined
  return Object.freeze({
    service: value.LANGUAGE_MODEL,
    url: value.LANGUAGE_MODEL_URL,
    key: value.LANGUAGE_MODEL_KEY ?? '',
    model: value.LANGUAGE_MODEL_NAME ?? '',
    tokensPerDay: value.LANGUAGE_MODEL_TOKENS_PER_DAY,
    deadlineSeconds: value.LANGUAGE_MODEL_DEADLINE_SECONDS,
  })
}

/** A model must be named; a key may be missing only for a service at an address of its own, which a local server is. */
export function languageModelProblems(value: Variables): readonly (readonly [string, string])[] {
  if (value.LANGUAGE_MODEL === 'off') return []
  const isOwnServer = value.LANGUAGE_MODEL === 'openai' && value.LANGUAGE_MODEL_URL !== undefined
  return [
    ...(value.LANGUAGE_MODEL_NAME ? [] : [['LANGUAGE_MODEL_NAME', texts.languageModelName] as const]),
    ...(value.LANGUAGE_MODEL_KEY || isOwnServer ? [] : [['LANGUAGE_MODEL_KEY', texts.languageModelKey] as const]),
  ]
}

export function languageModelConnection(given: LanguageModelEnv | undefined): Connection {
  if (!given) return notConfigured(operations.details.noModel, languageModelVariables)
  const own = given.service === 'anthropic' ? ANTHROPIC_URL : OPENAI_URL
  const detail = operations.details.model(given.model, given.service, hostOf(given.url ?? own))
  return configured(detail, languageModelVariables)
}
