// What is wrong with business information, in words.
import type { NumberProblem } from '#domain/business-info.ts'
import { texts } from '#texts/en/business-info.ts'
import type { Words } from './language.ts'

const WORDS: Readonly<Record<NumberProblem | 'agreement-not-signed', (say: Words) => string>> = {
  'agreement-not-signed': (say) => say(texts).agreementRequired,
  'number-missing': (say) => say(texts).fieldRequired(say(texts).businessNumber),
  'number-not-nine-digits': (say) => say(texts).businessNumberDigits,
}

export const businessProblemText = (say: Words, problem: keyof typeof WORDS): string => WORDS[problem](say)
