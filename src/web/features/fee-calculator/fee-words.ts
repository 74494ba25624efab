// How each fee came about, in both languages.
import { texts as english } from '#texts/carrier-fees.ts'
import { texts as french } from '#texts/french/carrier-fees.ts'
import { inBoth } from '../../ui/language.tsx'

export const feeRuleWords = inBoth(english, french)
