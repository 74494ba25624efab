// What can be wrong with one field of a request: a closed list of codes. A schema with a rule of its own gives the code as its
// message; what the schema library finds itself is told in the same codes where requests are read.
import { z } from 'zod'

const FIELD_PROBLEMS = [
  'required',
  'unknown-field',
  'not-text',
  'not-a-number',
  'not-whole',
  'not-yes-or-no',
  'not-a-list',
  'not-an-object',
  'empty',
  'too-long',
  'too-short',
  'too-many-entries',
  'too-few-entries',
  'above-the-most',
  'below-the-least',
  'not-an-id',
  'not-a-choice',
  'wrong-form',
  'too-deep',
  'unreadable-characters',
  'two-decimals',
  'ten-decimals',
  'not-a-decimal',
  'not-a-date',
  'date-too-far',
  'unknown-country',
  'code-not-ten-digits',
  'code-incomplete',
  'code-with-signs',
  'code-too-short',
  'not-an-asin',
  'not-an-email',
  'not-a-mail-address',
  'web-address-in-name',
  'not-six-digits',
  'no-item-text',
  'not-a-port',
  'not-a-mid',
  'not-above-zero',
  'price-not-above-zero',
] as const

export const fieldProblem = z.enum(FIELD_PROBLEMS).meta({ id: 'FieldProblem' })
export type FieldProblem = z.output<typeof fieldProblem>

/** What the words of a problem need: the limit it breaks, the choices there are, what was given. */
export const problemFacts = z
  .object({
    limit: z.number(),
    choices: z.array(z.string()),
    given: z.string(),
    digits: z.int(),
  })
  .partial()
export type ProblemFacts = z.output<typeof problemFacts>

/** For a schema's own rule: `.refine(isSo, problem('not-an-email'))`, `context.addIssue({ code: 'custom', ...problem('not-a-date') })`. */
export const problem = (message: FieldProblem, params: ProblemFacts = {}) => ({ message, params })
