// What is wrong with a manual line of an invoice, and at which of its fields: as it is typed, and as a refusal of the paper says it.
import { parseAsin } from '#domain/asin.ts'
import { parseCountry } from '#domain/countries.ts'
import { htsDigits } from '#domain/hts-code.ts'
import { manualLineProblem } from '#domain/invoice/manual-lines.ts'
import { texts as en } from '#texts/en/invoice.ts'
import { manualLineText } from '#words/invoice-form.ts'
import { type Language, wordsIn } from '#words/language.ts'
import { factsOf } from '../../api/failure-facts.ts'
import { type LineDraft, type MakerDraft, makerOf, quantityOf, toManualLine, unitValueOf } from './line-draft.ts'

export type LineField =
  | Exclude<keyof LineDraft, 'key' | 'currency' | 'maker'>
  | `maker-${Exclude<keyof MakerDraft, 'state' | 'zip'>}`
export type LineProblem = { readonly field: LineField; readonly text: string }

/** Of the field in the form. */
export const lineFieldId = (field: LineField): string => `manual-line-${field}`

/** The first thing wrong with a line; undefined when it may be printed. */
export function lineProblem(language: Language, line: LineDraft): LineProblem | undefined {
  const texts = wordsIn(language, en)
  const empty = emptyField(line)
  if (empty) return { field: empty, text: texts.manualLineIncomplete }
  const parsed = toManualLine(line)
  if (!parsed) return { field: 'origin', text: texts.unknownCountry(line.origin) }
  const problem = manualLineProblem(parsed)
  if (!problem) return numberOrMakerProblem(language, line)
  const field = problem.reason === 'incomplete' ? 'description' : 'htsCode'
  return { field, text: manualLineText(language, problem) }
}

/** The first of the three specified fields that is blank or cannot be read. */
function emptyField(line: LineDraft): LineField | undefined {
  if (line.description.trim() === '') return 'description'
  if (quantityOf(line) === undefined) return 'quantity'
  return unitValueOf(line) === undefined ? 'unitValue' : undefined
}

/** A number that is no ASIN, or a maker of whom only a part is given. */
function numberOrMakerProblem(language: Language, { asin, maker }: LineDraft): LineProblem | undefined {
  const texts = wordsIn(language, en)
  if (asin.trim() !== '' && !parseAsin(asin)) return { field: 'asin', text: texts.asinWrong }
  if (maker.country.trim() !== '' && !parseCountry(maker.country))
    return { field: 'maker-country', text: texts.unknownCountry(maker.country) }
  if (!isBegun(maker) || makerOf(maker)) return undefined
  return { field: emptyMakerField(maker), text: texts.makerIncomplete }
}

const isBegun = (maker: MakerDraft): boolean => Object.values(maker).some((typed) => typed.trim() !== '')

const MAKER_FIELDS = ['name', 'street', 'city', 'country'] as const

const emptyMakerField = (maker: MakerDraft): LineField =>
  `maker-${MAKER_FIELDS.find((each) => maker[each].trim() === '') ?? 'country'}`

/** Checks that are about one line and its code. */
const OF_LINES = ['typed-code-gone', 'typed-code-ended', 'typed-prohibited']

/** The first line that a refusal is about, with its sentence; undefined where it is about none of them. */
export function refusedLine(
  error: unknown,
  lines: readonly LineDraft[],
): { readonly line: LineDraft; readonly problem: LineProblem } | undefined {
  const checks = factsOf(error, 'paper-stopped')?.checks ?? []
  for (const { id, facts, sentence } of checks) {
    const line = OF_LINES.includes(id) ? lines.find((each) => isOf(each, facts)) : undefined
    if (line) return { line, problem: { field: 'htsCode', text: sentence } }
  }
  return undefined
}

/** A check that names no code is of the line it names. */
const isOf = ({ description, htsCode }: LineDraft, { name, code }: Readonly<Record<string, unknown>>): boolean =>
  description.trim() === name && (code === undefined || htsDigits(htsCode) === code)
