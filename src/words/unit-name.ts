// Units of the schedule as a person reads them.
import { texts } from '#texts/en/rates.ts'
import { type Language, wordsIn } from './language.ts'

/** 'pieces' for 'No.'; one that needs no words stays as it is. */
export const unitName = (unit: string, language: Language = 'en'): string =>
  wordsIn(language, texts).unitNames[unit] ?? unit
