// What a line of the tariff and the goods disagree on, in words.
import { formatHtsCode } from '#domain/hts-code.ts'
import type { LineFinding } from '#domain/tariff/duty-outcome.ts'
import { texts as standing } from '#texts/en/code-standing.ts'
import { texts } from '#texts/en/duty-receipt.ts'
import { texts as ratesEn } from '#texts/en/rates.ts'
import { endedText } from './ended-code.ts'
import { type Language, wordsIn } from './language.ts'

/** A sentence, and the lines that fit where there are any. */
export function findingText(found: LineFinding, language: Language = 'en'): string {
  if (found.reason === 'code-ended') {
    const { facts } = found
    const said = endedText(language, facts.htsCode, { on: facts.on, successors: facts.fitting })
    return facts.fitting.length === 0 ? said : `${said} ${wordsIn(language, standing).oldDuty}`
  }
  const words = wordsIn(language, texts)
  if (found.reason !== 'price-outside-line') {
    const { question, answer, fitting } = found.facts
    if (found.reason === 'question-unknown') return words.questionUnknown(question, answer)
    return fitting.length === 0
      ? words.answerNoNumber(question, answer)
      : words.answerNotTaken(question, answer, fitting.join(', '))
  }
  const { facts } = found
  const names = wordsIn(language, ratesEn).unitNames
  const fitting = facts.fitting.map(formatHtsCode).join(', ')
  const said = words.priceOutside(facts.price, names[facts.unit] ?? facts.unit, facts.bracket)
  return fitting === '' ? said : `${said} ${words.fittingLines(fitting)}`
}
