// What the seller's own words answer: 'bathroom vanity' says that it is a vanity. A proposal with its evidence, never a fact.
import type { MeasureQuestion } from './measure.ts'

/** The answer that words of the goods speak for, and the words; the longest words win. */
export function answerInWords(
  question: Pick<MeasureQuestion, 'answeredBy'> | undefined,
  description: string | undefined,
): { readonly answer: string; readonly words: string } | undefined {
  if (!question || question.answeredBy.length === 0 || !description) return undefined
  const said = ` ${plainWords(description)} `
  return question.answeredBy
    .filter(({ words }) => said.includes(` ${plainWords(words)} `))
    .toSorted((a, b) => b.words.length - a.words.length)[0]
}

/** Lower case, letters and digits only, without the ending of a plural. */
const plainWords = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => word.replace(/ies$/, 'y').replace(/([^s])s$/, '$1'))
    .join(' ')
