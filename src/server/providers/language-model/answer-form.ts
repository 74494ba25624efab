// The form of an answer as services take it, and an answer's text checked against the form.
import { z } from 'zod'
import { ProviderError } from '../../errors.ts'
import { UnusableAnswer } from './language-model.ts'

/** What services understand of JSON Schema; limits of length and size are checked here, on the answer. */
const KEPT: readonly string[] = [
  'type',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'enum',
  'anyOf',
  'const',
  'description',
]

type JsonSchema = { readonly [key: string]: unknown }

/** JSON Schema of a form, without what services refuse. */
export function formOf(schema: z.ZodType): JsonSchema {
  return Object.fromEntries(Object.entries(reduced(z.toJSONSchema(schema))))
}

function reduced(node: unknown): object {
  if (typeof node !== 'object' || node === null) return {}
  return Object.fromEntries(
    Object.entries(node).flatMap(([key, value]) => (KEPT.includes(key) ? [[key, reducedValue(key, value)]] : [])),
  )
}

function reducedValue(key: string, value: unknown): unknown {
  if (key === 'items') return reduced(value)
  if (key === 'anyOf' && Array.isArray(value)) return value.map(reduced)
  if (key === 'properties' && typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, reduced(field)]))
  }
  return value
}

/** The value an answer's text says. Throws UnusableAnswer when it is not JSON or not of the form. */
export function readAnswer<T>(provider: string, schema: z.ZodType<T>, text: string): T {
  const parsed = schema.safeParse(spokenValue(provider, text))
  if (!parsed.success) throw new UnusableAnswer(provider, 'answered in another form than asked for')
  return parsed.data
}

/** Servers of one's own that cannot hold a model to a form let it set its JSON in a fence of Markdown. */
const FENCED = /^```(?:json)?(\s[\s\S]*)```$/

function spokenValue(provider: string, text: string): unknown {
  try {
    return JSON.parse(FENCED.exec(text.trim())?.[1] ?? text)
  } catch (cause) {
    throw new UnusableAnswer(provider, NOT_JSON, { cause })
  }
}

const NOT_JSON = 'answered something that is not JSON'

/** The body of a service's answer. Throws ProviderError. */
export function parseJson(provider: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ProviderError(provider, NOT_JSON, false, { cause })
  }
}
