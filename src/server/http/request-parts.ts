// Path, query and body through the endpoint's schemas.
import type { z } from 'zod'
import { texts as api } from '#texts/en/api.ts'
import { texts } from '#texts/en/bad-input.ts'
import { AppError } from '../errors.ts'
import { problemSentence } from './problem-sentence.ts'

/** The part as the schema yields it. Throws `invalid` with a sentence; `missing` for an id in the path that is none. */
export function parsePart<S extends z.ZodType>(
  schema: S,
  value: unknown,
  part: 'params' | 'query' | 'body',
): z.output<S> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  if (part === 'params' && parsed.error.issues.some(isNotAnId)) throw new AppError('missing', api.notFound)
  throw new AppError('invalid', problemSentence(parsed.error))
}

/** Lists and objects may lie inside each other this deep; no call takes half of it. */
const DEEPEST = 40

/** Throws `invalid` when any text carries a zero character or half a surrogate pair, which no database stores, or for bottomless nesting. */
export function refuseUnstorable(value: unknown, depth = 0): void {
  if (depth > DEEPEST) throw new AppError('invalid', texts.tooDeep)
  if (typeof value === 'string') {
    if (value.includes('\u0000') || !value.isWellFormed()) throw new AppError('invalid', texts.unreadableCharacters)
    return
  }
  if (typeof value !== 'object' || value === null) return
  for (const [key, each] of Object.entries(value)) {
    refuseUnstorable(key, depth)
    refuseUnstorable(each, depth + 1)
  }
}

const isNotAnId = (issue: z.core.$ZodIssue): boolean => issue.code === 'invalid_format' && issue.format === 'uuid'
