// What is wrong with an FDA product code, in words.
import type { CodeProblem } from '#domain/fda/product-code.ts'
import { texts } from '#texts/en/fda.ts'
import { type Language, wordsIn } from './language.ts'

export function productCodeText(language: Language, { problem, industry }: CodeProblem): string {
  const say = wordsIn(language, texts)
  return problem === 'form' ? say.codeForm : say.codeIndustry(industry)
}
