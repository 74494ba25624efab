// What is typed on FDA worksheets, as one flat record: '<worksheet key> <field>' to text.
import { z } from 'zod'
import { type CodeProblem, parseProductCode } from '#domain/fda/product-code.ts'

export type TypedFields = Readonly<Record<string, string>>

export const keptEdits = z.record(z.string(), z.string())

export const fieldKey = (key: string, field: string): string => `${key} ${field}`

/** What is wrong with a product code; undefined for a good one and for none. */
export function codeProblem(code: string): CodeProblem | undefined {
  if (code.trim() === '') return undefined
  const parsed = parseProductCode(code)
  return parsed.kind === 'refused' ? parsed : undefined
}

/** A product code of another structure is not sent: it stays in its field with what is wrong. */
export const savableEdits = (typed: TypedFields): TypedFields =>
  Object.fromEntries(Object.entries(typed).filter(([name, value]) => !isCode(name) || !codeProblem(value)))

export const hasBadCode = (typed: TypedFields): boolean =>
  Object.entries(typed).some(([name, value]) => isCode(name) && codeProblem(value) !== undefined)

/** In the shape of the call. */
export function byWorksheet(typed: Partial<TypedFields>): Record<string, Record<string, string>> {
  const edits: Record<string, Record<string, string>> = {}
  for (const [name, value] of Object.entries(typed)) {
    const [key = '', field = ''] = name.split(' ')
    if (value !== undefined) edits[key] = { ...edits[key], [field]: value }
  }
  return edits
}

const isCode = (name: string): boolean => name.endsWith(' productCode')
