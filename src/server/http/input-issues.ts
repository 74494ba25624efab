// What a schema found wrong with a request, in the codes of the contract.
import type { z } from 'zod'
import { type FieldProblem, fieldProblem, type ProblemFacts, problemFacts } from '#contract/field-problems.ts'
import type { inputIssue } from '#contract/shared-failures.ts'

export type InputIssue = z.output<typeof inputIssue>
type Problem = { readonly code: FieldProblem; readonly facts?: ProblemFacts }
type Issue = z.core.$ZodIssue

/** An answer names so many problems at most. */
const MOST_ISSUES = 20
const LONGEST_PATH = 80

/** 'manualItems.3.quantity' with what is wrong there; never empty. */
export function inputIssues(error: z.ZodError): InputIssue[] {
  return error.issues.flatMap(issuesOf).slice(0, MOST_ISSUES)
}

function issuesOf(issue: Issue): InputIssue[] {
  if (issue.code !== 'unrecognized_keys') return [{ path: pathOf(issue.path), ...problemOf(issue) }]
  return issue.keys.map((key) => ({ path: pathOf([...issue.path, key]), code: 'unknown-field' }))
}

function pathOf(path: readonly PropertyKey[]): string {
  const text = path.map(String).join('.')
  return text.length > LONGEST_PATH ? `${text.slice(0, LONGEST_PATH)}...` : text
}

function problemOf(issue: Exclude<Issue, { code: 'unrecognized_keys' }>): Problem {
  const own = fieldProblem.safeParse(issue.message)
  if (own.success) return { code: own.data, ...ownFacts(issue) }
  if (issue.code === 'invalid_type') return { code: typeProblem(issue) }
  if (issue.code === 'too_big' || issue.code === 'too_small') return sizeProblem(issue)
  if (issue.code === 'invalid_value') return { code: 'not-a-choice', facts: { choices: issue.values.map(String) } }
  if (issue.code === 'invalid_format' && issue.format === 'uuid') return { code: 'not-an-id' }
  return { code: 'wrong-form' }
}

function ownFacts(issue: Issue): Pick<Problem, 'facts'> {
  const facts = issue.code === 'custom' ? problemFacts.safeParse(issue.params).data : undefined
  return facts && Object.keys(facts).length > 0 ? { facts } : {}
}

const TYPE_PROBLEMS: Readonly<Record<string, FieldProblem>> = {
  string: 'not-text',
  number: 'not-a-number',
  int: 'not-whole',
  boolean: 'not-yes-or-no',
  array: 'not-a-list',
  object: 'not-an-object',
  record: 'not-an-object',
}

function typeProblem(issue: z.core.$ZodIssueInvalidType): FieldProblem {
  if ('input' in issue && issue.input === undefined) return 'required'
  return TYPE_PROBLEMS[issue.expected] ?? 'wrong-form'
}

function sizeProblem(issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall): Problem {
  const limit = Number(issue.code === 'too_big' ? issue.maximum : issue.minimum)
  const facts = { limit }
  const isMost = issue.code === 'too_big'
  if (issue.origin === 'string' && !isMost && limit <= 1) return { code: 'empty' }
  if (issue.origin === 'string') return { code: isMost ? 'too-long' : 'too-short', facts }
  if (issue.origin === 'array') return { code: isMost ? 'too-many-entries' : 'too-few-entries', facts }
  return { code: isMost ? 'above-the-most' : 'below-the-least', facts }
}
