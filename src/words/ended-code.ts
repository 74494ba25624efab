// That a code ended or stands for other goods, and what took its place, in words.
import { parseDate } from '#domain/calendar.ts'
import { formatHtsCode } from '#domain/hts-code.ts'
import { texts as en } from '#texts/en/code-standing.ts'
import { type Language, wordsIn } from './language.ts'
import { dateIn } from './local-text.ts'

/** `on`: 'YYYY-MM-DD'; `successors`: ten digits each. As the domain answers it and as answers of the API carry it. */
type SaidEnd = { readonly on: string; readonly successors: readonly string[] }

/** '1905.31.00.49 ended on 1 Jul 2026. It is now 1905.31.00.42 or 1905.31.00.45.' */
export function endedText(language: Language, code: string, { on, successors }: SaidEnd): string {
  const texts = wordsIn(language, en)
  const said = [formatHtsCode(code), dayText(language, on)] as const
  return successors.length === 0 ? texts.endedWithout(...said) : texts.ended(...said, codesText(language, successors))
}

/** The same beside the code itself: 'ended on 1 Jul 2026', 'now 1905.31.00.42 or 1905.31.00.45'. */
export function endedTag(
  language: Language,
  { on, successors }: SaidEnd,
): { readonly when: string; readonly now: string } {
  const texts = wordsIn(language, en)
  const now = successors.length === 0 ? texts.nowUnknown : texts.nowIs(codesText(language, successors))
  return { when: texts.endedOn(dayText(language, on)), now }
}

/** That the number now stands for other goods, and what became of those it stood for. */
export function renumberedText(language: Language, code: string, { on, successors }: SaidEnd): string {
  const texts = wordsIn(language, en)
  const [number, since] = [formatHtsCode(code), dayText(language, on)]
  return successors.length === 0
    ? texts.renumberedWithout(number, since)
    : texts.renumbered(number, since, codesText(language, successors))
}

/** That a number is new, for goods of which numbers; the title beside it is that of one old number, or none. */
export function newNumberText(
  language: Language,
  { on, codes }: { readonly on: string; readonly codes: readonly string[] },
): string {
  const texts = wordsIn(language, en)
  const said = [dayText(language, on), codesText(language, codes)] as const
  return codes.length === 1 ? texts.newNumber(...said) : texts.newNumberOfMany(...said)
}

function codesText(language: Language, codes: readonly string[]): string {
  const named = codes.map(formatHtsCode)
  const last = named.at(-1) ?? ''
  return named.length < 2 ? last : wordsIn(language, en).or(named.slice(0, -1).join(', '), last)
}

function dayText(language: Language, day: string): string {
  const parsed = parseDate(day)
  return parsed ? dateIn(language, parsed) : day
}
