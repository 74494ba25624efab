// Path, query and body through the endpoint's schemas.
import type { z } from 'zod'
import type { FieldProblem } from '#contract/field-problems.ts'
import { AppError } from '../errors.ts'
import { inputIssues } from './input-issues.ts'

/** The part as the schema yields it. Throws `invalid` naming every field; `missing` for an id in the path that is none. */
export function parsePart<S extends z.ZodType>(
  schema: S,
  value: unknown,
  part: 'params' | 'query' | 'body',
): z.output<S> {
  const parsed = schema.safeParse(value, { reportInput: true })
  if (parsed.success) return parsed.data
  if (part === 'params' && parsed.error.issues.some(isNotAnId)) throw new AppError('missing', 'not-found')
  throw new AppError('invalid', 'invalid-input', { issues: inputIssues(parsed.error) })
}

/** Lists and objects may lie inside each other this deep; no call takes half of it. */
const DEEPEST = 40

/** Throws `invalid` when any text carries a zero character or half a surrogate pair, which no database stores, or for bottomless nesting. */
export function refuseUnstorable(value: unknown, depth = 0): void {
  if (depth > DEEPEST) throw wrongThroughout('too-deep')
  if (typeof value === 'string') {
    if (value.includes('\u0000') || !value.isWellFormed()) throw wrongThroughout('unreadable-characters')
    return
  }
  if (typeof value !== 'object' || value === null) return
  for (const [key, each] of Object.entries(value)) {
    refuseUnstorable(key, depth)
    refuseUnstorable(each, depth + 1)
  }
}

const wrongThroughout = (code: FieldProblem): AppError =>
  new AppError('invalid', 'invalid-input', { issues: [{ path: '', code }] })

const isNotAnId = (issue: z.core.$ZodIssue): boolean => issue.code === 'invalid_format' && issue.format === 'uuid'
