// What is wrong with a new password of the operator, in words; the operator's screens are in English.
import { LEAST_CHARACTERS, type PasswordProblem } from '#domain/password-strength.ts'
import { texts } from '#texts/en/settings.ts'

export const passwordProblemText = (problem: PasswordProblem): string =>
  problem === 'tooShort' ? texts.tooShort(LEAST_CHARACTERS) : texts[problem]
