// What a line of the tariff and the goods disagree on, in words.
import { formatHtsCode } from '#domain/hts-code.ts'
import type { LineFinding } from '#domain/tariff/duty-outcome.ts'
import { unitName } from '#domain/tariff/units.ts'
import { texts } from '#texts/en/duty-receipt.ts'
import { type Language, wordsIn } from './language.ts'

/** A sentence, and the lines that fit where there are any. */
export function findingText({ facts }: LineFinding, language: Language = 'en'): string {
  const words = wordsIn(language, texts)
  const fitting = facts.fitting.map(formatHtsCode).join(', ')
  const said = words.priceOutside(facts.price, unitName(facts.unit), facts.bracket)
  return fitting === '' ? said : `${said} ${words.fittingLines(fitting)}`
}
