// How each fee came about, in both languages.
import { texts as english } from '#texts/en/carrier-fees.ts'
import { french } from '../../ui/french-shelf.ts'
import { inBoth } from '../../ui/language.tsx'

export const feeRuleWords = inBoth(english, () => french().feeRules)
