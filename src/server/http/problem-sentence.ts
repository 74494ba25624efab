// Turns what a schema found wrong into one sentence that names the field.
import type { z } from 'zod'
import { texts as api } from '#texts/en/api.ts'
import { texts } from '#texts/en/bad-input.ts'

type Issue = z.core.$ZodIssue

const TYPE_PROBLEMS: Readonly<Record<string, string>> = {
  string: texts.notText,
  number: texts.notNumber,
  int: texts.notWhole,
  boolean: texts.notYesNo,
  array: texts.notList,
  object: texts.notObject,
  record: texts.notObject,
}

/** The first problem as a sentence: 'htsConfidence: Give a number.' */
export function problemSentence(error: z.ZodError): string {
  const issue = error.issues[0]
  if (!issue) return api.broken
  if (issue.code === 'unrecognized_keys') return api.unknownField(fieldName([...issue.path, issue.keys[0] ?? '']))
  return api.invalidField(fieldName(issue.path), problemOf(issue))
}

/** 'manualItems.3.quantity'; the body itself has no name of its own. */
const fieldName = (path: readonly PropertyKey[]): string => shortened(path.map(String).join('.')) || texts.requestBody

const shortened = (text: string): string => (text.length > 80 ? `${text.slice(0, 80)}...` : text)

function problemOf(issue: Issue): string {
  if (issue.code === 'custom') return issue.message
  if (issue.code === 'invalid_type') return typeProblem(issue)
  if (issue.code === 'too_big' || issue.code === 'too_small') return sizeProblem(issue)
  if (issue.code === 'invalid_value') return texts.oneOf(issue.values.map(String).join(', '))
  if (issue.code === 'invalid_format') return formatProblem(issue)
  return texts.wrongForm
}

function typeProblem(issue: z.core.$ZodIssueInvalidType): string {
  if (issue.input === undefined && issue.message.endsWith('received undefined')) return texts.required
  return TYPE_PROBLEMS[issue.expected] ?? texts.wrongForm
}

function sizeProblem(issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall): string {
  const limit = Number(issue.code === 'too_big' ? issue.maximum : issue.minimum)
  const isMost = issue.code === 'too_big'
  if (issue.origin === 'string') return textSizeProblem(isMost, limit)
  if (issue.origin === 'array') return isMost ? texts.atMostEntries(limit) : texts.atLeastEntries(limit)
  return isMost ? texts.atMost(String(limit)) : texts.atLeast(String(limit))
}

function textSizeProblem(isMost: boolean, limit: number): string {
  if (isMost) return texts.atMostCharacters(limit)
  return limit <= 1 ? texts.mayNotBeEmpty : texts.atLeastCharacters(limit)
}

/** A schema with a sentence of its own (a pattern's) keeps it; the schema library's own wording is replaced. */
function formatProblem(issue: z.core.$ZodIssueInvalidStringFormat): string {
  if (issue.format === 'uuid') return texts.notAnId
  return issue.message.startsWith('Invalid') ? texts.wrongForm : issue.message
}
