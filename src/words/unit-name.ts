// Units of the schedule as a person reads them.
import { texts } from '#texts/en/rates.ts'
import { type Language, wordsIn } from './language.ts'

/** 'pieces' for 'No.'; one that needs no words stays as it is. */
export const unitName = (unit: string, language: Language = 'en'): string =>
  wordsIn(language, texts).unitNames[unit] ?? unit

/** 'lead' for 'lead content'. */
export const partInWords = (part: string, language: Language): string =>
  wordsIn(language, texts).partNames[part.replace(/ content$/, '')] ?? part

/** The name as it stands behind an amount: '1 piece', '2 pieces'; French keeps the singular below two ('1,5 pièce'). */
export function countedUnit(amount: string, unit: string, language: Language): string {
  const isOne = new Intl.PluralRules(language).select(Number(amount)) === 'one'
  const one = isOne ? wordsIn(language, texts).unitNamesOfOne[unit] : undefined
  return one ?? unitName(unit, language)
}
