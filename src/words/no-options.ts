// Why a public check gives no codes, in words.
import { texts } from '#texts/en/public-tools.ts'
import { type Language, wordsIn } from './language.ts'

export function noOptionsText(
  language: Language,
  reason: 'unknown-asin' | 'catalogue-failed' | 'no-candidates',
  asin: string,
): string {
  const words = wordsIn(language, texts)
  if (reason === 'no-candidates') return words.noCandidates
  return reason === 'unknown-asin' ? words.unknownAsin(asin) : words.catalogueFailed(asin)
}
